import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { mostCountedViews } from '#platform/counted-views.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { aRequest, aVendor } from '#demo/examples.ts'
import { maintenance } from '../../requests/contract.ts'
import { requests } from '../../requests/server/table.ts'
import { vendors } from '../../vendors/server/table.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
  const vendor = aVendor()
  await app.db.insert(vendors).values(vendor)
  const { staff, maintenance: worker } = app.people
  const late = new Date(Date.now() - 3_600_000)
  const rows = [
    { title: 'in_progress 3', status: 'in_progress', assignedTo: staff.id },
    { title: 'Drip', status: 'pending' },
    { title: 'Lift', status: 'pending', dueAt: late, dueSoonAt: late, slaClock: 'always' },
    { title: 'Lamp', status: 'assigned', assignedTo: worker.id, dueAt: late, dueSoonAt: late, slaClock: 'always' },
    { title: 'Boiler', status: 'assigned', vendorId: vendor.id },
    { title: 'Done', status: 'completed', completedAt: late },
  ] as const
  await app.db.insert(requests).values(rows.map((row) => aRequest({ reportedBy: staff.id, ...row })))
})
after(() => app.close())

describe('the counts of views', () => {
  it('are those of the lists with the same filters, in their order', async () => {
    const filters = [
      { status: 'active' },
      { status: 'all', due: 'late' },
      { assignee: 'nobody' },
      { assignee: app.people.staff.id },
      { status: 'all', waitingOn: 'vendor' },
      { search: 'in_progress 3' },
    ] as const
    const { body } = await app.as('staff').requestOk(maintenance.countEach, { body: { filters: [...filters] } })
    const listed = await Promise.all(
      filters.map(async (query) => {
        const { headers } = await app.as('staff').requestOk(maintenance.list, { query })
        return Number(headers['x-total-count'])
      }),
    )
    assert.deepEqual(body.counts, listed)
    assert.ok(new Set(listed).size > 3, listed.join())
  })

  it('are of at most as many views as a list asks for', async () => {
    const count = (filters: number) =>
      app.as('staff').request(maintenance.countEach, { body: { filters: Array.from({ length: filters }, () => ({})) } })
    assert.equal((await count(mostCountedViews)).status, 200)
    const { status, body } = await count(mostCountedViews + 1)
    assert.deepEqual([status, body.field], [400, 'filters'])
  })

  it('are empty without views, and name the filter that is wrong', async () => {
    const count = (filters: object[]) =>
      app.as('admin').send({ method: 'POST', url: '/api/admin/maintenance-requests/counts', body: { filters } })
    assert.deepEqual((await count([])).body, { counts: [] })
    const { status, body } = await count([{}, { due: 'sometime' }])
    assert.equal(status, 400)
    assert.equal(body.field, 'filters.1.due')
  })
})
