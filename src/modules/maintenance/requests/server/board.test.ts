import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { users } from '#accounts/server/table.ts'
import { eq } from 'drizzle-orm'
import { addHome, addUnit } from '../../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { aRequest, aVendor } from '#demo/examples.ts'
import type { Status } from '../choices.ts'
import { maintenance } from '../contract.ts'
import { attentionFirst, isLate } from '../../sla/rules.ts'
import type { MaintenanceRequest } from '../request.ts'
import { isActive } from '../rules.ts'
import { requests } from './table.ts'
import { vendors } from '../../vendors/server/table.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof addHome>>
let vendor: ReturnType<typeof aVendor>
const hour = 3_600_000
const now = new Date()
const from = (hours: number) => new Date(now.getTime() + hours * hour)

before(async () => {
  app = await createTestApp()
  home = await addHome(app.db, app.people.tenant)
  vendor = aVendor()
  await app.db.insert(vendors).values(vendor)
  await app.db.update(users).set({ team: 'maintenance' }).where(eq(users.id, app.people.maintenance.id))
  const statuses: Status[] = ['pending', 'assigned', 'in_progress', 'on_hold', 'completed', 'cancelled']
  const dueInHours = [-30, -2, 0.5, 5, 90]
  const rows = statuses.flatMap((status, s) =>
    dueInHours.map((at, n) =>
      aRequest({
        reportedBy: app.people.staff.id,
        title: `${status} ${n}`,
        status,
        priority: n === 0 ? 'urgent' : 'normal',
        category: n % 2 === 0 ? 'plumbing' : 'hvac',
        createdAt: from(-100 + s + n),
        completedAt: status === 'completed' ? from(-4) : null,
        dueAt: n === 4 ? null : from(at),
        dueSoonAt: n === 4 ? null : from(at - 3),
        slaClock: n === 4 ? null : 'always',
        assignedTo: n === 3 || status === 'pending' ? null : app.people[n === 1 ? 'staff' : 'maintenance'].id,
        vendorId: n === 3 && status === 'assigned' ? vendor.id : null,
        pausedAt: status === 'on_hold' ? from(-20) : null,
        pausedUntil: status === 'on_hold' && n === 2 ? from(-1) : null,
        scheduledDate: n === 2 ? from(-1) : null,
      }),
    ),
  )
  await app.db.insert(requests).values(rows)
})
after(() => app.close())

const list = async (query: Record<string, string> = {}) =>
  (await app.as('staff').requestOk(maintenance.list, { query })).body
const count = async (query: Record<string, string> = {}) =>
  (await app.as('admin').requestOk(maintenance.statistics, { query })).body

/** Reads all pages of a list through their links. */
async function pages(query: Record<string, string>) {
  const rows: MaintenanceRequest[] = []
  let url: string | undefined = `/api/admin/maintenance-requests?${new URLSearchParams(query).toString()}`
  while (url !== undefined) {
    const response: Awaited<ReturnType<ReturnType<TestApp['as']>['send']>> = await app
      .as('staff')
      .send({ method: 'GET', url })
    assert.equal(response.status, 200)
    rows.push(...response.body)
    url = /<([^>]+)>; rel="next"/.exec(String(response.headers['link'] ?? ''))?.[1]
  }
  return rows
}

describe('the list', () => {
  it('orders by attention across pages, each request once', async () => {
    const expected = (await list()).toSorted(attentionFirst(now)).map(({ title }) => title)
    assert.equal(expected.length, 30)
    for (const limit of ['1', '4', '30', '1000'])
      assert.deepEqual(
        (await pages({ sort: 'attention', limit })).map(({ title }) => title),
        expected,
        limit,
      )
  })
  it('returns a column of the board by status, with its count', async () => {
    for (const status of ['pending', 'on_hold', 'completed']) {
      const response = await app
        .as('staff')
        .requestOk(maintenance.list, { query: { status, sort: 'attention', limit: '2' } })
      assert.equal(response.headers['x-total-count'], '5')
      assert.equal(response.body.length, 2)
      assert.equal((await pages({ status, sort: 'attention', limit: '2' })).length, 5)
    }
  })
  it('continues a page although another request rose to the top', async () => {
    const first = await app.as('staff').requestOk(maintenance.list, { query: { sort: 'attention', limit: '10' } })
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? ''
    app.clock.ahead = 0.9 * hour
    const { body } = await app.as('staff').send({ method: 'GET', url: next })
    app.clock.ahead = 0
    const expected = (await list()).toSorted(attentionFirst(now)).map(({ title }) => title)
    assert.deepEqual(
      body.map(({ title }: { title: string }) => title),
      expected.slice(10, 20),
    )
  })
  it('rejects an invalid cursor', async () => {
    for (const cursor of ['x', '_', '2026-01-01T00:00:00Z_9_x_y_z', `${now.toISOString()}_0`])
      assert.equal(
        (await app.as('staff').request(maintenance.list, { query: { sort: 'attention', cursor } })).status,
        400,
      )
  })
  it('filters by the team of the assignee', async () => {
    const byTeam = await list({ team: 'maintenance' })
    assert.ok(byTeam.length > 0)
    assert.ok(byTeam.every(({ assignedTo }) => assignedTo === app.people.maintenance.id))
    assert.deepEqual(await list({ team: 'security' }), [])
    assert.equal((await app.as('staff').request(maintenance.list, { query: { team: 'kitchen' } })).status, 400)
  })
  it('names the assigned vendor', async () => {
    const request = (await list({ search: 'assigned' })).find(({ title }) => title === 'assigned 3')
    assert.deepEqual(request?.vendor, { id: vendor.id, name: vendor.name })
  })
})

describe('the statistics', () => {
  it('match the rules, for any filter', async () => {
    const queries: Record<string, string>[] = [
      {},
      { priority: 'urgent' },
      { category: 'hvac' },
      { team: 'maintenance' },
      { search: 'hold' },
      { assignedTo: 'nobody' },
      { due: 'late' },
      { due: 'near' },
      { due: 'today' },
      { priority: 'standard' },
    ]
    for (const query of queries) {
      const rows = await list(query)
      const countOf = (status: Status) => rows.filter((row) => row.status === status).length
      const active = rows.filter(isActive)
      const days = rows.flatMap(({ createdAt, completedAt }) =>
        completedAt ? [(Date.parse(completedAt) - Date.parse(createdAt)) / (24 * hour)] : [],
      )
      const figures = await count(query)
      assert.partialDeepStrictEqual(figures, {
        total: rows.length,
        urgent: active.filter(({ priority }) => priority === 'urgent').length,
        pending: countOf('pending'),
        inProgress: countOf('in_progress'),
        completed: countOf('completed'),
        overdue: rows.filter((row) => isLate(row, now)).length,
        active: countOf('pending') + countOf('assigned') + countOf('in_progress'),
      })
      const mean = days.reduce((sum, n) => sum + n, 0) / days.length
      if (days.length === 0) assert.equal(figures.averageResponseDays, null)
      else assert.ok(Math.abs((figures.averageResponseDays ?? 0) - mean) <= 0.0501)
      assert.equal(figures.byStatus.on_hold, countOf('on_hold'))
    }
  })
  it('are zero when nothing matches', async () => {
    assert.partialDeepStrictEqual(await count({ search: 'no such words' }), {
      total: 0,
      averageResponseDays: null,
      overdue: 0,
    })
  })
})

const leak = { title: 'Leak', description: 'By the lift.' }

describe('a request for a place', () => {
  it('needs the name of the place, and is listed as a known place then', async () => {
    const file = (body: object) => app.as('staff').request(maintenance.fileAnywhere, { body: { ...leak, ...body } })
    for (const placeName of [undefined, '', '  '])
      assert.deepEqual(await file({ placeName }).then(({ status, body }) => [status, body.field]), [400, 'placeName'])
    const body = { ...leak, placeKind: 'elevator', placeName: 'Elevator 2', category: 'elevator' }
    const filed = (await app.as('staff').requestOk(maintenance.fileAnywhere, { body })).body
    assert.partialDeepStrictEqual(filed, {
      placeKind: 'elevator',
      placeName: 'Elevator 2',
      unitId: null,
      tenantId: null,
    })
    const lift = { ...body, placeKind: 'lift' as 'elevator' }
    const other = (await app.as('staff').requestOk(maintenance.fileAnywhere, { body: lift })).body
    assert.equal(other.placeKind, 'elevator', 'the spelling of the specification')
    const { body: places } = await app.as('staff').requestOk(maintenance.places)
    assert.ok(places.some(({ placeName }) => placeName === 'Elevator 2'))
  })
  it('may be for a unit, with the rules of units', async () => {
    const at = (body: object) => app.as('admin').request(maintenance.fileAnywhere, { body: { ...leak, ...body } })
    assert.equal((await at({ unitId: home.unit.id })).body.field, 'tenantId')
    assert.equal((await at({ unitId: home.unit.id, tenantId: home.residentId })).status, 201)
    assert.equal((await at({ unitId: '01900000-0000-7000-8000-000000000000' })).body.field, 'unitId')
    const empty = await addUnit(app.db)
    assert.equal((await at({ unitId: empty.id })).status, 201)
  })
  it('is only for current residents', async () => {
    const at = (residentId: string) =>
      app.as('staff').request(maintenance.fileAnywhere, { body: { ...leak, placeName: 'Pool', tenantId: residentId } })
    assert.equal((await at(home.residentId)).status, 201)
    assert.equal((await at('01900000-0000-7000-8000-000000000000')).body.field, 'tenantId')
  })
})

describe('the vendors', () => {
  it('are the active ones; a request can be assigned to one', async () => {
    const archivedVendor = aVendor({ name: 'Gone Ltd', archivedAt: now })
    await app.db.insert(vendors).values(archivedVendor)
    const { body } = await app.as('staff').requestOk(maintenance.vendors)
    assert.deepEqual(
      body.map(({ id }) => id),
      [vendor.id],
    )
    const [row] = await list({ search: 'pending 2' })
    const params = { id: row?.id ?? '' }
    const assignVendor = (vendorId: string) =>
      app.as('staff').request(maintenance.change, { params, body: { vendorId } })
    assert.equal((await assignVendor(vendor.id)).status, 200)
    assert.equal((await assignVendor(archivedVendor.id)).body.field, 'vendorId')
  })
})
