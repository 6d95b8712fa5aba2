import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import { days } from '#platform/time/dates.ts'
import { residents } from '#residents/server/table.ts'
import { addHome } from '../../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { maintenance } from '../../requests/contract.ts'
import { staffRequests } from '../../staff/contract.ts'
import { requestEvents } from '../contract.ts'
import { ownRequests } from '../../resident/contract.ts'
import { confirmUnanswered } from '../../confirmation/server/confirm.ts'

let app: TestApp
let home: Awaited<ReturnType<typeof addHome>>

before(async () => {
  app = await createTestApp()
  home = await addHome(app.db, app.people.tenant)
})
after(() => app.close())

const leak = { title: 'Tap drips', description: 'It drips.' }
const submit = async (body: object = leak) => (await app.as('tenant').requestOk(ownRequests.file, { body })).body.id
const change = (id: string, changes: object) =>
  app.as('admin').requestOk(maintenance.change, { params: { id }, body: changes })
const eventsOf = async (id: string) =>
  (await app.as('staff').requestOk(requestEvents.list, { params: { id } })).body.map(({ event, who, createdBy }) => [
    event,
    who && who.firstName,
    createdBy && createdBy.firstName,
  ])

describe('events of a request', () => {
  it('lists each assignment and each edit of the text once with its author, oldest first', async () => {
    const id = await submit()
    assert.deepEqual(await eventsOf(id), [])
    const { admin, staff, maintenance: fitter } = app.people
    await change(id, { assignedTo: staff.id })
    await change(id, { assignedTo: staff.id, title: 'Tap drips a lot' })
    await change(id, { assignedTo: fitter.id })
    await change(id, { assignedTo: null })
    assert.deepEqual(await eventsOf(id), [
      ['assigned', staff.firstName, admin.firstName],
      ['edited', null, admin.firstName],
      ['reassigned', fitter.firstName, admin.firstName],
      ['unassigned', fitter.firstName, admin.firstName],
    ])
  })
  it("reports the resident's confirmation and the closing without an answer", async () => {
    const [confirmed, silent] = [await submit(), await submit()]
    for (const id of [confirmed, silent]) await change(id, { status: 'completed' })
    await app.as('tenant').requestOk(ownRequests.confirm, { params: { id: confirmed } })
    assert.deepEqual(await eventsOf(confirmed), [['confirmed', null, app.people.tenant.firstName]])
    await confirmUnanswered(app.db, new Date(app.now().getTime() + days(9)))
    assert.deepEqual(await eventsOf(silent), [['closed', null, null]])
  })
  it('returns 404 for the id of another kind of record', async () => {
    const response = await app.as('admin').request(requestEvents.list, { params: { id: home.residentId } })
    assert.equal(response.status, 404)
  })
})

describe('the phone of the resident', () => {
  it('is in replies to the office and staff, never to a resident', async () => {
    await app.db.update(residents).set({ phonePrimary: '+14165550177' }).where(eq(residents.id, home.residentId))
    const id = await submit()
    for (const role of ['admin', 'staff'] as const)
      assert.equal(
        (await app.as(role).requestOk(maintenance.find, { params: { id } })).body.tenant?.phone,
        '4165550177',
      )
    const { body: queue } = await app.as('staff').requestOk(staffRequests.list, {})
    assert.equal(queue.find((request) => request.id === id)?.tenant?.phone, '4165550177')
    const own = await app.as('tenant').requestOk(ownRequests.list, {})
    assert.ok(!JSON.stringify(own.body).includes('4165550177'))
  })
})

describe('the e-mail that confirms a request', () => {
  it('has a phone number to call when it is urgent', async () => {
    await app.db.update(building).set({ securityPhone: '4165550111' })
    const emailOf = async (id: string) => {
      const { rows } = await app.db.execute<{ text: string; html: string }>(
        sql`select text_body as text, html_body as html from mail_outbox where about_id = ${id}`,
      )
      return rows[0] ?? { text: '', html: '' }
    }
    const urgent = await emailOf(await submit({ ...leak, priority: 'urgent' }))
    assert.match(urgent.html, /href="tel:4165550111"/)
    assert.match(urgent.text, /don't wait for us.*416-555-0111/s)
    const normal = await emailOf(await submit())
    assert.match(normal.text, /In an emergency.*416-555-0111/s)
    assert.doesNotMatch(normal.html, /href="tel:/)
  })
})
