import assert from 'node:assert/strict'
import { statuses } from '#maintenance/requests/choices.ts'
import { maintenance } from '#maintenance/requests/contract.ts'
import { staffRequests } from '#maintenance/staff/contract.ts'
import { overview } from '#overview/contract.ts'
import { residents } from '#residents/contract.ts'
import { tower } from '#tower/contract.ts'
import { towerDays } from '#tower/day-contract.ts'
import { listingKinds } from '#units/choices.ts'
import { units } from '#units/contract.ts'
import { listOffers } from '#units/server/offers.ts'
import type { TestApp } from '../test-app.ts'

const totalOf = ({ headers }: { headers: Record<string, unknown> }) => Number(headers['x-total-count'])

/** Whatever happened before, all calls count the same homes, residents, offers and requests. */
export async function assertBuildingCounters(app: TestApp, occupied: number) {
  await assertHomeCounters(app, occupied)
  await assertListingCounters(app)
  await assertRequestCounters(app)
}

/** All calls count the same homes and residents; `occupied` are the units with residents now. */
async function assertHomeCounters(app: TestApp, occupied: number) {
  const office = app.as('staff')
  const { units: counted, tenants } = (await office.requestOk(overview.read)).body
  const vacant = counted.total - occupied
  assert.deepEqual(counted, { total: counted.total, occupied, vacant })
  const listed = async (status: string) =>
    totalOf(await office.requestOk(tower.units, { query: { status, limit: '1' } }))
  assert.deepEqual([await listed('Occupied'), await listed('Vacant')], [occupied, vacant])
  const { units: shown } = (await office.requestOk(towerDays.on)).body
  assert.equal(shown.filter(({ residence }) => residence !== null).length, occupied, 'the building view')
  assert.equal((await office.requestOk(residents.vacantUnits)).body.length, vacant)
  const countOf = async (query: Record<string, string>) =>
    totalOf(await office.requestOk(residents.list, { query: { ...query, limit: '1' } }))
  assert.equal(tenants.total, await countOf({}))
  assert.equal(tenants.former, await countOf({ former: 'true' }))
  assert.equal(tenants.active, await countOf({ status: 'Active', former: 'false' }))
}

/** The public site offers exactly the listings that the office sees as published; none is older than who lives there. */
async function assertListingCounters(app: TestApp) {
  const read = async <Row extends Record<string, unknown>>(statement: string) =>
    (await app.pool.query<Row>(statement)).rows
  const offers = await listOffers(app.db, app.now())
  const published = []
  for (const { id } of await read<{ id: string }>('select distinct unit_id as id from listings')) {
    const { body } = await app.as('staff').requestOk(units.listings, { params: { id } })
    published.push(...body.filter(({ withdrawnAt }) => withdrawnAt === null))
  }
  for (const kind of listingKinds)
    assert.equal(
      offers.filter((offer) => offer.kind === kind).length,
      published.filter((listing) => listing.kind === kind).length,
      `offers for ${kind}`,
    )
  const outlived = await read(`select l.id from listings l join assignments a on a.unit_id = l.unit_id
    where l.kind = 'lease' and l.withdrawn_at is null and a.ended_at is null and l.published_at < a.started_at`)
  assert.deepEqual(outlived, [], 'a home for lease with residents')
}

/** All calls count the same requests, no matter who lives in their units by now. */
async function assertRequestCounters(app: TestApp) {
  const office = app.as('staff')
  const { requests, needs } = (await office.requestOk(overview.read)).body
  const figures = (await office.requestOk(maintenance.statistics)).body
  const countOf = async (query: Record<string, string>) =>
    totalOf(await office.requestOk(maintenance.list, { query: { ...query, limit: '1' } }))
  const active = await countOf({ status: 'active' })
  assert.deepEqual([requests.total, figures.active], [active, active], 'active')
  const late = await countOf({ due: 'late' })
  assert.deepEqual([needs.counts.late, figures.overdue], [late, late], 'late')
  const unassigned = await countOf({ status: 'active', assignedTo: 'nobody' })
  assert.deepEqual([needs.counts.unassigned, figures.unassigned], [unassigned, unassigned], 'unassigned')
  for (const status of statuses) assert.equal(figures.byStatus[status], await countOf({ status }), status)
  const open = await countOf({ status: 'open' })
  const { units: shown } = (await office.requestOk(towerDays.on)).body
  assert.equal(
    shown.reduce((sum, { openRequests }) => sum + openRequests, 0),
    open,
    'the building view',
  )
  assert.equal(totalOf(await office.requestOk(staffRequests.list, { query: { limit: '1' } })), figures.total)
}
