import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { maintenance } from '#maintenance/requests/contract.ts'
import { newId } from '#platform/server/database/ids.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { contact, type ContactMessage } from '../contract.ts'
import { words } from '../messages/en.ts'

let app: TestApp
before(async () => {
  app = await createTestApp({ CONTACT_LIMIT: '1000' })
})
after(() => app.close())

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
  const { id } = (await app.asAnonymous().requestOk(contact.send, { body })).body
  return (await app.as('admin').requestOk(contact.find, { params: { messageId: id } })).body
}
const find = async (messageId: string) =>
  (await app.as('staff').requestOk(contact.find, { params: { messageId } })).body
const elsewhere = { title: 'Tap drips', description: 'Since Monday.', placeName: 'Lobby' }
const auditOf = async (id: string) =>
  (
    await app.pool.query<{ action: string }>('select action from audit_log where record_id = $1 order by at, id', [id])
  ).rows.map(({ action }) => action)

describe('turning a message into a maintenance request', () => {
  it('files the request, stores it with the message, and audits both', async () => {
    const message = await write()
    const params = { messageId: message.id }
    const response = await app.as('staff').requestOk(contact.turn, { params, body: elsewhere })
    assert.equal(response.status, 201)
    assert.deepEqual(
      [response.body.title, response.body.placeName, response.body.status],
      ['Tap drips', 'Lobby', 'pending'],
    )
    const { id, number } = response.body
    const turned = await find(message.id)
    assert.deepEqual(turned.request, { id, number, status: 'pending' })
    assert.equal(turned.status, 'open', 'the sender still waits for an answer')
    assert.deepEqual(await auditOf(message.id), ['received', 'turned into a request'])
    assert.deepEqual(await auditOf(id), ['filed'])
    await app.as('admin').requestOk(maintenance.move, { params: { id }, body: { status: 'completed' } })
    assert.equal((await find(message.id)).request?.status, 'completed')
  })

  it('happens once, even in two simultaneous requests', async () => {
    const { id: messageId, version } = await write()
    const turn = (role: 'admin' | 'staff') =>
      app
        .as(role)
        .request(contact.turn, { params: { messageId }, body: elsewhere, headers: { 'if-match': `"${version}"` } })
    const response = await Promise.all([turn('admin'), turn('staff')])
    assert.deepEqual(
      response.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, 409],
    )
    const late = response.find(({ status }) => status === 409)
    assert.deepEqual([late?.body.code, late?.body.message], ['turned_already', words.turnedAlready])
    assert.equal((await auditOf(messageId)).filter((action) => action === 'turned into a request').length, 1)
  })

  it('files nothing when the request is invalid, or the message changed meanwhile', async () => {
    const { id: messageId } = await write()
    const count = async () => (await app.pool.query('select from maintenance_requests')).rowCount
    const before = await count()
    const request = (body: object, headers = {}) =>
      app.as('staff').request(contact.turn, { params: { messageId }, body, headers })
    assert.equal((await request({ ...elsewhere, placeName: ' ' })).body.field, 'placeName')
    assert.equal((await request({ ...elsewhere, title: '' })).body.field, 'title')
    assert.equal((await request({ ...elsewhere, unitId: newId() })).body.field, 'unitId')
    await app.as('admin').requestOk(contact.reply, { params: { messageId }, body: { replyMessage: 'We come.' } })
    const late = await request(elsewhere, { 'if-match': '"1"' })
    assert.deepEqual([late.status, (late.body.present as ContactMessage).replies.length], [412, 1])
    assert.equal(await count(), before)
    assert.equal((await find(messageId)).request, null)
  })
})

describe('the SLA of an answer', () => {
  it('runs until the message is answered or archived, and again when it is unarchived', async () => {
    const message = await write()
    assert.ok(message.replyBy !== null && message.dueSoonAt !== null && message.dueSoonAt < message.replyBy)
    const params = { messageId: message.id }
    assert.equal((await app.as('staff').requestOk(contact.archive, { params })).body.replyBy, null)
    const unarchived = (await app.as('staff').requestOk(contact.unarchive, { params })).body
    assert.deepEqual([unarchived.status, unarchived.archivedAt, unarchived.replyBy], ['open', null, message.replyBy])
    await app.as('staff').requestOk(contact.reply, { params, body: { replyMessage: 'Yes' } })
    assert.equal((await find(message.id)).replyBy, null)
  })
})

describe('taking a message out of the archive', () => {
  it('happens once, and not for an outdated version', async () => {
    const { id: messageId } = await write()
    const params = { messageId }
    const archived = (await app.as('admin').requestOk(contact.archive, { params })).body
    const headers = { 'if-match': `"${archived.version}"` }
    const unarchived = (await app.as('staff').requestOk(contact.unarchive, { params, headers })).body
    assert.deepEqual((await app.as('staff').requestOk(contact.unarchive, { params })).body, unarchived)
    assert.equal((await app.as('admin').request(contact.unarchive, { params, headers })).status, 412)
    assert.deepEqual(await auditOf(messageId), ['received', 'archived', 'took out of the archive'])
    assert.equal((await app.as('admin').request(contact.unarchive, { params: { messageId: newId() } })).status, 404)
  })
})
