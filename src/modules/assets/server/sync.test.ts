import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { newId } from '#platform/server/database/ids.ts'
import { occupancy } from '#occupancy/contract.ts'
import { assignments } from '#occupancy/server/table.ts'
import { residents as residentCalls } from '#residents/contract.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import { addHome } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { assets as calls } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

/** A resident with a home, whose record can be written as the specified call does it. */
async function addResident() {
  const person = await app.addPerson('tenant')
  const { residentId, unit } = await addHome(app.db, person)
  const write = (body: object) => app.as('staff').request(residentCalls.change, { params: { id: residentId }, body })
  return { id: residentId, unit, write }
}
const holdersOf = async (number: string) =>
  (
    await app.db.execute<{ residentId: string; current: boolean }>(sql`
      select h.resident_id as "residentId", h.ended_at is null as current from asset_holders h
      join assets a on a.id = h.asset_id where a.number = ${number} and h.started_at is not null order by h.started_at, h.ended_at`)
  ).rows
const holderOf = async (number: string) => (await holdersOf(number)).find(({ current }) => current)?.residentId ?? null
const conflictsAbout = async (number: string) =>
  (await app.as('staff').requestOk(calls.conflicts)).body
    .filter(({ asset }) => asset.number === number)
    .map(({ claimants }) => claimants.map(({ tenantId, isHolder }) => [tenantId, isHolder]))

describe('the record of a stall', () => {
  it('follows the text of a resident, which is stored as it was sent', async () => {
    const { id, write } = await addResident()
    assert.equal((await write({ parkingStalls: ['p4-01 ', 'P4-02'], lockerNumbers: 'L9-1' })).status, 200)
    assert.deepEqual([await holderOf('p4-01'), await holderOf('P4-02'), await holderOf('L9-1')], [id, id, id])
    const [stored] = await app.db.select().from(residents).where(eq(residents.id, id))
    assert.deepEqual(stored?.parkingStalls, ['p4-01', 'P4-02'])
    await write({ parkingStalls: ['P4-02', 'P4-01'] })
    assert.deepEqual((await holdersOf('p4-01')).length, 1, 'spelling does not change the holder')
    await write({ parkingStalls: [] })
    assert.deepEqual([await holderOf('p4-01'), await holderOf('P4-02'), await holderOf('L9-1')], [null, null, id])
  })

  it('stays with the first of two residents; the call of the second is accepted and becomes a conflict', async () => {
    const [first, second] = [await addResident(), await addResident()]
    await first.write({ parkingStalls: ['P4-10'] })
    assert.equal((await second.write({ parkingStalls: ['P4-10'] })).status, 200)
    assert.equal(await holderOf('P4-10'), first.id)
    assert.deepEqual(await conflictsAbout('P4-10'), [
      [
        [first.id, true],
        [second.id, false],
      ],
    ])
    await first.write({ parkingStalls: [] })
    assert.equal(await holderOf('P4-10'), second.id, 'the claim is fulfilled when the stall is free')
    assert.deepEqual(await conflictsAbout('P4-10'), [])
  })

  it('is rejected for the second when the call asks for it, and nothing is changed', async () => {
    const [first, second] = [await addResident(), await addResident()]
    await first.write({ parkingStalls: ['P4-11'] })
    const response = await second.write({ parkingStalls: ['P4-11'], preferredName: 'Bo', rejectTaken: true })
    assert.deepEqual([response.status, response.body.code, response.body.field], [409, 'taken', 'parkingStalls'])
    const [stored] = await app.db.select().from(residents).where(eq(residents.id, second.id))
    assert.deepEqual([stored?.parkingStalls, stored?.preferredName], [[], null])
    assert.equal((await second.write({ parkingStalls: ['P4-12'], rejectTaken: true })).status, 200)
  })

  it('is shared by residents of one home without a conflict', async () => {
    const first = await addResident()
    const partner = await app.addPerson('tenant')
    const partnerId = newId()
    const record = { userId: partner.id, fullName: 'Partner', parkingStalls: ['P4-13'] }
    await first.write({ parkingStalls: ['P4-13'] })
    await app.db.insert(residents).values({ id: partnerId, ...record })
    assert.equal((await conflictsAbout('P4-13')).length, 1)
    const home = {
      unitId: first.unit.id,
      residentId: partnerId,
      residenceType: 'renter',
      startedAt: new Date(),
    } as const
    await app.db.insert(assignments).values({ id: newId(), ...home })
    assert.deepEqual(await conflictsAbout('P4-13'), [])
  })

  it('is not given to a resident while it is for visitors or out of service', async () => {
    const { id, write } = await addResident()
    const { body: stall } = await app
      .as('staff')
      .requestOk(calls.add, { body: { kind: 'visitor_stall', number: 'V-1' } })
    await write({ parkingStalls: ['V-1'] })
    assert.equal(await holderOf('V-1'), null)
    assert.deepEqual(await conflictsAbout('V-1'), [[[id, false]]])
    const change = (body: object) => app.as('staff').requestOk(calls.change, { params: { id: stall.id }, body })
    await change({ status: 'out_of_service', kind: 'stall' })
    assert.equal(await holderOf('V-1'), null)
    await change({ status: 'in_service' })
    assert.equal(await holderOf('V-1'), id)
  })

  it('is free, or goes to the next claimant, when its holder moves out', async () => {
    const [first, second] = [await addResident(), await addResident()]
    await first.write({ parkingStalls: ['P4-15', 'P4-16'] })
    await second.write({ parkingStalls: ['P4-16'] })
    await app.as('staff').requestOk(occupancy.remove, { params: first.unit, body: { tenantId: first.id } })
    assert.deepEqual([await holderOf('P4-15'), await holderOf('P4-16')], [null, second.id])
  })

  it('belongs to the unit that names it first', async () => {
    const [one, two] = [await addResident(), await addResident()]
    const allocate = (id: string, lists: object) => app.db.update(units).set(lists).where(eq(units.id, id))
    const lists = { parkingAllocation: ['P4-14'], storageLockers: ['L9-14-5x8'], keyNumbers: ['K-14'] }
    await allocate(one.unit.id, lists)
    await allocate(two.unit.id, { parkingAllocation: ['P4-14'] })
    const owned = async () =>
      (
        await app.db.execute<{ number: string }>(
          sql`select number from assets where unit_id = ${one.unit.id} order by category, number`,
        )
      ).rows.map(({ number }) => number)
    assert.deepEqual(await owned(), ['K-14', 'L9-14', 'P4-14'])
    await allocate(one.unit.id, { parkingAllocation: [], storageLockers: [], keyNumbers: [] })
    assert.deepEqual(await owned(), [])
  })

  it('never has two holders, however many records name it at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, addResident))
    const stalls = ['P4-20', 'P4-21', 'P4-22']
    for (let round = 0; round < 6; round += 1) {
      const responses = await Promise.all(
        people.map(({ write }, at) =>
          write({ parkingStalls: stalls.filter((_, stall) => (at + stall + round) % 3 > 0).toReversed() }),
        ),
      )
      assert.deepEqual([...new Set(responses.map(({ status }) => status))], [200])
      const { rows } = await app.db.execute<{ number: string; holders: number; claims: number; named: number }>(sql`
        select a.number,
          (select count(*)::int from asset_holders h where h.asset_id = a.id and h.started_at is not null and h.ended_at is null) as holders,
          (select count(*)::int from asset_claims c where c.asset_id = a.id) as claims,
          (select count(*)::int from residents where a.number = any(parking_stalls)) as named
        from assets a where a.number like 'P4-2_' order by a.number`)
      for (const { number, holders, claims, named } of rows)
        assert.deepEqual([number, holders, holders + claims], [number, Math.min(named, 1), named])
    }
  })

  it('gives one of two offices a free stall, and tells the other who has it', async () => {
    const people = await Promise.all([addResident(), addResident(), addResident()])
    const { body: stall } = await app.as('staff').requestOk(calls.add, { body: { kind: 'stall', number: 'P4-30' } })
    const responses = await Promise.all(
      people.map(({ id }) =>
        app.as('staff').request(calls.assign, { params: { id: stall.id }, body: { tenantId: id } }),
      ),
    )
    assert.deepEqual(
      responses.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 409, 409],
    )
    assert.equal((await holdersOf('P4-30')).length, 1)
    assert.deepEqual(await conflictsAbout('P4-30'), [])
  })

  it('is free again after the record of its holder is deleted', async () => {
    const person = await app.addPerson('tenant')
    const other = await addResident()
    const id = newId()
    await app.db.insert(residents).values({ id, userId: person.id, fullName: 'Wrong', parkingStalls: ['P4-31'] })
    await other.write({ parkingStalls: ['P4-31'] })
    await app.db.delete(residents).where(eq(residents.id, id))
    assert.equal(await holderOf('P4-31'), other.id)
  })
})
