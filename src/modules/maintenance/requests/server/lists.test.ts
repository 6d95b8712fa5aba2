import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { background } from '#platform/background.ts'
import { hours } from '#platform/time/dates.ts'
import { addHome } from '../../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { maintenance } from '../contract.ts'
import { staffRequests } from '../../staff/contract.ts'
import { ownRequests } from '../../resident/contract.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof addHome>>

before(async () => {
  app = await createTestApp()
  home = await addHome(app.db, app.people.tenant)
})
after(() => app.close())

const leak = { title: 'Water under the sink', description: 'It drips.', category: 'plumbing', priority: 'high' }
const submit = async (body: object = leak) => (await app.as('tenant').requestOk(ownRequests.file, { body })).body

describe('the lists', () => {
  it('page by cursor through the whole list, with the total', async () => {
    for (let more = 0; more < 11; more += 1) await submit()
    const ids: string[] = []
    let url: string | undefined = '/api/admin/maintenance-requests?limit=5'
    let total = 0
    while (url) {
      const response = await app.as('admin').send({ method: 'GET', url })
      total = Number(response.headers['x-total-count'])
      ids.push(...response.body.map(({ id }: { id: string }) => id))
      url = /<([^>]+)>/.exec(String(response.headers.link ?? ''))?.[1]
    }
    assert.equal(new Set(ids).size, total)
    assert.equal(ids.length, total)
  })

  it('match the contract, although the database creates the JSON', async () => {
    const { id } = await submit()
    const changes = {
      assignedTo: app.people.admin.id,
      estimatedCost: 12.5,
      scheduledDate: '2026-03-01T09:30:00.120Z',
    }
    await app.as('admin').requestOk(maintenance.change, { params: { id }, body: changes })
    const { body } = await app.as('admin').requestOk(maintenance.list)
    assert.deepEqual(maintenance.list.reply.parse(body), body)
    const { body: single } = await app.as('admin').requestOk(maintenance.find, { params: { id } })
    assert.deepEqual(
      body.find((request) => request.id === id),
      single,
    )
    assert.deepEqual([single.estimatedCost, single.scheduledDate], [12.5, changes.scheduledDate])
  })

  it('do not extend a session when a change refetches them', async () => {
    const { cookie, id } = await app.addPerson('staff')
    await app.db.execute(sql`update sessions set expires_at = now() + interval '9 days' where user_id = ${id}`)
    const before = app.clock.ahead
    app.clock.ahead += hours(7)
    const headers = { [background.header]: background.value }
    await app.withCookie(cookie).requestOk(maintenance.list, { headers })
    app.clock.ahead += hours(2)
    assert.equal((await app.withCookie(cookie).request(maintenance.list)).status, 401)
    app.clock.ahead = before
  })

  it('filter by status set, assignee, unit and words', async () => {
    const own = await submit({ ...leak, title: 'Évier bouché à la cuisine' })
    await app
      .as('admin')
      .requestOk(maintenance.change, { params: { id: own.id }, body: { assignedTo: app.people.staff.id } })
    const list = async (query: Record<string, string>) =>
      (await app.as('admin').requestOk(maintenance.list, { query })).body.map(({ id }) => id)
    assert.deepEqual(await list({ search: 'evier bouche' }), [own.id])
    assert.ok((await list({ search: home.unit.unitNumber })).includes(own.id))
    assert.deepEqual(await list({ assignedTo: app.people.staff.id }), [own.id])
    assert.ok(!(await list({ status: 'completed' })).includes(own.id))
    assert.ok((await list({ status: 'active' })).includes(own.id))
    assert.ok(!(await list({ assignedTo: 'nobody' })).includes(own.id))
    const wrong = await app.as('admin').request(maintenance.list, { query: { limit: '1001' } })
    assert.deepEqual([wrong.status, wrong.body.field], [400, 'limit'])
  })

  it('of the staff portal have a total, and page through all requests', async () => {
    for (let more = 0; more < 3; more += 1) await submit()
    const { body: all, headers } = await app.as('staff').requestOk(staffRequests.list)
    assert.equal(headers['x-total-count'], String(all.length))
    const paged: string[] = []
    for (let url: string | undefined = '/api/staff/maintenance-requests?limit=2'; url;) {
      const page = await app.as('staff').send({ method: 'GET', url })
      paged.push(...(page.body as { id: string }[]).map(({ id }) => id))
      url = /<([^>]+)>; rel="next"/.exec(String(page.headers['link']))?.[1]
    }
    assert.deepEqual(
      paged,
      all.map(({ id }) => id),
    )
    const assignedTo = app.people.staff.id
    const { body: others } = await app.as('staff').requestOk(staffRequests.list, { query: { assignedTo } })
    assert.deepEqual(
      others.map(({ id }) => id),
      all.filter((request) => request.assignedTo === assignedTo).map(({ id }) => id),
    )
  })

  it('of the staff portal have open requests first', async () => {
    const { id } = await submit()
    await app.as('staff').requestOk(maintenance.move, { params: { id }, body: { status: 'completed' } })
    await submit()
    const { body } = await app.as('staff').requestOk(staffRequests.list)
    assert.ok(body.some((request) => request.id === id))
    const open = body.map(({ status }) => ['pending', 'assigned', 'in_progress', 'on_hold'].includes(status))
    assert.deepEqual(
      open,
      open.toSorted((a, b) => Number(b) - Number(a)),
    )
  })
})
