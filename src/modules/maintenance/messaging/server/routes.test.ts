import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { addHome } from '../../../../../tests/support/people/household.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { aVendor } from '#demo/examples.ts'
import { maintenance } from '../../requests/contract.ts'
import { requestMessages } from '../contract.ts'
import { ownRequests } from '../../resident/contract.ts'
import { vendors } from '../../vendors/server/table.ts'

let app: TestApp

before(async () => {
  app = await createTestApp()
  await addHome(app.db, app.people.tenant)
})
after(() => app.close())

const leak = { title: 'Tap drips', description: 'It drips.' }
const submit = async () => (await app.as('tenant').requestOk(ownRequests.file, { body: leak })).body.id
const changeRequest = (id: string, changes: object) =>
  app.as('admin').requestOk(maintenance.change, { params: { id }, body: changes })
const outbox = async (id: string) =>
  (
    await app.db.execute<{ to: string; text: string }>(
      sql`select to_address as to, text_body as text from mail_outbox where about_id = ${id} order by id`,
    )
  ).rows
const send = (id: string, sentTo: string, body = 'Would tomorrow suit you?') =>
  app.as('staff').request(requestMessages.send, { params: { id }, body: { body, sentTo } })

describe('a message of the office', () => {
  it('to the resident is e-mailed, says how to answer, and appears in the portal', async () => {
    const id = await submit()
    assert.equal((await send(id, 'tenant')).status, 201)
    const email = (await outbox(id)).at(-1)
    assert.equal(email?.to, app.people.tenant.email)
    assert.match(email?.text ?? '', /^Hello tenant,/)
    assert.match(email?.text ?? '', /Would tomorrow suit you\?/)
    assert.match(email?.text ?? '', /in the resident portal.*reply goes to the office at office@tower\.example/s)
    assert.match(email?.text ?? '', new RegExp(`/tenant\\?tab=maintenance&request=${id}`))
    const own = (await app.as('tenant').requestOk(ownRequests.find, { params: { id } })).body
    assert.deepEqual(
      own.messages.map(({ body, mine }) => [body, mine]),
      [['Would tomorrow suit you?', false]],
    )
  })
  it('to staff reaches the assignee, never the resident', async () => {
    const id = await submit()
    assert.deepEqual(await send(id, 'staff').then(({ status, body }) => [status, body.field]), [409, 'sentTo'])
    assert.deepEqual(await send(id, 'both').then(({ status, body }) => [status, body.field]), [409, 'sentTo'])
    await changeRequest(id, { assignedTo: app.people.maintenance.id })
    const sent = (await outbox(id)).length
    await send(id, 'staff', 'Bring the long ladder')
    assert.deepEqual(
      (await outbox(id)).slice(sent).map(({ to, text }) => [to, text.split('\n')[0]]),
      [[app.people.maintenance.email, 'Hello maintenance,']],
    )
    assert.deepEqual((await app.as('tenant').requestOk(ownRequests.find, { params: { id } })).body.messages, [])
    await send(id, 'both', 'Thursday at nine')
    assert.equal((await outbox(id)).length, sent + 3)
  })
  it('to a request without a resident returns 409, and the recipients name the reason', async () => {
    const body = { ...leak, placeName: 'Lobby' }
    const { id } = (await app.as('staff').requestOk(maintenance.fileAnywhere, { body })).body
    for (const target of ['tenant', 'both']) assert.equal((await send(id, target)).body.code, 'no_tenant')
    const { body: to } = await app.as('staff').requestOk(requestMessages.recipients, { params: { id } })
    assert.deepEqual([to.tenant, to.staff], [null, null])
    assert.ok(to.noTenantReason && to.noStaffReason)
    assert.deepEqual((await app.as('staff').requestOk(requestMessages.list, { params: { id } })).body, [])
  })
  it('links staff to the page with the messages, and has no button for on-site roles', async () => {
    const id = await submit()
    await changeRequest(id, { assignedTo: app.people.staff.id })
    await app.as('admin').requestOk(requestMessages.send, { params: { id }, body: { body: 'Ladder', sentTo: 'staff' } })
    assert.match((await outbox(id)).at(-1)?.text ?? '', new RegExp(`/admin\\?tab=maintenance&request=${id}`))
    await changeRequest(id, { assignedTo: app.people.maintenance.id })
    await send(id, 'staff', 'Bring the long ladder')
    const email = (await outbox(id)).at(-1)
    assert.equal(email?.to, app.people.maintenance.email)
    assert.ok(!email?.text.includes('http'), email?.text)
  })
  it('to a resident with a deleted account returns 409 with the reason', async () => {
    const person = await app.addPerson('tenant')
    await addHome(app.db, person)
    const { id } = (await app.withCookie(person.cookie).requestOk(ownRequests.file, { body: leak })).body
    await app.db.update(users).set({ deletedAt: app.now() }).where(eq(users.id, person.id))
    const { body: to } = await app.as('staff').requestOk(requestMessages.recipients, { params: { id } })
    assert.deepEqual([to.tenant, to.noTenantReason], [null, "The resident's account was deleted"])
    assert.equal((await send(id, 'tenant')).status, 409)
  })
  it('is stored with its author, oldest first', async () => {
    const id = await submit()
    await send(id, 'tenant', 'One')
    await send(id, 'tenant', 'Two')
    const { body } = await app.as('admin').requestOk(requestMessages.list, { params: { id } })
    assert.deepEqual(
      body.map((message) => [message.body, message.createdBy.role]),
      [
        ['One', 'staff'],
        ['Two', 'staff'],
      ],
    )
  })
})

describe('a message of the resident', () => {
  it('goes to the assignee, or to the office without one', async () => {
    const id = await submit()
    const write = (body: string) => app.as('tenant').requestOk(ownRequests.write, { params: { id }, body: { body } })
    await write('Please ring twice')
    assert.equal((await outbox(id)).at(-1)?.to, 'office@tower.example')
    await changeRequest(id, { assignedTo: app.people.staff.id })
    const { body: own } = await write('Friday is better')
    assert.equal((await outbox(id)).at(-1)?.to, app.people.staff.email)
    assert.ok(own.messages.every(({ mine }) => mine))
    assert.match((await outbox(id)).at(-1)?.text ?? '', new RegExp(`/admin\\?tab=maintenance&request=${id}`))
    const { body } = await app.as('staff').requestOk(requestMessages.list, { params: { id } })
    assert.deepEqual(
      body.map((message) => message.body),
      ['Please ring twice', 'Friday is better'],
    )
    await changeRequest(id, { assignedTo: app.people.maintenance.id })
    await write('Or Monday')
    assert.equal((await outbox(id)).at(-1)?.to, 'office@tower.example')
  })
})

describe('a reminder', () => {
  const nudge = (id: string) => app.as('staff').request(maintenance.nudge, { params: { id } })
  it('goes to the person who must act, leaves a note, and is not repeated within the hour', async () => {
    const id = await submit()
    assert.equal((await nudge(id)).status, 409)
    await changeRequest(id, { assignedTo: app.people.maintenance.id })
    assert.equal((await nudge(id)).status, 201)
    assert.equal((await outbox(id)).at(-1)?.to, app.people.maintenance.email)
    assert.equal((await nudge(id)).status, 429)
    const { body: notes } = await app.as('staff').requestOk(maintenance.notes, { params: { id } })
    assert.equal(notes.at(-1)?.note, 'Reminder sent to maintenance Person')
  })
  it('goes to the vendor when the request waits for the vendor', async () => {
    const vendor = aVendor()
    await app.db.insert(vendors).values(vendor)
    const id = await submit()
    await changeRequest(id, { waitingOn: 'vendor', waitingOnReason: 'Due on site' })
    assert.equal((await nudge(id)).status, 409)
    await changeRequest(id, { vendorId: vendor.id })
    assert.equal((await nudge(id)).status, 201)
    assert.equal((await outbox(id)).at(-1)?.to, vendor.email)
    assert.match((await outbox(id)).at(-1)?.text ?? '', /Next step: Due on site/)
  })
  it("contains none of the office's internal reason when it goes to the resident", async () => {
    const id = await submit()
    await changeRequest(id, { waitingOn: 'resident', waitingOnReason: 'Rang three times, never opens' })
    assert.equal((await nudge(id)).status, 201)
    const email = (await outbox(id)).at(-1)
    assert.equal(email?.to, app.people.tenant.email)
    assert.ok(!/never opens|Next step/.test(email?.text ?? ''), email?.text)
  })
})
