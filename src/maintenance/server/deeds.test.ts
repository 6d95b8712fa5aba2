import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import { days } from '#platform/dates.ts'
import { tenants } from '#residents/server/table.ts'
import { addHome } from '../../../tests/support/household.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { maintenance } from '../contract.ts'
import { requestDeeds } from '../deeds-contract.ts'
import { ownRequests } from '../own-contract.ts'
import { confirmBySilence } from './mended.ts'

let house: TestHouse
let home: Awaited<ReturnType<typeof addHome>>

before(async () => {
  house = await openTestHouse()
  home = await addHome(house.db, house.people.tenant)
})
after(() => house.close())

const leak = { title: 'Tap drips', description: 'It drips.' }
const submit = async (body: object = leak) => (await house.as('tenant').sends(ownRequests.file, { body })).body.id
const change = (id: string, changes: object) =>
  house.as('admin').sends(maintenance.change, { params: { id }, body: changes })
const deedsOf = async (id: string) =>
  (await house.as('staff').sends(requestDeeds.list, { params: { id } })).body.map(({ deed, who, createdBy }) => [
    deed,
    who && who.firstName,
    createdBy && createdBy.firstName,
  ])

describe('what the audit log knows of a request', () => {
  it('tells to whom it was given, by whom, once each, oldest first', async () => {
    const id = await submit()
    assert.deepEqual(await deedsOf(id), [])
    const { admin, staff, maintenance: fitter } = house.people
    await change(id, { assignedTo: staff.id })
    await change(id, { assignedTo: staff.id, title: 'Tap drips a lot' })
    await change(id, { assignedTo: fitter.id })
    await change(id, { assignedTo: null })
    assert.deepEqual(await deedsOf(id), [
      ['assigned', staff.firstName, admin.firstName],
      ['reassigned', fitter.firstName, admin.firstName],
      ['unassigned', fitter.firstName, admin.firstName],
    ])
  })
  it('tells that the resident confirmed, or that nobody answered', async () => {
    const [confirmed, silent] = [await submit(), await submit()]
    for (const id of [confirmed, silent]) await change(id, { status: 'completed' })
    await house.as('tenant').sends(ownRequests.confirm, { params: { id: confirmed } })
    assert.deepEqual(await deedsOf(confirmed), [['confirmed', null, house.people.tenant.firstName]])
    await confirmBySilence(house.db, new Date(house.now().getTime() + days(9)))
    assert.deepEqual(await deedsOf(silent), [['closed', null, null]])
  })
  it('is no secret of another noun: a record that is no request is 404', async () => {
    const heard = await house.as('admin').tries(requestDeeds.list, { params: { id: home.tenantId } })
    assert.equal(heard.status, 404)
  })
})

describe('the phone of the resident', () => {
  it('is told to the office and staff, and in no answer to a resident', async () => {
    await house.db.update(tenants).set({ phonePrimary: '4165550177' }).where(eq(tenants.id, home.tenantId))
    const id = await submit()
    for (const role of ['admin', 'staff'] as const)
      assert.equal((await house.as(role).sends(maintenance.find, { params: { id } })).body.tenant?.phone, '4165550177')
    const { body: queue } = await house.as('staff').sends(maintenance.queue, {})
    assert.equal(queue.find((request) => request.id === id)?.tenant?.phone, '4165550177')
    const own = await house.as('tenant').sends(ownRequests.list, {})
    assert.ok(!JSON.stringify(own.body).includes('4165550177'))
  })
})

describe('the letter that confirms a request', () => {
  it('has a number to call at once when it is urgent', async () => {
    await house.db.update(building).set({ securityPhone: '4165550111' })
    const letterOf = async (id: string) => {
      const { rows } = await house.db.execute<{ text: string; html: string }>(
        sql`select text_body as text, html_body as html from mail_outbox where about_id = ${id}`,
      )
      return rows[0] ?? { text: '', html: '' }
    }
    const urgent = await letterOf(await submit({ ...leak, priority: 'urgent' }))
    assert.match(urgent.html, /href="tel:4165550111"/)
    assert.match(urgent.text, /do not wait for us.*416-555-0111/s)
    const normal = await letterOf(await submit())
    assert.match(normal.text, /In an emergency.*416-555-0111/s)
    assert.doesNotMatch(normal.html, /href="tel:/)
  })
})
