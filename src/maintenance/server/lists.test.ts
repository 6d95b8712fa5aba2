import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { background } from '#platform/background.ts'
import { hours } from '#platform/dates.ts'
import { addHome } from '../../../tests/support/household.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { maintenance } from '../contract.ts'
import { ownRequests } from '../own-contract.ts'

let house: TestHouse
let home: Awaited<ReturnType<typeof addHome>>

before(async () => {
  house = await openTestHouse()
  home = await addHome(house.db, house.people.tenant)
})
after(() => house.close())

const leak = { title: 'Water under the sink', description: 'It drips.', category: 'plumbing', priority: 'high' }
const submit = async (body: object = leak) => (await house.as('tenant').sends(ownRequests.file, { body })).body

describe('the lists', () => {
  it('page by key over the whole list, with the total', async () => {
    for (let more = 0; more < 11; more += 1) await submit()
    const seen: string[] = []
    let url: string | undefined = '/api/admin/maintenance-requests?limit=5'
    let total = 0
    while (url) {
      const heard = await house.as('admin').knocks({ method: 'GET', url })
      total = Number(heard.headers['x-total-count'])
      seen.push(...heard.body.map(({ id }: { id: string }) => id))
      url = /<([^>]+)>/.exec(String(heard.headers.link ?? ''))?.[1]
    }
    assert.equal(new Set(seen).size, total)
    assert.equal(seen.length, total)
  })

  it('keep to the contract, though the database writes them', async () => {
    const { id } = await submit()
    const changes = {
      assignedTo: house.people.admin.id,
      estimatedCost: 12.5,
      scheduledDate: '2026-03-01T09:30:00.120Z',
    }
    await house.as('admin').sends(maintenance.change, { params: { id }, body: changes })
    const { body } = await house.as('admin').sends(maintenance.list)
    assert.deepEqual(maintenance.list.reply.parse(body), body)
    const { body: single } = await house.as('admin').sends(maintenance.find, { params: { id } })
    assert.deepEqual(
      body.find((request) => request.id === id),
      single,
    )
    assert.deepEqual([single.estimatedCost, single.scheduledDate], [12.5, changes.scheduledDate])
  })

  it('keep nobody signed in when they are read because something changed', async () => {
    const { cookie, id } = await house.addPerson('staff')
    await house.db.execute(sql`update sessions set expires_at = now() + interval '9 days' where user_id = ${id}`)
    const before = house.clock.ahead
    house.clock.ahead += hours(7)
    const headers = { [background.header]: background.value }
    await house.withCookie(cookie).sends(maintenance.list, { headers })
    house.clock.ahead += hours(2)
    assert.equal((await house.withCookie(cookie).tries(maintenance.list)).status, 401)
    house.clock.ahead = before
  })

  it('filter by status set, assignee, unit and words', async () => {
    const mine = await submit({ ...leak, title: 'Évier bouché à la cuisine' })
    await house
      .as('admin')
      .sends(maintenance.change, { params: { id: mine.id }, body: { assignedTo: house.people.staff.id } })
    const list = async (query: Record<string, string>) =>
      (await house.as('admin').sends(maintenance.list, { query })).body.map(({ id }) => id)
    assert.deepEqual(await list({ search: 'evier bouche' }), [mine.id])
    assert.ok((await list({ search: home.unit.unitNumber })).includes(mine.id))
    assert.deepEqual(await list({ assignedTo: house.people.staff.id }), [mine.id])
    assert.ok(!(await list({ status: 'completed' })).includes(mine.id))
    assert.ok((await list({ status: 'active' })).includes(mine.id))
    assert.ok(!(await list({ assignedTo: 'nobody' })).includes(mine.id))
    const wrong = await house.as('admin').tries(maintenance.list, { query: { limit: '1001' } })
    assert.deepEqual([wrong.status, wrong.body.field], [400, 'limit'])
  })

  it('of the staff portal says how many there are, and pages through all of them', async () => {
    for (let more = 0; more < 3; more += 1) await submit()
    const { body: all, headers } = await house.as('staff').sends(maintenance.queue)
    assert.equal(headers['x-total-count'], String(all.length))
    const paged: string[] = []
    for (let url: string | undefined = '/api/staff/maintenance-requests?limit=2'; url;) {
      const page = await house.as('staff').knocks({ method: 'GET', url })
      paged.push(...(page.body as { id: string }[]).map(({ id }) => id))
      url = /<([^>]+)>; rel="next"/.exec(String(page.headers['link']))?.[1]
    }
    assert.deepEqual(
      paged,
      all.map(({ id }) => id),
    )
    const assignedTo = house.people.staff.id
    const { body: hers } = await house.as('staff').sends(maintenance.queue, { query: { assignedTo } })
    assert.deepEqual(
      hers.map(({ id }) => id),
      all.filter((request) => request.assignedTo === assignedTo).map(({ id }) => id),
    )
  })

  it('of the staff portal puts open requests first', async () => {
    const { id } = await submit()
    await house.as('staff').sends(maintenance.move, { params: { id }, body: { status: 'completed' } })
    await submit()
    const { body } = await house.as('staff').sends(maintenance.queue)
    assert.ok(body.some((request) => request.id === id))
    const open = body.map(({ status }) => ['pending', 'assigned', 'in_progress', 'on_hold'].includes(status))
    assert.deepEqual(
      open,
      open.toSorted((a, b) => Number(b) - Number(a)),
    )
  })
})
