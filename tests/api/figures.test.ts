import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { announcements } from '#announcements/contract.ts'
import { announcementStates } from '#announcements/choices.ts'
import { accountStatuses } from '#accounts/choices.ts'
import { contact } from '#contact/contract.ts'
import { statuses } from '#maintenance/requests/choices.ts'
import { maintenance } from '#maintenance/requests/contract.ts'
import { staffRequests } from '#maintenance/staff/contract.ts'
import { requestFigures } from '#maintenance/requests/messages/figures.ts'
import { isActive, isOpen } from '#maintenance/requests/rules.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { attentionOf, isLate, isUnassigned } from '#maintenance/sla/rules.ts'
import { lateQuery } from '#maintenance/sla/server/overdue-email.ts'
import { overview } from '#overview/contract.ts'
import { languages } from '#platform/language/language.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { residents } from '#residents/contract.ts'
import { type ListedStatus, listedStatus } from '#residents/rules.ts'
import { tower, type Unit } from '#tower/contract.ts'
import { towerDays } from '#tower/day-contract.ts'
import { countSimulation, simulationOf } from '#tower/simulation.ts'
import { countUnits, unitConditions, meetsCondition } from '#units/rules.ts'
import { addRandomRecords, hoursFromNow } from '../support/figures/random-records.ts'
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
  assert.equal(simulated.total, homes.length)
  assert.equal(simulated.occupied + simulated.vacant + simulated.forSale, homes.length)
  const forSale = homes.filter((unit) => meetsCondition(unit, 'For Sale'))
  assert.equal(simulated.forSale, forSale.length)
  assert.equal(simulated.occupied + countUnits(forSale, 'Occupied') + countUnits(all, 'Leased'), occupied)
  assert.equal(simulated.maintenance, countUnits(homes, 'Maintenance'))
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
  // As the sentence under the figure says; in every building there are overdue requests of both kinds.
  const lateOf = (status: (typeof statuses)[number]) => countRequests({ due: 'late', status })
  const onHold = await lateOf('on_hold')
  assert.ok(onHold > 0 && onHold < figures.overdue)
  assert.equal(figures.overdue, (await countRequests({ due: 'late', status: 'active' })) + onHold, 'also on hold')
  for (const language of languages) assert.match(requestFigures[language].overdue, /on hold|en pause/)
  const [late] = await queryRows<{ total: number }>(app.db, lateQuery(now))
  assert.equal(late?.total ?? 0, figures.overdue, 'the daily e-mail')
  const lateUnits = new Set(all.filter((row) => isLate(row, now) && row.unitId !== null).map(({ unitId }) => unitId))
  const today = (await admin().requestOk(towerDays.on)).body.units
  assert.equal(today.filter(({ slaState }) => slaState === 'late').length, lateUnits.size, 'the building view')
  const own = { assignedTo: app.people.staff.id }
  const { body: mine } = await app.as('staff').requestOk(maintenance.statistics, { query: own })
  const listOwn = async (query: Query) =>
    totalOf(await app.as('staff').requestOk(staffRequests.list, { query: { ...query, ...own, limit: '1' } }))
  assert.equal(await listOwn({}), mine.total, 'the queue of the staff')
  for (const status of statuses) assert.equal(await listOwn({ status }), mine.byStatus[status], status)
}

async function assertPeople() {
  const { tenants, needs, announcements: news } = await read()
  const { total, ...byStatus } = tenants
  assert.equal(total, await countResidents({}))
  for (const status of accountStatuses)
    assert.equal(
      byStatus[status.toLowerCase() as keyof typeof byStatus],
      await countResidents({ status, former: 'false' }),
      status,
    )
  assert.equal(byStatus.former, await countResidents({ former: 'true' }), 'Former')
  const everyone = (await admin().requestOk(residents.list)).body
  const listed = (status: ListedStatus) => everyone.filter((one) => listedStatus(one) === status)
  assert.equal(listed('Suspended').length, byStatus.suspended, 'the badges')
  assert.equal(listed('Former').length, byStatus.former, 'the badges')
  assert.ok(listed('Former').some(({ accountStatus }) => accountStatus === 'Suspended'))
  assert.equal(byStatus.suspended + byStatus.former, await countResidents({ status: 'Suspended' }), 'as specified')
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
      await addRandomRecords(app)
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
