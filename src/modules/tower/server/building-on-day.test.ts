import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { requestNotes, requests } from '#maintenance/requests/server/table.ts'
import { assignments } from '#occupancy/server/table.ts'
import { newId } from '#platform/server/database/ids.ts'
import { residents } from '#residents/server/table.ts'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { tower } from '../contract.ts'
import { BuildingOnDay, towerDays } from '../day-contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const onDay = async (day?: string) =>
  (await app.as('staff').requestOk(towerDays.on, day === undefined ? {} : { query: { day } })).body
const unitOn = async (id: string, day?: string) => (await onDay(day)).units.find((unit) => unit.id === id)
const openOn = async (id: string, day: string) => (await unitOn(id, day))?.openRequests

/** Adds an occupancy of the unit between two instants, by a new resident, because a person may have only one home. */
async function addOccupancy(
  unitId: string,
  from: string,
  until: string | null,
  more: { leaseEnd?: string; rank?: 'primary' } = {},
) {
  const user = await app.addPerson('tenant')
  const residentId = newId()
  await app.db
    .insert(residents)
    .values({ id: residentId, userId: user.id, fullName: 'Ada Person', endDateOccupancy: more.leaseEnd ?? null })
  await app.db.insert(assignments).values({
    id: newId(),
    unitId,
    residentId,
    residenceType: 'renter',
    rank: more.rank ?? 'other',
    startedAt: new Date(from),
    endedAt: until === null ? null : new Date(until),
  })
}

type Status = (typeof requests.$inferInsert)['status']
let number = 0
/** Adds a request with its status changes, each at an instant. */
async function addRequest(
  unitId: string,
  from: string,
  changes: readonly (readonly [at: string, to: NonNullable<Status>])[],
  more = {},
) {
  const id = newId()
  const status = changes.at(-1)?.[1] ?? 'pending'
  await app.db.insert(requests).values({
    id,
    number: (number += 1),
    title: 'Tap drips',
    description: 'In the kitchen.',
    placeKind: 'unit',
    unitId,
    reportedBy: app.people.staff.id,
    createdAt: new Date(from),
    status,
    completedAt: status === 'completed' ? new Date(changes.at(-1)?.[0] ?? from) : null,
    ...more,
  })
  let before: NonNullable<Status> = 'pending'
  for (const [at, to] of changes) {
    const note = {
      id: newId(),
      requestId: id,
      createdBy: app.people.staff.id,
      note: `to ${to}`,
      isStatusUpdate: true,
    }
    await app.db
      .insert(requestNotes)
      .values({ ...note, previousStatus: before, newStatus: to, createdAt: new Date(at) })
    before = to
  }
}

describe('the occupancy of a unit on a day', () => {
  it('includes a person who moved in that day, in the time zone of the building', async () => {
    const { id } = await addUnit(app.db)
    // 23:30 of 9 June in Toronto is already the 10th in UTC.
    await addOccupancy(id, '2026-06-10T03:30:00Z', null)
    assert.equal((await unitOn(id, '2026-06-08'))?.residence, null)
    assert.equal((await unitOn(id, '2026-06-09'))?.residence, 'renter')
    assert.equal((await unitOn(id))?.residence, 'renter')
  })

  it('excludes a person who moved out that day, and returns the first vacant day', async () => {
    const { id } = await addUnit(app.db)
    await addOccupancy(id, '2026-01-05T15:00:00Z', '2026-03-02T02:00:00Z')
    assert.partialDeepStrictEqual(await unitOn(id, '2026-02-28'), { residence: 'renter', vacantSince: null })
    assert.partialDeepStrictEqual(await unitOn(id, '2026-03-01'), { residence: null, vacantSince: '2026-03-01' })
    assert.partialDeepStrictEqual(await unitOn(id), { residence: null, vacantSince: '2026-03-01' })
    assert.equal((await unitOn(id, '2026-01-04'))?.vacantSince, null)
  })

  it('between two residents is vacant, with the dates of both', async () => {
    const { id } = await addUnit(app.db)
    await addOccupancy(id, '2025-01-05T15:00:00Z', '2025-06-30T15:00:00Z')
    await addOccupancy(id, '2025-08-01T15:00:00Z', null, { leaseEnd: '2027-07-31', rank: 'primary' })
    assert.equal((await unitOn(id, '2025-06-29'))?.residence, 'renter')
    assert.partialDeepStrictEqual(await unitOn(id, '2025-07-15'), { residence: null, vacantSince: '2025-06-30' })
    assert.partialDeepStrictEqual(await unitOn(id, '2025-08-01'), { residence: 'renter', leaseEnd: null })
    assert.equal((await unitOn(id))?.leaseEnd, '2027-07-31')
  })
})

describe('the open requests of a day', () => {
  it('include a reopened request before and after it was completed', async () => {
    const { id } = await addUnit(app.db)
    await addRequest(id, '2026-04-01T14:00:00Z', [
      ['2026-04-02T14:00:00Z', 'in_progress'],
      ['2026-04-03T14:00:00Z', 'completed'],
      ['2026-04-06T14:00:00Z', 'in_progress'],
    ])
    const days = ['2026-03-31', '2026-04-01', '2026-04-02', '2026-04-03', '2026-04-05', '2026-04-06']
    const found = []
    for (const day of days) found.push(await openOn(id, day))
    assert.deepEqual(found, [0, 1, 1, 0, 0, 1])
    assert.equal((await unitOn(id, '2026-04-06'))?.oldestRequest, '2026-04-01')
  })

  it('include requests on hold and exclude cancelled ones', async () => {
    const { id } = await addUnit(app.db)
    await addRequest(id, '2026-05-01T14:00:00Z', [
      ['2026-05-02T14:00:00Z', 'on_hold'],
      ['2026-05-04T14:00:00Z', 'cancelled'],
    ])
    assert.deepEqual([await openOn(id, '2026-05-03'), await openOn(id, '2026-05-04')], [1, 0])
  })

  it('exclude a completed request without status changes', async () => {
    const { id } = await addUnit(app.db)
    await addRequest(id, '2026-05-01T14:00:00Z', [], {
      status: 'completed',
      completedAt: new Date('2026-05-02T14:00:00Z'),
    })
    assert.equal(await openOn(id, '2026-05-03'), 0)
  })

  it('include SLA states for today only', async () => {
    const [late, near, paused, none] = [
      await addUnit(app.db),
      await addUnit(app.db),
      await addUnit(app.db),
      await addUnit(app.db),
    ]
    const from = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    const created = '2026-02-01T14:00:00Z'
    const sla = (dueAt: Date, dueSoonAt: Date) => ({ dueAt, dueSoonAt, slaClock: 'always' })
    await addRequest(late.id, created, [], sla(from(-1), from(-2)))
    await addRequest(late.id, created, [], sla(from(9), from(8)))
    await addRequest(near.id, created, [], sla(from(1), from(-1)))
    await addRequest(paused.id, created, [['2026-02-02T14:00:00Z', 'on_hold']], {
      ...sla(from(-1), from(-2)),
      pausedAt: from(-3),
    })
    const { units } = await onDay()
    const stateOf = ({ id }: { id: string }) => units.find((unit) => unit.id === id)?.slaState
    assert.deepEqual([late, near, paused, none].map(stateOf), ['late', 'near', 'paused', 'none'])
    assert.partialDeepStrictEqual(await unitOn(late.id, '2026-02-01'), { slaState: null, openRequests: 2 })
  })
})

describe('the building on a day', () => {
  it('defaults to today, with the same units, residents and requests as the list of units', async () => {
    const body = await onDay()
    assert.deepEqual(BuildingOnDay.strict().parse(body), body)
    assert.equal(body.day, body.today)
    const list = (await app.as('staff').requestOk(tower.units)).body
    assert.deepEqual(
      body.units.map(({ id, residence, openRequests }) => ({ id, isOccupied: residence !== null, openRequests })),
      list.map(({ id, isOccupied, openRequests }) => ({ id, isOccupied, openRequests })),
    )
    assert.deepEqual((await onDay(body.today)).units, body.units)
  })

  it('begins with the first record of the history', async () => {
    const { id } = await addUnit(app.db)
    await addOccupancy(id, '2019-11-30T12:00:00Z', '2020-02-01T12:00:00Z')
    assert.equal((await onDay()).since, '2019-11-30')
  })

  it('rejects future and invalid days', async () => {
    for (const day of ['2999-01-01', '2026-02-30', 'yesterday', '']) {
      const response = await app.as('admin').request(towerDays.on, { query: { day } })
      assert.deepEqual([response.status, response.body.field], [400, 'day'], day)
    }
  })
})
