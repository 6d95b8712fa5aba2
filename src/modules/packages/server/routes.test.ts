import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { newId } from '#platform/server/database/ids.ts'
import { undo } from '#undo/contract.ts'
import { announce, codeOf, dayAhead, takeIn } from '../../../../tests/support/people/desk-records.ts'
import { addHome, addUnit } from '../../../../tests/support/people/household.ts'
import { addHouseholdMember } from '../../../../tests/support/people/members.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { packages } from '../contract.ts'
import { ownPackages } from '../own-contract.ts'
import { remindRecipients } from './notices.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const desk = () => app.as('concierge')
async function addResident() {
  const person = await app.addPerson('tenant', { firstName: 'Amara', lastName: 'Okafor' })
  const { unit } = await addHome(app.db, person)
  return { person, unit, own: app.withCookie(person.cookie) }
}

/** Fails when it is not true within ten seconds. */
async function waitFor(isTrue: () => Promise<boolean>) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await isTrue()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  assert.fail('It did not become true.')
}

describe('a package that is taken in', () => {
  it('has the carrier of its number and a place by the rules of the desk', async () => {
    const { person, unit } = await addResident()
    const { body: places } = await app.as('staff').requestOk(packages.setPlaces, {
      body: {
        places: [
          { name: 'A1', kind: 'shelf' },
          { name: 'Fridge', kind: 'fridge' },
        ],
      },
    })
    assert.deepEqual(
      places.filter(({ name }) => ['A1', 'Fridge'].includes(name)).map(({ name }) => name),
      ['A1', 'Fridge'],
    )
    const first = await takeIn(app, unit.id, person.id, { trackingNumber: '1z 5r8 939-0357567127' })
    assert.deepEqual(
      [first.trackingNumber, first.carrier, first.place, first.recipient, first.unit.unitNumber],
      ['1Z5R89390357567127', 'ups', 'A1', 'Amara Okafor', unit.unitNumber],
    )
    const second = await takeIn(app, unit.id, person.id, { isPerishable: true })
    assert.deepEqual([second.place, second.attention], ['Fridge', 'perishable'])
  })

  it('is not taken in twice', async () => {
    const { person, unit } = await addResident()
    await takeIn(app, unit.id, person.id, { trackingNumber: '1Z879E930346834440', place: 'C3' })
    const { status, body } = await desk().request(packages.add, {
      body: { unitId: unit.id, recipientId: person.id, trackingNumber: '1Z879E930346834440' },
    })
    assert.deepEqual([status, body.code, body.field], [409, 'already_here', 'trackingNumber'])
    assert.match(body.message, /C3/)
  })

  it('is taken in once by desks that scan its label at the same moment', async () => {
    const { person, unit } = await addResident()
    const body = { unitId: unit.id, recipientId: person.id, place: 'C4' }
    const typed = ['1Z999AA10123456784', '1z 999 AA1 0123456784', '1Z-999-AA1-0123456784']
    const replies = await Promise.all(
      [...typed, ...typed].map((trackingNumber) => desk().request(packages.add, { body: { ...body, trackingNumber } })),
    )
    assert.equal(replies.filter(({ status }) => status === 201).length, 1)
    const others = replies.filter(({ status }) => status !== 201)
    assert.deepEqual(
      new Set(others.map(({ status, body }) => [status, body.code, body.field, body.message].join(' '))),
      new Set(['409 already_here trackingNumber This package is here already, at C4']),
    )
  })

  it('does not come back by an undo once its label was scanned again', async () => {
    const { person, unit } = await addResident()
    const trackingNumber = '1Z12345E0205271688'
    const operation = newId()
    const { id } = await takeIn(app, unit.id, person.id, { trackingNumber })
    const body = { packageIds: [id], proof: 'name', collector: {} }
    await desk().requestOk(packages.handOver, { query: { operation }, body })
    await takeIn(app, unit.id, person.id, { trackingNumber })
    const undone = await desk().request(undo.undoAtDesk, { params: { id: operation } })
    assert.deepEqual([undone.status, undone.body.code], [409, 'already_here'])
  })

  it('needs a unit, and a recipient who lives there', async () => {
    const { person } = await addResident()
    const elsewhere = await addUnit(app.db)
    const send = (body: object) => desk().request(packages.add, { body })
    assert.equal((await send({ unitId: newId() })).body.field, 'unitId')
    assert.equal((await send({ unitId: elsewhere.id, recipientId: person.id })).body.field, 'recipientId')
    const { member, home } = await addHouseholdMember(app)
    assert.equal((await send({ unitId: home.unit.id, recipientId: member.id })).status, 201)
  })

  it('tells its recipient two minutes later, once for all that arrived, with a code', async () => {
    const { person, unit, own } = await addResident()
    await takeIn(app, unit.id, person.id)
    await takeIn(app, unit.id, person.id)
    assert.deepEqual((await own.requestOk(ownPackages.list)).body, [])
    assert.ok((await announce(app)) >= 2)
    assert.equal(await announce(app), 0)
    const { rows } = await app.db.execute(
      sql`select kind, params, about_type as about from notifications where user_id = ${person.id}`,
    )
    assert.deepEqual(rows, [
      { kind: 'package_arrived', params: { count: 2, unit: unit.unitNumber }, about: 'package codes' },
    ])
    assert.equal((await own.requestOk(ownPackages.list)).body.length, 2)
    const { body: codes } = await own.requestOk(ownPackages.codes)
    assert.deepEqual(codes, [
      { unitNumber: unit.unitNumber, isForHome: false, code: await codeOf(app, unit.id, person.id) },
    ])
    assert.match(codes[0]?.code ?? '', /^[A-Z]{2} \d{4}$/)
  })

  it('greets a business by its whole name, with the carrier and what must stay cold', async () => {
    const { person, unit } = await addResident()
    await app.db.execute(sql`update units set category = 'commercial' where id = ${unit.id}`)
    await app.db.execute(sql`update residents set full_name = 'Okafor Bright Law Office' where user_id = ${person.id}`)
    const { id } = await takeIn(app, unit.id, person.id)
    await app.db.execute(sql`update packages set carrier = 'dhl', is_perishable = true where id = ${id}`)
    await announce(app)
    const lines = ['Hello Okafor Bright Law Office,', 'Brought by DHL.', 'It must stay cold. Please collect it soon.']
    await waitFor(async () => (await app.emails(1)).some((mail) => lines.every((line) => mail.includes(line))))
  })

  it('has its code in the e-mail that is sent, and nowhere in the database or in a list', async () => {
    const { person, unit } = await addResident()
    const { id } = await takeIn(app, unit.id, person.id)
    await announce(app)
    const code = (await codeOf(app, unit.id, person.id)) ?? ''
    await waitFor(async () => (await app.emails(1)).some((mail) => mail.includes(code)))
    for (const table of ['mail_outbox', 'notifications', 'audit_log', 'package_codes', 'packages']) {
      const { rows } = await app.pool.query<{ text: string }>(`select t::text as text from ${table} t`)
      const plain = code.replace(' ', '')
      assert.ok(!rows.some(({ text }) => text.includes(code) || text.includes(plain)), table)
    }
    assert.ok(!JSON.stringify((await desk().requestOk(packages.find, { params: { id } })).body).includes(code))
  })

  it('can be undone at the desk, and then no one is notified', async () => {
    const { person, unit } = await addResident()
    const operation = newId()
    const { body } = await desk().requestOk(packages.add, {
      query: { operation },
      body: { unitId: unit.id, recipientId: person.id },
    })
    await desk().requestOk(undo.undoAtDesk, { params: { id: operation } })
    await announce(app)
    assert.equal((await desk().request(packages.find, { params: { id: body.id } })).status, 404)
    assert.equal(await codeOf(app, unit.id, person.id), null)
    const { rows } = await app.db.execute(sql`select from notifications where user_id = ${person.id}`)
    assert.equal(rows.length, 0)
  })
})

describe('a package that its recipient does not collect', () => {
  it('is declined, and then goes back', async () => {
    const { person, unit, own } = await addResident()
    const { id } = await takeIn(app, unit.id, person.id)
    await announce(app)
    const change = (body: object) => desk().requestOk(packages.change, { params: { id }, body })
    const { body: declined } = await change({ status: 'declined', reason: 'Not ordered' })
    assert.deepEqual([declined.status, declined.attention, declined.reason], ['declined', 'declined', 'Not ordered'])
    assert.equal(await codeOf(app, unit.id, person.id), null)
    const { body: back } = await change({ status: 'waiting' })
    assert.deepEqual([back.status, back.reason], ['waiting', null])
    await change({ status: 'declined', reason: 'Not ordered' })
    const { body: returned } = await change({ status: 'returned' })
    assert.ok(returned.doneAt !== null)
    assert.equal(returned.reason, 'Not ordered')
    assert.equal((await desk().request(packages.change, { params: { id }, body: { note: 'x' } })).status, 409)
    assert.equal((await own.requestOk(ownPackages.list, { query: { state: 'done' } })).body[0]?.status, 'returned')
  })

  it('is reminded of by rule, but not while the recipient lets it wait', async () => {
    const { person, unit, own } = await addResident()
    const { id } = await takeIn(app, unit.id, person.id)
    await announce(app)
    const tools = { mail: app.mail, origin: 'http://tower.test', secretKey: app.secretKey }
    const remind = (days: number) => remindRecipients(app.db, tools, new Date(app.now().getTime() + days * 86_400_000))
    const remindersOf = async () => (await desk().requestOk(packages.find, { params: { id } })).body.reminders
    await own.requestOk(ownPackages.pause, { params: { id }, body: { until: dayAhead(app, 4) } })
    await remind(3)
    assert.equal(await remindersOf(), 0)
    await own.requestOk(ownPackages.pause, { params: { id }, body: { until: null } })
    await remind(3)
    await remind(3)
    assert.equal(await remindersOf(), 1)
    const tooLate = await own.request(ownPackages.pause, { params: { id }, body: { until: dayAhead(app, 400) } })
    assert.deepEqual([tooLate.status, tooLate.body.field], [400, 'until'])
  })

  it('with the wrong recipient is corrected: the right one is notified, with another code', async () => {
    const [wrong, right] = [await addResident(), await addResident()]
    const { id } = await takeIn(app, wrong.unit.id, wrong.person.id)
    await announce(app)
    await desk().requestOk(packages.change, {
      params: { id },
      body: { unitId: right.unit.id, recipientId: right.person.id },
    })
    assert.equal(await codeOf(app, wrong.unit.id, wrong.person.id), null)
    assert.deepEqual((await wrong.own.requestOk(ownPackages.list)).body, [])
    await announce(app)
    assert.equal((await right.own.requestOk(ownPackages.list)).body.length, 1)
  })
})

describe('the lists of the desk', () => {
  it('find packages by number, recipient and unit, and count what is here', async () => {
    const person = await app.addPerson('tenant', { firstName: 'Zoltan', lastName: 'Quist' })
    const { unit } = await addHome(app.db, person)
    const { id } = await takeIn(app, unit.id, person.id, { trackingNumber: 'TBA502887274000', place: 'Z9' })
    const outgoing = await takeIn(app, unit.id, person.id, { direction: 'outgoing', place: 'Z9' })
    const search = async (text: string) =>
      (await desk().requestOk(packages.list, { query: { search: text } })).body.map((one) => one.id)
    for (const text of ['887274', 'quist', 'zoltan quist', unit.unitNumber])
      assert.ok((await search(text)).includes(id), text)
    assert.deepEqual(await search('nobody here'), [])
    const { body: summary } = await desk().requestOk(packages.summary)
    assert.equal(summary.places.find(({ name }) => name === 'Z9')?.here, 2)
    assert.ok(summary.outgoing >= 1)
    await desk().requestOk(packages.change, { params: { id: outgoing.id }, body: { status: 'sent' } })
    const { body: months } = await desk().requestOk(packages.months)
    assert.ok((months[0]?.sent ?? 0) >= 1)
  })
})
