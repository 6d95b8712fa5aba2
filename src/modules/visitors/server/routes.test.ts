import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { newId } from '#platform/server/database/ids.ts'
import { undo } from '#undo/contract.ts'
import { addHome, addUnit } from '../../../../tests/support/people/household.ts'
import { addVisitorStall, arrive, visitDay, visitToday } from '../../../../tests/support/people/visitor-records.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { doNotAdmit } from '../barred-contract.ts'
import { visitors } from '../contract.ts'
import { ownVisitors } from '../own-contract.ts'
import { findPassPage } from './pass-page.ts'

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
const board = async () => (await desk().requestOk(visitors.board)).body
const notified = async (userId: string) =>
  (
    await app.db.execute<{ params: { who: string; count: number } }>(
      sql`select params from notifications where user_id = ${userId} and kind = 'visitor_arrived' order by created_at`,
    )
  ).rows.map(({ params }) => [params.who, params.count])

describe('an announced visit', () => {
  it('is expected at the desk, and found by its code', async () => {
    const { own, unit, person } = await addResident()
    const { body: pass } = await own.requestOk(ownVisitors.add, { body: visitToday(app) })
    assert.deepEqual([pass.state, pass.unitNumber, pass.guests[0]?.hasArrived], ['expected', unit.unitNumber, false])
    const { body: found } = await desk().requestOk(visitors.byCode, { body: { code: pass.code.toLowerCase() } })
    assert.deepEqual([found.id, found.host, found.hostId, found.problem], [pass.id, 'Amara Okafor', person.id, null])
    assert.ok((await board()).expected.some(({ id }) => id === pass.id))
    assert.equal((await desk().request(visitors.byCode, { body: { code: 'ACDEFHJ3' } })).status, 404)
  })

  it('can be changed and cancelled, and then admits no longer', async () => {
    const { own } = await addResident()
    const { body: pass } = await own.requestOk(ownVisitors.add, { body: visitToday(app, ['Ann Lee', 'Bo Chan']) })
    const params = { id: pass.id }
    const body = visitToday(app, ['bo chan', 'Cy Fox'], { note: 'Piano' })
    const { body: changed } = await own.requestOk(ownVisitors.change, { params, body })
    assert.deepEqual([changed.guests.map(({ fullName }) => fullName), changed.code], [['bo chan', 'Cy Fox'], pass.code])
    const headers = { 'if-match': '"1"' }
    assert.equal((await own.request(ownVisitors.change, { params, body, headers })).status, 412)
    await own.requestOk(ownVisitors.cancel, { params })
    const tried = await desk().request(visitors.checkIn, { body: { passId: pass.id, fullName: 'Cy Fox' } })
    assert.deepEqual([tried.status, tried.body.code], [409, 'pass_ended'])
    assert.equal((await desk().requestOk(visitors.byCode, { body: { code: pass.code } })).body.problem, 'cancelled')
    assert.deepEqual((await own.requestOk(ownVisitors.list)).body.passes, [])
  })

  it('names the field of what cannot be', async () => {
    const { own } = await addResident()
    const elsewhere = await addUnit(app.db)
    const field = async (body: object) => (await own.request(ownVisitors.add, { body })).body.field
    assert.equal(await field(visitToday(app, [])), 'guests')
    assert.equal(await field(visitToday(app, ['Ann Lee', 'ann lee'])), 'guests')
    assert.equal(await field(visitToday(app, ['Ann'], { unitId: elsewhere.id })), 'unitId')
    assert.equal(await field(visitToday(app, ['Ann'], { lastDay: visitDay(app, 3) })), 'weekdays')
    assert.equal(await field(visitToday(app, ['Ann'], { lastDay: visitDay(app, -1) })), 'lastDay')
    assert.equal(await field(visitToday(app, ['Ann'], { startsAt: '25:00' })), 'startsAt')
    const past = { firstDay: visitDay(app, -3), lastDay: visitDay(app, -3) }
    assert.equal(await field(visitToday(app, ['Ann'], past)), 'firstDay')
    assert.equal(
      await field(visitToday(app, ['Ann'], { weekdays: [1], lastDay: visitDay(app, 9), plate: 'A' })),
      'plate',
    )
  })

  it('has a page that its signed link opens, also from an e-mail', async () => {
    const { own } = await addResident()
    const { body: pass } = await own.requestOk(ownVisitors.add, { body: visitToday(app) })
    const token = new URL(pass.link).searchParams.get('token') ?? ''
    const page = await findPassPage(app.db, app.secretKey, token, app.now())
    assert.deepEqual(
      [page.name, page.host, page.code, page.problem],
      ['Nora Lindqvist', 'Amara Okafor', pass.code, null],
    )
    const other = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
    await assert.rejects(findPassPage(app.db, app.secretKey, other, app.now()), { status: 400 })
    const params = { id: pass.id }
    await own.requestOk(ownVisitors.email, { params, body: { email: 'nora@example.com' } })
    const { rows } = await app.db.execute<{ body: string; type: string }>(
      sql`select text_body as body, link_type as type from mail_outbox where about_id = ${pass.id}`,
    )
    assert.equal(rows[0]?.type, 'visitor-pass')
    assert.ok(!rows[0]?.body.includes(pass.code) && !rows[0]?.body.includes(token))
    await own.requestOk(ownVisitors.cancel, { params })
    const ended = await findPassPage(app.db, app.secretKey, token, app.now())
    assert.deepEqual([ended.problem, ended.code], ['cancelled', null])
  })
})

describe('a party', () => {
  it('is checked in one by one, and its host is notified once', async () => {
    const { own, person } = await addResident()
    const names = Array.from({ length: 12 }, (_, at) => `Guest Number${String.fromCharCode(65 + at)}`)
    const { body: pass } = await own.requestOk(ownVisitors.add, { body: visitToday(app, names) })
    const { guests } = (await desk().requestOk(visitors.pass, { params: { id: pass.id } })).body
    for (const { id } of guests) await arrive(app, { passId: pass.id, guestId: id })
    const { inside, expected } = await board()
    assert.equal(inside.filter(({ passId }) => passId === pass.id).length, 12)
    assert.ok(!expected.some(({ id }) => id === pass.id))
    assert.deepEqual(await notified(person.id), [['Guest NumberA', 12]])
    const again = await desk().request(visitors.checkIn, { body: { passId: pass.id, guestId: guests[0]?.id } })
    assert.deepEqual([again.status, again.body.code], [409, 'already_here'])
    const { body: listed } = await own.requestOk(ownVisitors.list)
    assert.deepEqual([listed.passes[0]?.state, listed.passes[0]?.guests.every(({ isHere }) => isHere)], ['here', true])
  })
})

describe('a visitor at the desk', () => {
  it('who was not announced is checked in by unit, and out again', async () => {
    const { person, unit } = await addResident()
    const stay = await arrive(app, { fullName: 'Ed Moss', unitId: unit.id, hostId: person.id, badge: 'G-7' })
    assert.deepEqual([stay.status, stay.host, stay.unit?.id], ['inside', 'Amara Okafor', unit.id])
    assert.deepEqual(await notified(person.id), [['Ed Moss', 1]])
    const taken = await desk().request(visitors.checkIn, { body: { fullName: 'Al', unitId: unit.id, badge: 'g-7' } })
    assert.deepEqual([taken.status, taken.body.field], [409, 'badge'])
    const { body: gone } = await desk().requestOk(visitors.checkOut, { params: { id: stay.id } })
    assert.deepEqual([gone.status, gone.leftAt !== null], ['left', true])
    assert.equal((await desk().request(visitors.checkOut, { params: { id: stay.id } })).status, 409)
  })

  it('who was entered by mistake leaves no trace after an undo', async () => {
    const { person, unit } = await addResident()
    const operation = newId()
    const body = { fullName: 'Ed Moss', unitId: unit.id, hostId: person.id }
    const { body: stay } = await desk().requestOk(visitors.checkIn, { body, query: { operation } })
    await desk().requestOk(undo.undoAtDesk, { params: { id: operation } })
    assert.ok(!(await board()).inside.some(({ id }) => id === stay.id))
    assert.deepEqual(await notified(person.id), [])
    assert.equal((await desk().request(visitors.checkOut, { params: { id: stay.id } })).status, 404)
  })

  it('cannot come back by an undo while another one has the badge', async () => {
    const unit = await addUnit(app.db)
    const operation = newId()
    const stay = await arrive(app, { fullName: 'Ed Moss', unitId: unit.id, badge: 'G-9' })
    await desk().requestOk(visitors.checkOut, { params: { id: stay.id }, query: { operation } })
    await arrive(app, { fullName: 'Al Roy', unitId: unit.id, badge: 'G-9' })
    assert.equal((await desk().request(undo.undoAtDesk, { params: { id: operation } })).status, 409)
  })

  it('who is a contractor shows the insurance of the vendor', async () => {
    const until = visitDay(app, -1)
    const vendorId = newId()
    await app.db.execute(
      sql`insert into vendors (id, name, trade, insured_until) values (${vendorId}, 'Hale Elevator', 'elevator', ${until})`,
    )
    const { body: firms } = await desk().requestOk(visitors.firms, { query: { text: 'hale' } })
    assert.deepEqual(firms, [{ vendorId, name: 'Hale Elevator', insuredUntil: until, insurance: 'expired' }])
    const stay = await arrive(app, { kind: 'contractor', fullName: 'Karim Benali', vendorId, badge: 'C-1' })
    assert.deepEqual([stay.firm, stay.insurance, stay.unit], ['Hale Elevator', 'expired', null])
    const field = async (body: object) => (await desk().request(visitors.checkIn, { body })).body.field
    assert.equal(await field({ kind: 'contractor', fullName: 'Karim Benali' }), 'firm')
    assert.equal(await field({ fullName: 'Karim Benali' }), 'unitId')
    assert.equal(await field({ unitId: (await addUnit(app.db)).id }), 'fullName')
  })
})

describe('a person whom the desk must not admit', () => {
  it('is stopped at the announcement and at the desk, where the reason is not shown', async () => {
    const { own, unit } = await addResident()
    const reason = 'Threatened the night guard'
    const { body: entry } = await app.as('staff').requestOk(doNotAdmit.add, { body: { fullName: 'Rex Stone', reason } })
    const announced = await own.request(ownVisitors.add, { body: visitToday(app, ['Rex J. Stone']) })
    assert.deepEqual([announced.status, announced.body.code], [409, 'call_office'])
    const tried = await desk().request(visitors.checkIn, { body: { fullName: 'stone, rex', unitId: unit.id } })
    assert.deepEqual([tried.status, tried.body.message], [409, 'Do not admit. Call the office.'])
    assert.ok(!JSON.stringify([announced.body, tried.body, await board()]).includes(reason))
    assert.equal((await desk().request(doNotAdmit.list)).status, 403)
    const body = { fullName: 'Rex Stone', unitId: unit.id, isAdmittedByOffice: true }
    assert.equal((await desk().request(visitors.checkIn, { body })).status, 409)
    await app.as('staff').requestOk(visitors.checkIn, { body })
    await app.as('staff').requestOk(doNotAdmit.end, { params: { id: entry.id } })
    await arrive(app, { fullName: 'Rex Stone', unitId: unit.id })
    const { rows } = await app.db.execute(
      sql`select id from audit_log where after::text like '%guard%' or before::text like '%guard%'`,
    )
    assert.deepEqual(rows, [])
  })
})

describe('visitor stalls', () => {
  it('are given with an announcement, counted per month, and free again after it is cancelled', async () => {
    await addVisitorStall(app, 'V-1')
    await app.as('staff').requestOk(visitors.setRules, { body: { stallsPerMonth: 1 } })
    const { own } = await addResident()
    const { body: pass } = await own.requestOk(ownVisitors.add, {
      body: visitToday(app, ['Ann Lee'], { plate: 'abc 123', firstDay: visitDay(app, 1), lastDay: visitDay(app, 1) }),
    })
    assert.deepEqual(pass.stall, { number: 'V-1', plate: 'ABC 123' })
    const more = visitToday(app, ['Bo Chan'], { plate: 'X', firstDay: visitDay(app, 1), lastDay: visitDay(app, 1) })
    const second = await own.request(ownVisitors.add, { body: more })
    assert.deepEqual([second.status, second.body.code, second.body.field], [409, 'stall_limit', 'plate'])
    await own.requestOk(ownVisitors.cancel, { params: { id: pass.id } })
    assert.equal((await own.requestOk(ownVisitors.add, { body: more })).body.stall?.number, 'V-1')
  })

  it('go to one of fifty guests who want the last one, and the others read why not', async () => {
    await app.db.execute(sql`update assets set status = 'out_of_service' where kind = 'visitor_stall'`)
    await addVisitorStall(app, 'V-LAST')
    const homes = []
    for (let at = 0; at < 50; at += 1) homes.push((await addUnit(app.db)).id)
    const replies = await Promise.all(
      homes.map((unitId) => desk().request(visitors.giveStall, { body: { unitId, plate: 'ABC 1', hours: 2 } })),
    )
    const given = replies.filter(({ status }) => status === 201)
    const others = replies.filter(({ status }) => status !== 201)
    assert.equal(given.length, 1)
    assert.deepEqual(
      new Set(others.map(({ status, body }) => `${status} ${body.code} ${body.message}`)),
      new Set(['409 no_stall No visitor stall is free for all of this time. Fewer hours may work.']),
    )
    assert.equal((await board()).stalls.free, 0)
  })

  it('go to a home as often as its share, however many ask at once', async () => {
    await app.as('staff').requestOk(visitors.setRules, { body: { stallsPerMonth: 3 } })
    for (let at = 0; at < 8; at += 1) await addVisitorStall(app, `W-${at}`)
    const unitId = (await addUnit(app.db)).id
    const replies = await Promise.all(
      Array.from({ length: 8 }, () =>
        desk().request(visitors.giveStall, { body: { unitId, plate: 'ABC 1', hours: 2 } }),
      ),
    )
    assert.equal(replies.filter(({ status }) => status === 201).length, 3)
    assert.deepEqual(new Set(replies.map(({ body }) => body.code).filter(Boolean)), new Set(['stall_limit']))
  })
})
