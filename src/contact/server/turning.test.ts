import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { maintenance } from '#maintenance/contract.ts'
import { newId } from '#platform/server/ids.ts'
import { tenants } from '#residents/server/table.ts'
import { addHome } from '../../../tests/support/household.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { contact, type ContactMessage } from '../contract.ts'
import { words } from '../words.ts'

let house: TestHouse
before(async () => {
  house = await openTestHouse({ CONTACT_LIMIT: '1000' })
})
after(() => house.close())

const write = async (more: Record<string, unknown> = {}): Promise<ContactMessage> => {
  const body = {
    name: 'Leila Pryce',
    email: 'leila@home.example',
    phone: '555-010-0101',
    reason: 'maintenance-request' as const,
    subject: 'Tap drips',
    message: 'Since Monday.',
    ...more,
  }
  const { id } = (await house.asNobody().sends(contact.send, { body })).body
  return (await house.as('admin').sends(contact.find, { params: { messageId: id } })).body
}
const find = async (messageId: string) => (await house.as('staff').sends(contact.find, { params: { messageId } })).body
const elsewhere = { title: 'Tap drips', description: 'Since Monday.', placeName: 'Lobby' }
const auditOf = async (id: string) =>
  (
    await house.pool.query<{ action: string }>('select action from audit_log where record_id = $1 order by at, id', [
      id,
    ])
  ).rows.map(({ action }) => action)

describe('turning a message into a maintenance request', () => {
  it('files the request, tells of it in the message, and writes down both', async () => {
    const message = await write()
    const params = { messageId: message.id }
    const heard = await house.as('staff').sends(contact.turn, { params, body: elsewhere })
    assert.equal(heard.status, 201)
    assert.deepEqual([heard.body.title, heard.body.placeName, heard.body.status], ['Tap drips', 'Lobby', 'pending'])
    const { id, number } = heard.body
    const turned = await find(message.id)
    assert.deepEqual(turned.request, { id, number, status: 'pending' })
    assert.equal(turned.status, 'open', 'whoever wrote still waits for an answer')
    assert.deepEqual(await auditOf(message.id), ['received', 'turned into a request'])
    assert.deepEqual(await auditOf(id), ['filed'])
    await house.as('admin').sends(maintenance.move, { params: { id }, body: { status: 'completed' } })
    assert.equal((await find(message.id)).request?.status, 'completed')
  })

  it('happens once, also when two people press at the same moment', async () => {
    const { id: messageId, version } = await write()
    const turn = (role: 'admin' | 'staff') =>
      house
        .as(role)
        .tries(contact.turn, { params: { messageId }, body: elsewhere, headers: { 'if-match': `"${version}"` } })
    const heard = await Promise.all([turn('admin'), turn('staff')])
    assert.deepEqual(
      heard.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, 409],
    )
    const late = heard.find(({ status }) => status === 409)
    assert.deepEqual([late?.body.code, late?.body.message], ['turned_already', words.turnedAlready])
    assert.equal((await auditOf(messageId)).filter((action) => action === 'turned into a request').length, 1)
  })

  it('files nothing when the request is refused, or the message changed meanwhile', async () => {
    const { id: messageId } = await write()
    const count = async () => (await house.pool.query('select from maintenance_requests')).rowCount
    const before = await count()
    const tries = (body: object, headers = {}) =>
      house.as('staff').tries(contact.turn, { params: { messageId }, body, headers })
    assert.equal((await tries({ ...elsewhere, placeName: ' ' })).body.field, 'placeName')
    assert.equal((await tries({ ...elsewhere, title: '' })).body.field, 'title')
    assert.equal((await tries({ ...elsewhere, unitId: newId() })).body.field, 'unitId')
    await house.as('admin').sends(contact.reply, { params: { messageId }, body: { replyMessage: 'We come.' } })
    const late = await tries(elsewhere, { 'if-match': '"1"' })
    assert.deepEqual([late.status, (late.body.present as ContactMessage).replies.length], [412, 1])
    assert.equal(await count(), before)
    assert.equal((await find(messageId)).request, null)
  })
})

describe('whose e-mail it is', () => {
  it('names the resident with that e-mail, however it is written, and where they live', async () => {
    const { unit, tenantId } = await addHome(house.db, house.people.tenant)
    const { email } = house.people.tenant
    const resident = { tenantId, fullName: 'tenant Person', unitId: unit.id, unitNumber: unit.unitNumber }
    assert.deepEqual((await write({ email: email.toUpperCase() })).resident, resident)
    await house.db.update(tenants).set({ emailPrimary: 'Other@Home.example' }).where(eq(tenants.id, tenantId))
    assert.deepEqual((await write({ email: 'other@home.example' })).resident, resident)
    assert.equal((await write({ email: 'stranger@home.example' })).resident, null)
    const body = { title: 'Tap drips', description: 'Since Monday.', unitId: unit.id, tenantId }
    const { id: messageId } = await write({ email })
    const { body: filed } = await house.as('staff').sends(contact.turn, { params: { messageId }, body })
    assert.deepEqual([filed.unitId, filed.tenantId], [unit.id, tenantId])
  })

  it('knows a resident without a home, and forgets a deleted one', async () => {
    const person = await house.addPerson('tenant')
    const tenantId = newId()
    await house.db.insert(tenants).values({ id: tenantId, userId: person.id, fullName: 'Homeless Person' })
    const found = (await write({ email: person.email })).resident
    assert.deepEqual(found, { tenantId, fullName: 'Homeless Person', unitId: null, unitNumber: null })
    const gone = await house.addPerson('tenant', { deletedAt: new Date() })
    await house.db.insert(tenants).values({ id: newId(), userId: gone.id, fullName: 'Gone Person' })
    assert.equal((await write({ email: gone.email })).resident, null)
  })
})

describe('the promise of an answer', () => {
  it('stands until somebody answers or puts the message away, and again when it is taken out', async () => {
    const message = await write()
    assert.ok(message.answerBy !== null && message.nearAt !== null && message.nearAt < message.answerBy)
    const params = { messageId: message.id }
    assert.equal((await house.as('staff').sends(contact.archive, { params })).body.answerBy, null)
    const back = (await house.as('staff').sends(contact.unarchive, { params })).body
    assert.deepEqual([back.status, back.archivedAt, back.answerBy], ['open', null, message.answerBy])
    await house.as('staff').sends(contact.reply, { params, body: { replyMessage: 'Yes' } })
    assert.equal((await find(message.id)).answerBy, null)
  })
})

describe('taking a message out of the archive', () => {
  it('happens once, whoever asks again, and not to a message that changed since', async () => {
    const { id: messageId } = await write()
    const params = { messageId }
    const archived = (await house.as('admin').sends(contact.archive, { params })).body
    const headers = { 'if-match': `"${archived.version}"` }
    const back = (await house.as('staff').sends(contact.unarchive, { params, headers })).body
    assert.deepEqual((await house.as('staff').sends(contact.unarchive, { params })).body, back)
    assert.equal((await house.as('admin').tries(contact.unarchive, { params, headers })).status, 412)
    assert.deepEqual(await auditOf(messageId), ['received', 'archived', 'took out of the archive'])
    assert.equal((await house.as('admin').tries(contact.unarchive, { params: { messageId: newId() } })).status, 404)
  })
})
