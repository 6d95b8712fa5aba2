import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { announcements as announcementRows } from '#announcements/server/table.ts'
import { announcements } from '#announcements/contract.ts'
import { announcementStates } from '#announcements/choices.ts'
import { accountStatuses } from '#accounts/choices.ts'
import { contact } from '#contact/contract.ts'
import { contactMessages } from '#contact/server/table.ts'
import { aMessage, anAnnouncement, anAssignment, aRequest, aResident, aUnit, aUser, aVendor } from '#demo/examples.ts'
import { chanceOf } from '#demo/chance.ts'
import { priorities, statuses } from '#maintenance/requests/choices.ts'
import { maintenance } from '#maintenance/requests/contract.ts'
import { isActive, isOpen, staffCounts } from '#maintenance/requests/rules.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { attentionOf, isLate, isUnassigned } from '#maintenance/sla/rules.ts'
import { lateQuery } from '#maintenance/sla/server/overdue-email.ts'
import { vendors } from '#maintenance/vendors/server/table.ts'
import { assignments } from '#occupancy/server/table.ts'
import { overview } from '#overview/contract.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { residents } from '#residents/contract.ts'
import { residents as residentRows } from '#residents/server/table.ts'
import { tower, type Unit } from '#tower/contract.ts'
import { towerDays } from '#tower/day-contract.ts'
import { countSimulation, simulationOf } from '#tower/simulation.ts'
import { unitStatuses } from '#units/contract.ts'
import { countUnits, unitConditions } from '#units/rules.ts'
import { units as unitRows } from '#units/server/table.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'

/*
 * Every pair of calls that show the same figure, on generated buildings. Each round adds units, residents, requests,
 * announcements and messages in random states to those of the rounds before.
 */

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const rounds = 5
const chance = chanceOf(20_261_123)
const hour = 3_600_000
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * hour)
const dayFromNow = (days: number) =>
  hoursFromNow(24 * days)
    .toISOString()
    .slice(0, 10)
const maybe = <T>(share: number, value: () => T): T | null => (chance.is(share) ? value() : null)

async function addRound() {
  const units = Array.from({ length: 20 }, () =>
    aUnit({
      status: chance.pick(unitStatuses),
      category: chance.is(0.2) ? 'Commercial' : 'Residential',
      floor: chance.between(1, 12),
    }),
  )
  await app.db.insert(unitRows).values(units)
  const people = Array.from({ length: 24 }, () =>
    aUser({
      role: 'tenant',
      status: chance.pick(accountStatuses),
      deletedAt: maybe(0.1, () => hoursFromNow(-5)),
    }),
  )
  await app.db.insert(users).values(people)
  const records = people.map(({ id }) =>
    aResident({ userId: id, endDateOccupancy: maybe(0.8, () => dayFromNow(chance.between(-40, 120))) }),
  )
  await app.db.insert(residentRows).values(records)
  // Only owners have several homes, so each person has one; a deleted account has none.
  const free = records.filter(({ userId }) => people.some(({ id, deletedAt }) => id === userId && deletedAt === null))
  const homes = units.flatMap((unit) =>
    free.splice(0, chance.between(0, 2)).map((resident, rank) =>
      anAssignment({
        unitId: unit.id,
        residentId: resident.id,
        rank: rank === 0 ? 'primary' : 'secondary',
        residenceType: chance.is(0.3) ? 'owner' : 'renter',
        startedAt: hoursFromNow(-900),
        endedAt: maybe(0.3, () => hoursFromNow(-chance.between(1, 500))),
      }),
    ),
  )
  await app.db.insert(assignments).values(homes)
  const vendor = aVendor()
  await app.db.insert(vendors).values(vendor)
  await app.db.insert(requests).values(Array.from({ length: 60 }, () => randomRequest(units, vendor.id)))
  await app.db.insert(announcementRows).values(Array.from({ length: 12 }, randomAnnouncement))
  await app.db.insert(contactMessages).values(
    Array.from({ length: 6 }, () => {
      const archivedAt = maybe(0.3, () => hoursFromNow(-1))
      const archived = archivedAt ? { archivedAt, archivedBy: app.people.staff.id } : {}
      return aMessage({ ...archived, spamAt: archivedAt ? null : maybe(0.2, () => hoursFromNow(-1)) })
    }),
  )
}

function randomRequest(units: readonly { id: string }[], vendorId: string) {
  const status = chance.pick(statuses)
  const due = maybe(0.8, () => chance.between(-60, 60) + 0.5)
  const isPaused = status === 'on_hold' && chance.is(0.8)
  const unit = maybe(0.7, () => chance.pick(units).id)
  return aRequest({
    reportedBy: app.people.staff.id,
    status,
    priority: chance.pick(priorities),
    ...(unit ? { unitId: unit } : {}),
    createdAt: hoursFromNow(-chance.between(70, 400)),
    completedAt: status === 'completed' ? hoursFromNow(-chance.between(1, 60)) : null,
    scheduledDate: maybe(0.4, () => hoursFromNow(chance.between(-60, 60) + 0.5)),
    dueAt: due === null ? null : hoursFromNow(due),
    dueSoonAt: due === null ? null : hoursFromNow(due - chance.between(1, 30)),
    slaClock: due === null ? null : 'always',
    assignedTo: maybe(0.5, () => chance.pick([app.people.staff.id, app.people.maintenance.id])),
    vendorId: maybe(0.3, () => vendorId),
    pausedAt: isPaused ? hoursFromNow(-chance.between(1, 60)) : null,
    pausedUntil: isPaused ? maybe(0.5, () => hoursFromNow(chance.between(-20, 20) + 0.5)) : null,
  })
}

function randomAnnouncement() {
  const publishedAt = maybe(0.8, () => hoursFromNow(chance.between(-90, 40) + 0.5))
  return anAnnouncement({
    createdBy: app.people.staff.id,
    publishedAt,
    expiresAt: publishedAt ? maybe(0.5, () => new Date(publishedAt.getTime() + chance.between(1, 60) * hour)) : null,
    archivedAt: maybe(0.2, () => hoursFromNow(-1)),
  })
}

type Query = Record<string, string>
const totalOf = ({ headers }: { headers: Record<string, unknown> }) => Number(headers['x-total-count'])
const admin = () => app.as('admin')
const countRequests = async (query: Query) =>
  totalOf(await admin().requestOk(maintenance.list, { query: { ...query, limit: '1' } }))
const countResidents = async (query: Query) =>
  totalOf(await admin().requestOk(residents.list, { query: { ...query, limit: '1' } }))
const read = async () => (await admin().requestOk(overview.read)).body

/** The cached list of all units, once it has the units that were inserted beside the program. */
async function listUnits(): Promise<Unit[]> {
  await app.db.transaction((tx) => notifyChanged(tx, { topic: 'units' }))
  const { total } = (await read()).units
  for (let attempts = 0; attempts < 100; attempts += 1) {
    const units = (await admin().requestOk(tower.units)).body
    if (units.length === total) return units
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return assert.fail('The list was not updated')
}

async function assertUnits() {
  const all = await listUnits()
  const { units } = await read()
  for (const condition of unitConditions) {
    const listed = totalOf(await admin().requestOk(tower.units, { query: { status: condition, limit: '1' } }))
    assert.equal(listed, countUnits(all, condition), condition)
  }
  const occupied = countUnits(all, 'Occupied')
  assert.deepEqual(units, { total: all.length, occupied, vacant: all.length - occupied })
  assert.equal(countUnits(all, 'Vacant'), all.length - occupied)
  assert.equal((await admin().requestOk(residents.vacantUnits)).body.length, units.vacant)

  const today = (await admin().requestOk(towerDays.on)).body.units
  assert.equal(today.filter(({ residence }) => residence !== null).length, occupied)
  assert.equal(today.filter(({ openRequests }) => openRequests > 0).length, countUnits(all, 'Maintenance'))

  const homes = all.filter(({ category }) => category === 'Residential')
  const simulated = countSimulation(simulationOf({ floors: [] }, all))
  assert.deepEqual([simulated.total, simulated.occupied], [homes.length, countUnits(homes, 'Occupied')])
  assert.equal(simulated.occupied + countUnits(all, 'Leased'), occupied)
}

async function assertRequests() {
  const now = new Date()
  const [{ requests: active, needs, dueToday }, figures, all] = await Promise.all([
    read(),
    admin()
      .requestOk(maintenance.statistics)
      .then(({ body }) => body),
    admin()
      .requestOk(maintenance.list)
      .then(({ body }) => body),
  ])
  const numberOf = (fits: (request: (typeof all)[number]) => boolean) => all.filter(fits).length
  assert.equal(figures.total, all.length)
  for (const [name, shown, query, byRule] of [
    ['active', [active.total, figures.active], { status: 'active' }, isActive],
    ['open', [], { status: 'open' }, isOpen],
    ['urgent', [active.urgent, figures.urgent], { status: 'active', priority: 'urgent' }, null],
    ['standard', [active.standard], { status: 'active', priority: 'standard' }, null],
    ['late', [needs.counts.late, figures.overdue], { due: 'late' }, (row) => isLate(row, now)],
    ['due soon', [figures.near], { due: 'near' }, (row) => attentionOf(row, now) === 'near'],
    ['due today', [dueToday.count], { status: 'active', due: 'today' }, null],
    [
      'unassigned',
      [needs.counts.unassigned, figures.unassigned],
      { status: 'active', assignedTo: 'nobody' },
      isUnassigned,
    ],
  ] satisfies [string, number[], Query, ((request: (typeof all)[number]) => boolean) | null][]) {
    const listed = await countRequests(query)
    for (const figure of shown) assert.equal(figure, listed, name)
    if (byRule) assert.equal(numberOf(byRule), listed, `${name}, by the rules`)
  }
  for (const status of statuses) assert.equal(figures.byStatus[status], await countRequests({ status }), status)
  const [late] = await queryRows<{ total: number }>(app.db, lateQuery(now))
  assert.equal(late?.total ?? 0, figures.overdue, 'the daily e-mail')
  const lateUnits = new Set(all.filter((row) => isLate(row, now) && row.unitId !== null).map(({ unitId }) => unitId))
  const today = (await admin().requestOk(towerDays.on)).body.units
  assert.equal(today.filter(({ promise }) => promise === 'late').length, lateUnits.size, 'the building view')
  const mine = staffCounts(all, app.people.staff.id)
  const queue = await app.as('staff').requestOk(maintenance.queue, { query: { assignedTo: app.people.staff.id } })
  assert.equal(totalOf(queue), mine.mine, 'the queue of the staff')
}

async function assertPeople() {
  const { tenants, needs, announcements: news } = await read()
  const { total, ...byStatus } = tenants
  assert.equal(total, await countResidents({}))
  for (const status of accountStatuses)
    assert.equal(byStatus[status.toLowerCase() as keyof typeof byStatus], await countResidents({ status }), status)
  assert.equal(needs.counts.lease, await countResidents({ lease: 'ending' }))
  const messages = await admin().requestOk(contact.list, { query: { status: 'open', limit: '1' } })
  assert.equal(needs.counts.message, totalOf(messages))
  const announcementsIn = async (state: string) =>
    totalOf(await admin().requestOk(announcements.list, { query: { state, limit: '1' } }))
  assert.equal(news.total, await announcementsIn('current'))
  for (const state of announcementStates)
    if (state in news) assert.equal(news[state as 'published'], await announcementsIn(state), state)
}

describe('figures of generated buildings', () => {
  for (let round = 1; round <= rounds; round += 1)
    it(`are equal on every call that shows them, round ${round}`, async () => {
      await addRound()
      await assertUnits()
      await assertRequests()
      await assertPeople()
    })

  it('all change when a late request gets an appointment', async () => {
    const before = await read()
    const [late] = (await admin().requestOk(maintenance.list, { query: { due: 'late', status: 'active', limit: '1' } }))
      .body
    assert.ok(late)
    await app.db
      .update(requests)
      .set({ scheduledDate: hoursFromNow(48) })
      .where(eq(requests.id, late.id))
    assert.equal((await read()).needs.counts.late, before.needs.counts.late - 1)
    await assertRequests()
  })
})
