import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { users } from '#accounts/server/table.ts'
import { eq } from 'drizzle-orm'
import { addHome, addUnit } from '../../../tests/support/household.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { aRequest, aVendor } from '../../examples.ts'
import type { Status } from '../choices.ts'
import { maintenance } from '../contract.ts'
import { attentionFirst } from '../promise-rules.ts'
import type { MaintenanceRequest } from '../request.ts'
import { isOverdue } from '../rules.ts'
import { requests } from './table.ts'
import { vendors } from './vendor-table.ts'

let house: TestHouse
let home: Awaited<ReturnType<typeof addHome>>
let vendor: ReturnType<typeof aVendor>
const hour = 3_600_000
const now = new Date()
const from = (hours: number) => new Date(now.getTime() + hours * hour)

before(async () => {
  house = await openTestHouse()
  home = await addHome(house.db, house.people.tenant)
  vendor = aVendor()
  await house.db.insert(vendors).values(vendor)
  await house.db.update(users).set({ team: 'maintenance' }).where(eq(users.id, house.people.maintenance.id))
  const statuses: Status[] = ['pending', 'assigned', 'in_progress', 'on_hold', 'completed', 'cancelled']
  const promised = [-30, -2, 0.5, 5, 90]
  const rows = statuses.flatMap((status, s) =>
    promised.map((at, n) =>
      aRequest({
        reportedBy: house.people.staff.id,
        title: `${status} ${n}`,
        status,
        priority: n === 0 ? 'urgent' : 'normal',
        category: n % 2 === 0 ? 'plumbing' : 'hvac',
        createdAt: from(-100 + s + n),
        completedAt: status === 'completed' ? from(-4) : null,
        promisedAt: n === 4 ? null : from(at),
        nearAt: n === 4 ? null : from(at - 3),
        promiseClock: n === 4 ? null : 'always',
        assignedTo: n === 3 || status === 'pending' ? null : house.people[n === 1 ? 'staff' : 'maintenance'].id,
        vendorId: n === 3 && status === 'assigned' ? vendor.id : null,
        pausedAt: status === 'on_hold' ? from(-20) : null,
        pausedUntil: status === 'on_hold' && n === 2 ? from(-1) : null,
        scheduledDate: n === 2 ? from(-1) : null,
      }),
    ),
  )
  await house.db.insert(requests).values(rows)
})
after(() => house.close())

const list = async (query: Record<string, string> = {}) =>
  (await house.as('staff').sends(maintenance.list, { query })).body
const count = async (query: Record<string, string> = {}) =>
  (await house.as('admin').sends(maintenance.statistics, { query })).body

/** Every page of a list, by the link of each to the next. */
async function pages(query: Record<string, string>) {
  const rows: MaintenanceRequest[] = []
  let url: string | undefined = `/api/admin/maintenance-requests?${new URLSearchParams(query).toString()}`
  while (url !== undefined) {
    const heard: Awaited<ReturnType<ReturnType<TestHouse['as']>['knocks']>> = await house
      .as('staff')
      .knocks({ method: 'GET', url })
    assert.equal(heard.status, 200)
    rows.push(...heard.body)
    url = /<([^>]+)>; rel="next"/.exec(String(heard.headers['link'] ?? ''))?.[1]
  }
  return rows
}

describe('the list', () => {
  it('puts on top what the rule puts on top, page by page, each once', async () => {
    const expected = (await list()).toSorted(attentionFirst(now)).map(({ title }) => title)
    assert.equal(expected.length, 30)
    for (const limit of ['1', '4', '30', '1000'])
      assert.deepEqual(
        (await pages({ sort: 'attention', limit })).map(({ title }) => title),
        expected,
        limit,
      )
  })
  it('gives a column of the board by its status, with its count', async () => {
    for (const status of ['pending', 'on_hold', 'completed']) {
      const heard = await house
        .as('staff')
        .sends(maintenance.list, { query: { status, sort: 'attention', limit: '2' } })
      assert.equal(heard.headers['x-total-count'], '5')
      assert.equal(heard.body.length, 2)
      assert.equal((await pages({ status, sort: 'attention', limit: '2' })).length, 5)
    }
  })
  it('goes on where it was although something rose to the top meanwhile', async () => {
    const first = await house.as('staff').sends(maintenance.list, { query: { sort: 'attention', limit: '10' } })
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? ''
    house.clock.ahead = 0.9 * hour
    const { body } = await house.as('staff').knocks({ method: 'GET', url: next })
    house.clock.ahead = 0
    const expected = (await list()).toSorted(attentionFirst(now)).map(({ title }) => title)
    assert.deepEqual(
      body.map(({ title }: { title: string }) => title),
      expected.slice(10, 20),
    )
  })
  it('refuses a cursor of another making', async () => {
    for (const cursor of ['x', '_', '2026-01-01T00:00:00Z_9_x_y_z', `${now.toISOString()}_0`])
      assert.equal(
        (await house.as('staff').tries(maintenance.list, { query: { sort: 'attention', cursor } })).status,
        400,
      )
  })
  it('filters by the team of the assignee', async () => {
    const theirs = await list({ team: 'maintenance' })
    assert.ok(theirs.length > 0)
    assert.ok(theirs.every(({ assignedTo }) => assignedTo === house.people.maintenance.id))
    assert.deepEqual(await list({ team: 'security' }), [])
    assert.equal((await house.as('staff').tries(maintenance.list, { query: { team: 'kitchen' } })).status, 400)
  })
  it('names the vendor who has it', async () => {
    const [given] = await list({ search: 'assigned 3' })
    assert.deepEqual(given?.vendor, { id: vendor.id, name: vendor.name })
  })
})

describe('the figures', () => {
  it('are those of the rules, for any filter', async () => {
    const queries: Record<string, string>[] = [
      {},
      { priority: 'urgent' },
      { category: 'hvac' },
      { team: 'maintenance' },
      { search: 'hold' },
      { assignedTo: 'nobody' },
    ]
    for (const query of queries) {
      const rows = await list(query)
      const having = (status: Status) => rows.filter((row) => row.status === status).length
      const open = rows.filter(({ status }) => status !== 'completed' && status !== 'cancelled')
      const days = rows.flatMap(({ createdAt, completedAt }) =>
        completedAt ? [(Date.parse(completedAt) - Date.parse(createdAt)) / (24 * hour)] : [],
      )
      const figures = await count(query)
      assert.partialDeepStrictEqual(figures, {
        total: rows.length,
        urgent: open.filter(({ priority }) => priority === 'urgent').length,
        pending: having('pending'),
        inProgress: having('in_progress'),
        completed: having('completed'),
        overdue: rows.filter((row) => isOverdue(row, now)).length,
        active: having('pending') + having('assigned') + having('in_progress'),
      })
      const mean = days.reduce((sum, n) => sum + n, 0) / days.length
      if (days.length === 0) assert.equal(figures.averageResponseDays, null)
      else assert.ok(Math.abs((figures.averageResponseDays ?? 0) - mean) <= 0.0501)
      assert.equal(figures.byStatus.on_hold, having('on_hold'))
    }
  })
  it('count nothing where nothing fits', async () => {
    assert.partialDeepStrictEqual(await count({ search: 'no such words' }), {
      total: 0,
      averageResponseDays: null,
      late: 0,
    })
  })
})

const leak = { title: 'Leak', description: 'By the lift.' }

describe('a request for a place', () => {
  it('needs the name of the place, and is known as one from then on', async () => {
    const file = (body: object) => house.as('staff').tries(maintenance.fileAnywhere, { body: { ...leak, ...body } })
    for (const placeName of [undefined, '', '  '])
      assert.deepEqual(await file({ placeName }).then(({ status, body }) => [status, body.field]), [400, 'placeName'])
    const body = { ...leak, placeKind: 'lift', placeName: 'Elevator 2', category: 'elevator' }
    const filed = (await house.as('staff').sends(maintenance.fileAnywhere, { body })).body
    assert.partialDeepStrictEqual(filed, { placeKind: 'lift', placeName: 'Elevator 2', unitId: null, tenantId: null })
    const { body: places } = await house.as('staff').sends(maintenance.places)
    assert.ok(places.some(({ placeName }) => placeName === 'Elevator 2'))
  })
  it('may be for a unit as well, with the rules of units', async () => {
    const at = (body: object) => house.as('admin').tries(maintenance.fileAnywhere, { body: { ...leak, ...body } })
    assert.equal((await at({ unitId: home.unit.id })).body.field, 'tenantId')
    assert.equal((await at({ unitId: home.unit.id, tenantId: home.tenantId })).status, 201)
    assert.equal((await at({ unitId: '01900000-0000-7000-8000-000000000000' })).body.field, 'unitId')
    const empty = await addUnit(house.db)
    assert.equal((await at({ unitId: empty.id })).status, 201)
  })
  it('for a resident is for somebody who lives here', async () => {
    const at = (tenantId: string) =>
      house.as('staff').tries(maintenance.fileAnywhere, { body: { ...leak, placeName: 'Pool', tenantId } })
    assert.equal((await at(home.tenantId)).status, 201)
    assert.equal((await at('01900000-0000-7000-8000-000000000000')).body.field, 'tenantId')
  })
})

describe('the vendors', () => {
  it('are those the office works with now; a request can be given to one of them', async () => {
    const gone = aVendor({ name: 'Gone Ltd', archivedAt: now })
    await house.db.insert(vendors).values(gone)
    const { body } = await house.as('staff').sends(maintenance.vendors)
    assert.deepEqual(
      body.map(({ id }) => id),
      [vendor.id],
    )
    const [row] = await list({ search: 'pending 2' })
    const params = { id: row?.id ?? '' }
    const give = (vendorId: string) => house.as('staff').tries(maintenance.change, { params, body: { vendorId } })
    assert.equal((await give(vendor.id)).status, 200)
    assert.equal((await give(gone.id)).body.field, 'vendorId')
  })
})
