import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { addHome } from '../../../tests/support/household.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { aVendor } from '../../examples.ts'
import { maintenance } from '../contract.ts'
import { requestMessages } from '../messages-contract.ts'
import { ownRequests } from '../own-contract.ts'
import { vendors } from './vendor-table.ts'

let house: TestHouse

before(async () => {
  house = await openTestHouse()
  await addHome(house.db, house.people.tenant)
})
after(() => house.close())

const leak = { title: 'Tap drips', description: 'It drips.' }
const submit = async () => (await house.as('tenant').sends(ownRequests.file, { body: leak })).body.id
const give = (id: string, changes: object) =>
  house.as('admin').sends(maintenance.change, { params: { id }, body: changes })
const outbox = async (id: string) =>
  (
    await house.db.execute<{ to: string; text: string }>(
      sql`select to_address as to, text_body as text from mail_outbox where about_id = ${id} order by id`,
    )
  ).rows
const send = (id: string, sentTo: string, body = 'Would tomorrow suit you?') =>
  house.as('staff').tries(requestMessages.send, { params: { id }, body: { body, sentTo } })

describe('a message of the office', () => {
  it('to the resident goes out by mail, says how to answer, and stands in the portal', async () => {
    const id = await submit()
    assert.equal((await send(id, 'tenant')).status, 201)
    const letter = (await outbox(id)).at(-1)
    assert.equal(letter?.to, house.people.tenant.email)
    assert.match(letter?.text ?? '', /^Hello tenant,/)
    assert.match(letter?.text ?? '', /Would tomorrow suit you\?/)
    assert.match(letter?.text ?? '', /in the resident portal.*reply reaches the office at office@tower\.example/s)
    assert.match(letter?.text ?? '', new RegExp(`/tenant\\?tab=maintenance&request=${id}`))
    const own = (await house.as('tenant').sends(ownRequests.find, { params: { id } })).body
    assert.deepEqual(
      own.messages.map(({ body, mine }) => [body, mine]),
      [['Would tomorrow suit you?', false]],
    )
  })
  it('to staff reaches whoever has the request, and never the resident', async () => {
    const id = await submit()
    assert.deepEqual(await send(id, 'staff').then(({ status, body }) => [status, body.field]), [409, 'sentTo'])
    assert.deepEqual(await send(id, 'both').then(({ status, body }) => [status, body.field]), [409, 'sentTo'])
    await give(id, { assignedTo: house.people.maintenance.id })
    const sent = (await outbox(id)).length
    await send(id, 'staff', 'Bring the long ladder')
    assert.deepEqual(
      (await outbox(id)).slice(sent).map(({ to, text }) => [to, text.split('\n')[0]]),
      [[house.people.maintenance.email, 'Hello maintenance,']],
    )
    assert.deepEqual((await house.as('tenant').sends(ownRequests.find, { params: { id } })).body.messages, [])
    await send(id, 'both', 'Thursday at nine')
    assert.equal((await outbox(id)).length, sent + 3)
  })
  it('to a resident there is none of is refused, and the dialog knows why', async () => {
    const body = { ...leak, placeName: 'Lobby' }
    const { id } = (await house.as('staff').sends(maintenance.fileAnywhere, { body })).body
    for (const target of ['tenant', 'both']) assert.equal((await send(id, target)).body.code, 'no_tenant')
    const { body: to } = await house.as('staff').sends(requestMessages.recipients, { params: { id } })
    assert.deepEqual([to.tenant, to.staff], [null, null])
    assert.ok(to.whyNoTenant && to.whyNoStaff)
    assert.deepEqual((await house.as('staff').sends(requestMessages.list, { params: { id } })).body, [])
  })
  it('leads staff to where messages are read, and whoever works on site nowhere', async () => {
    const id = await submit()
    await give(id, { assignedTo: house.people.staff.id })
    await house.as('admin').sends(requestMessages.send, { params: { id }, body: { body: 'Ladder', sentTo: 'staff' } })
    assert.match((await outbox(id)).at(-1)?.text ?? '', new RegExp(`/admin\\?tab=maintenance&request=${id}`))
    await give(id, { assignedTo: house.people.maintenance.id })
    await send(id, 'staff', 'Bring the long ladder')
    const letter = (await outbox(id)).at(-1)
    assert.equal(letter?.to, house.people.maintenance.email)
    assert.ok(!letter?.text.includes('http'), letter?.text)
  })
  it('to a resident whose account was deleted is refused, and says so', async () => {
    const person = await house.addPerson('tenant')
    await addHome(house.db, person)
    const { id } = (await house.withCookie(person.cookie).sends(ownRequests.file, { body: leak })).body
    await house.db.update(users).set({ deletedAt: house.now() }).where(eq(users.id, person.id))
    const { body: to } = await house.as('staff').sends(requestMessages.recipients, { params: { id } })
    assert.deepEqual([to.tenant, to.whyNoTenant], [null, 'The resident’s account was deleted'])
    assert.equal((await send(id, 'tenant')).status, 409)
  })
  it('is kept with who wrote it, oldest first', async () => {
    const id = await submit()
    await send(id, 'tenant', 'One')
    await send(id, 'tenant', 'Two')
    const { body } = await house.as('admin').sends(requestMessages.list, { params: { id } })
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
  it('goes to the office, or to whoever has the request', async () => {
    const id = await submit()
    const write = (body: string) => house.as('tenant').sends(ownRequests.write, { params: { id }, body: { body } })
    await write('Please ring twice')
    assert.equal((await outbox(id)).at(-1)?.to, 'office@tower.example')
    await give(id, { assignedTo: house.people.staff.id })
    const { body: own } = await write('Friday is better')
    assert.equal((await outbox(id)).at(-1)?.to, house.people.staff.email)
    assert.ok(own.messages.every(({ mine }) => mine))
    assert.match((await outbox(id)).at(-1)?.text ?? '', new RegExp(`/admin\\?tab=maintenance&request=${id}`))
    const { body } = await house.as('staff').sends(requestMessages.list, { params: { id } })
    assert.deepEqual(
      body.map((message) => message.body),
      ['Please ring twice', 'Friday is better'],
    )
    await give(id, { assignedTo: house.people.maintenance.id })
    await write('Or Monday')
    assert.equal((await outbox(id)).at(-1)?.to, 'office@tower.example')
  })
})

describe('a reminder', () => {
  const nudge = (id: string) => house.as('staff').tries(maintenance.nudge, { params: { id } })
  it('goes to whoever must act, leaves a note, and not again within the hour', async () => {
    const id = await submit()
    assert.equal((await nudge(id)).status, 409)
    await give(id, { assignedTo: house.people.maintenance.id })
    assert.equal((await nudge(id)).status, 201)
    assert.equal((await outbox(id)).at(-1)?.to, house.people.maintenance.email)
    assert.equal((await nudge(id)).status, 429)
    const { body: notes } = await house.as('staff').sends(maintenance.notes, { params: { id } })
    assert.equal(notes.at(-1)?.note, 'Reminder sent to maintenance Person')
  })
  it('goes to the vendor where it is their move', async () => {
    const vendor = aVendor()
    await house.db.insert(vendors).values(vendor)
    const id = await submit()
    await give(id, { whoseMove: 'vendor', whoseMoveWhy: 'Due on site' })
    assert.equal((await nudge(id)).status, 409)
    await give(id, { vendorId: vendor.id })
    assert.equal((await nudge(id)).status, 201)
    assert.equal((await outbox(id)).at(-1)?.to, vendor.email)
    assert.match((await outbox(id)).at(-1)?.text ?? '', /What comes next: Due on site/)
  })
  it('tells the resident nothing of what the office wrote for itself', async () => {
    const id = await submit()
    await give(id, { whoseMove: 'resident', whoseMoveWhy: 'Rang three times, never opens' })
    assert.equal((await nudge(id)).status, 201)
    const letter = (await outbox(id)).at(-1)
    assert.equal(letter?.to, house.people.tenant.email)
    assert.ok(!/never opens|What comes next/.test(letter?.text ?? ''), letter?.text)
  })
})
