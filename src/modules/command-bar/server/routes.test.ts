import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { aRequest, aVendor } from '#demo/examples.ts'
import { vendors } from '#maintenance/vendors/server/table.ts'
import { assignments } from '#occupancy/server/table.ts'
import { newId } from '#platform/server/database/ids.ts'
import { paymentEntries } from '#payments/server/table.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { addHome, addUnit } from '../../../../tests/support/people/household.ts'
import { commandBar } from '../contract.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof addHome>>
let other: Awaited<ReturnType<typeof addHome>>
const requestId = newId()

before(async () => {
  app = await createTestApp()
  const elise = await app.addPerson('tenant', { firstName: 'Élise', lastName: 'Desrosiers-Côté' })
  home = await addHome(app.db, elise)
  other = await addHome(app.db, await app.addPerson('tenant', { firstName: 'Amara', lastName: 'Okafor' }))
  await app.db
    .update(residents)
    .set({ notes: 'Owes for the zeppelin', phonePrimary: '+14165550142', preferredName: 'Lilou' })
    .where(eq(residents.id, home.residentId))
  await app.db
    .update(units)
    .set({ unitNumber: '1204', floor: 12, ownerName: 'Walrus Holdings' })
    .where(eq(units.id, home.unit.id))
  await app.db
    .update(units)
    .set({ unitNumber: '120', floor: 12 })
    .where(eq(units.id, (await addUnit(app.db)).id))
  await app.db.update(units).set({ unitNumber: '112' }).where(eq(units.id, other.unit.id))
  const filed = { reportedBy: app.people.staff.id, unitId: home.unit.id, residentId: home.residentId }
  await app.db.insert(requests).values([
    aRequest({ ...filed, id: requestId, number: 77, title: 'Dishwasher floods' }),
    aRequest({
      reportedBy: app.people.staff.id,
      number: 78,
      title: 'Elevator stops between floors',
      placeName: 'Lift 2',
    }),
    aRequest({ ...filed, number: 79, title: 'Dishwasher hums', status: 'completed' }),
  ])
  await app.db.insert(vendors).values(['KONE', 'Oconell & Marble', 'Emarbles'].map((name) => aVendor({ name })))
  await app.db.insert(paymentEntries).values({
    id: newId(),
    residentId: home.residentId,
    kind: 'charge',
    type: 'Xylophone storage',
    date: '2026-01-01',
    amountCents: 100,
    enteredBy: app.people.admin.id,
  })
})
after(() => app.close())

const find = async (q: string) => {
  const { status, body } = await app.as('staff').requestOk(commandBar.find, { query: { q } })
  assert.equal(status, 200, JSON.stringify(body))
  return body
}
const namesIn = async (q: string) => (await find(q)).people.map(({ name }) => name)
const titlesIn = async (q: string) => (await find(q)).requests.map(({ title }) => title)
const numbersIn = async (q: string) => (await find(q)).units.map(({ unitNumber }) => unitNumber)

describe('a person is found', () => {
  it('by any part of the name, regardless of accents and order', async () => {
    for (const typed of ['elise', 'ÉLISE', 'cote', 'desros', 'cote elise', 'Elise Desrosiers-Cote', 'lilou'])
      assert.deepEqual(await namesIn(typed), ['Élise Desrosiers-Côté'], typed)
  })
  it('by the first one or two letters of a name', async () => {
    assert.deepEqual(await namesIn('ok'), ['Amara Okafor'])
    assert.deepEqual(await namesIn('él'), ['Élise Desrosiers-Côté'])
    assert.deepEqual(await namesIn('a ok'), ['Amara Okafor'])
  })
  it('by telephone in any format, by e-mail, by unit number', async () => {
    for (const typed of ['416-555-0142', '(416) 5550142', '1204'])
      assert.deepEqual(await namesIn(typed), ['Élise Desrosiers-Côté'], typed)
    assert.deepEqual(await namesIn('amara 112'), ['Amara Okafor'])
    assert.deepEqual(await namesIn('amara 1204'), [])
  })
  it('in spite of typos', async () => {
    for (const typed of ['okafro', 'okaffor', 'okafir', 'amraa okafor', 'amara okfor'])
      assert.deepEqual(await namesIn(typed), ['Amara Okafor'], typed)
    assert.deepEqual(await namesIn('desrosirs'), ['Élise Desrosiers-Côté'])
  })
  it('with their homes; office accounts with their role', async () => {
    const [resident] = (await find('amara')).people
    assert.ok(resident?.kind === 'resident')
    assert.deepEqual([resident.id, resident.unitNumbers], [other.residentId, ['112']])
    const [colleague] = (await find(app.people.admin.email)).people
    assert.deepEqual([colleague?.kind, colleague?.id], ['account', app.people.admin.id])
  })
  it('as former once they have left, also when their account is suspended', async () => {
    const left = await app.addPerson('tenant', { firstName: 'Wilhelmina', lastName: 'Gone' })
    const { residentId, unit } = await addHome(app.db, left)
    await app.db.update(units).set({ unitNumber: '915' }).where(eq(units.id, unit.id))
    const now = new Date()
    await app.db.update(assignments).set({ endedAt: now }).where(eq(assignments.residentId, residentId))
    for (const status of ['Active', 'Suspended'] as const) {
      await app.db.update(users).set({ status }).where(eq(users.id, left.id))
      assert.deepEqual(
        (await find('wilhelmina')).people.map((person) => person.kind === 'resident' && person.status),
        ['Former'],
      )
    }
  })
  it('no more once the account is deleted', async () => {
    const deleted = await app.addPerson('staff', { firstName: 'Quirina', lastName: 'Vanished' })
    assert.equal((await find('quirina')).people.length, 1)
    await app.db.update(users).set({ deletedAt: new Date(), status: 'Suspended' }).where(eq(users.id, deleted.id))
    assert.deepEqual(await namesIn('quirina'), [])
  })
})

describe('a unit is found', () => {
  it('by its number, the number itself first, and by its owner', async () => {
    assert.deepEqual(await numbersIn('1204'), ['1204'])
    assert.deepEqual(await numbersIn('Unit 1204'), ['1204'])
    assert.deepEqual(await numbersIn('12'), ['120', '1204'])
    assert.deepEqual(await numbersIn('204'), ['1204'])
    assert.deepEqual(await numbersIn('walrus'), ['1204'])
    const [unit] = (await find('1204')).units
    assert.deepEqual(
      [unit?.status, unit?.residents, unit?.ownerName],
      ['Occupied', ['Élise Desrosiers-Côté'], 'Walrus Holdings'],
    )
  })
})

describe('a request is found', () => {
  it('by its number, with the code of the building or without', async () => {
    for (const typed of ['77', '#77', 'TST-77', 'tst-77', 'tst77', 'TST 77'])
      assert.equal((await titlesIn(typed))[0], 'Dishwasher floods', typed)
    assert.deepEqual(await titlesIn('lift 77'), [])
  })
  it('by words of its title, place and resident together; open ones first', async () => {
    assert.deepEqual(await titlesIn('dishwasher'), ['Dishwasher floods', 'Dishwasher hums'])
    assert.deepEqual(await titlesIn('1204 floods'), ['Dishwasher floods'])
    assert.deepEqual(await titlesIn('elise floods'), ['Dishwasher floods'])
    assert.deepEqual(await titlesIn('lift 2'), ['Elevator stops between floors'])
    assert.deepEqual(await titlesIn('elevater'), ['Elevator stops between floors'])
  })
})

describe('a vendor is found', () => {
  it('by its name, also with a typo; a similar word inside of another one is no match', async () => {
    const namesOf = async (q: string) =>
      (await app.as('admin').requestOk(commandBar.find, { query: { q } })).body.others.map(({ title }) => title)
    assert.deepEqual(await namesOf('kone'), ['KONE'])
    assert.deepEqual(await namesOf('koen'), ['KONE'])
    assert.deepEqual(await namesOf('marble'), ['Emarbles', 'Oconell & Marble'])
    assert.deepEqual(await namesOf('marbel'), ['Oconell & Marble'])
  })
})

const nothing = { units: [], people: [], requests: [], assets: [], others: [] }

describe('what is not found', () => {
  it('office notes and payments are not searched, not even for administrators', async () => {
    for (const typed of ['zeppelin', 'xylophone'])
      for (const role of ['staff', 'admin'] as const) {
        const { body } = await app.as(role).requestOk(commandBar.find, { query: { q: typed } })
        assert.deepEqual({ ...body, spelling: null }, { ...nothing, spelling: null }, typed)
      }
  })
  it('empty text, wildcards and unknown words find nothing', async () => {
    for (const typed of ['', '   ', '%', '_', '%%%', '___', '\\', 'qqqqzzzz', '" or 1=1', '{}', "'"])
      assert.deepEqual(await find(typed), { ...nothing, spelling: null }, typed)
  })
  it('a missing or too long text is rejected', async () => {
    for (const query of [`?q=${'x'.repeat(101)}`, '']) {
      const { status, body } = await app.as('staff').send({ method: 'GET', url: `/api/admin/find${query}` })
      assert.deepEqual([status, body.field], [400, 'q'])
    }
    await find('x'.repeat(100))
    await find('a b c d e f g h i j k l m')
  })
})

describe('recent records', () => {
  const listRecent = (of: string) => app.as('staff').requestOk(commandBar.chosen, { query: { of } })
  it('are returned in their current state and order, without deleted ones', async () => {
    const of = [
      `request:${requestId}`,
      `unit:${home.unit.id}`,
      `unit:${newId()}`,
      `resident:${other.residentId}`,
      `account:${app.people.staff.id}`,
      // The wrong kind for this id.
      `account:${home.residentId}`,
    ].join(',')
    const { body } = await listRecent(of)
    assert.deepEqual(
      body.map(({ kind, id }) => [kind, id]),
      [
        ['request', requestId],
        ['unit', home.unit.id],
        ['resident', other.residentId],
        ['account', app.people.staff.id],
      ],
    )
    assert.deepEqual((await listRecent('')).body, [])
  })
  it('are requested by kind and id, eight at most', async () => {
    for (const of of [
      'unit',
      'unit:x',
      `payment:${newId()}`,
      Array.from({ length: 9 }, () => `unit:${newId()}`).join(','),
    ])
      assert.equal(
        (await app.as('staff').send({ method: 'GET', url: `/api/admin/find/chosen?of=${of}` })).status,
        400,
        of,
      )
  })
})
