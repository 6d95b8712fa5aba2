import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { deleteExpired } from '#import-export/server/retention.ts'
import { overview } from '#overview/contract.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { contact, NewMessage } from '../contract.ts'
import { spamDays } from '../rules.ts'
import { honeypotField } from '../honeypot.ts'
import { contactMessages } from './table.ts'

let app: TestApp
before(async () => {
  app = await createTestApp({ CONTACT_LIMIT: '1000' })
})
after(() => app.close())

const message = {
  name: 'Growth Desk',
  email: 'hello@rank.example',
  phone: '1-800-555-0199',
  reason: 'other',
  subject: 'First page',
  message: 'Reply today.',
}
const write = async (over: object = {}) =>
  (await app.asAnonymous().requestOk(contact.send, { body: { ...message, ...over } })).body
const sendAsBot = () => write({ [honeypotField]: 'https://rank.example' })
const list = async (query: Record<string, string> = {}) => {
  const { body, headers } = await app.as('staff').requestOk(contact.list, { query })
  return { ids: body.map(({ id }) => id), total: Number(headers['x-total-count']), rows: body }
}
const find = async (id: string) => (await app.as('staff').requestOk(contact.find, { params: { messageId: id } })).body
const change = (call: typeof contact.archive | typeof contact.unarchive | typeof contact.notSpam, id: string) =>
  app.as('staff').requestOk(call, { params: { messageId: id } })
const emailsAbout = (id: string) => app.db.select().from(mailOutbox).where(eq(mailOutbox.aboutId, id))
const listAudit = async (id: string) =>
  (
    await app.db.execute<{ action: string }>(sql`select action from audit_log where record_id = ${id} order by at, id`)
  ).rows.map(({ action }) => action)

describe('a message that fills in the hidden field', () => {
  it('is answered like any other and filed as spam, without an e-mail', async () => {
    const [spam, other] = [await sendAsBot(), await write()]
    assert.deepEqual(Object.keys(spam), Object.keys(other))
    const message = await find(spam.id)
    assert.deepEqual([message.status, message.replyBy, message.dueSoonAt], ['spam', null, null])
    assert.equal((await emailsAbout(spam.id)).length, 0)
    assert.equal((await emailsAbout(other.id)).length, 1)
    assert.deepEqual(await listAudit(spam.id), ['received as spam'])
  })

  it('is in the list of spam only, and counts nowhere', async () => {
    const counts = async () => {
      const { body } = await app.as('admin').requestOk(overview.read)
      return [(await list()).total, (await list({ status: 'open' })).total, JSON.stringify(body)] as const
    }
    const before = await counts()
    const { id } = await sendAsBot()
    const [all, open, overviewJson] = await counts()
    assert.deepEqual([all, open], [before[0], before[1]])
    assert.ok(!overviewJson.includes(id))
    assert.ok((await list({ status: 'spam' })).ids.includes(id))
    for (const status of ['open', 'replied', 'archived']) assert.ok(!(await list({ status })).ids.includes(id), status)
  })

  it('is neither answered nor turned into a request', async () => {
    const { id } = await sendAsBot()
    const params = { messageId: id }
    const reply = await app.as('staff').request(contact.reply, { params, body: { replyMessage: 'Hello' } })
    assert.deepEqual([reply.status, reply.body.code], [409, 'is_spam'])
    const request = { title: 'Tap', description: 'Drips', placeKind: 'Other', placeName: 'Lobby', priority: 'low' }
    const turned = await app.as('staff').request(contact.turn, { params, body: request })
    assert.ok(turned.status === 409 || turned.status === 400, String(turned.status))
    assert.equal((await find(id)).request, null)
  })

  it('moves to the open messages when it is no spam, and its SLA starts then', async () => {
    const { id } = await sendAsBot()
    await app.db.execute(sql`update contact_messages set spam_at = now() - interval '5 days',
      created_at = now() - interval '5 days' where id = ${id}`)
    const { createdAt } = await find(id)
    const moved = (await change(contact.notSpam, id)).body
    assert.equal(moved.status, 'open')
    assert.equal(moved.createdAt, createdAt)
    const now = Date.now()
    assert.ok(now - Date.parse(createdAt) > 4 * 86_400_000)
    assert.ok(Math.abs(Date.parse(moved.waitingSince) - now) < 60_000)
    assert.ok(Date.parse(moved.replyBy ?? '') > now)
    assert.ok((await list({ status: 'open' })).ids.includes(id))
    assert.deepEqual(await listAudit(id), ['received as spam', 'marked as not spam'])
    // Repeating it, or marking another message, changes nothing.
    assert.equal((await change(contact.notSpam, id)).body.version, moved.version)
    const other = await write()
    assert.equal((await change(contact.notSpam, other.id)).body.version, 1)
    const stale = await app
      .as('staff')
      .request(contact.notSpam, { params: { messageId: id }, headers: { 'if-match': '"1"' } })
    assert.equal(stale.status, 412)
  })

  it('can be archived, and comes back to spam', async () => {
    const { id } = await sendAsBot()
    assert.equal((await change(contact.archive, id)).body.status, 'archived')
    assert.equal((await change(contact.notSpam, id)).body.status, 'archived')
    assert.equal((await change(contact.unarchive, id)).body.status, 'spam')
  })

  it(`is deleted after ${spamDays} days, archived or not, and nothing else is`, async () => {
    const [spam, archived, notSpam, other] = [await sendAsBot(), await sendAsBot(), await sendAsBot(), await write()]
    await change(contact.archive, archived.id)
    await change(contact.notSpam, notSpam.id)
    const exists = async () => {
      const rows = await app.db.select({ id: contactMessages.id }).from(contactMessages)
      return [spam, archived, notSpam, other].map(({ id }) => rows.some((row) => row.id === id))
    }
    const now = Date.now()
    await deleteExpired(app.db, new Date(now + (spamDays - 1) * 86_400_000))
    assert.deepEqual(await exists(), [true, true, true, true])
    await deleteExpired(app.db, new Date(now + (spamDays + 1) * 86_400_000))
    assert.deepEqual(await exists(), [false, false, true, true])
  })
})

describe('the hidden field', () => {
  it('is in no contract and not in the OpenAPI document', async () => {
    assert.ok(!(honeypotField in NewMessage.shape))
    const { body } = await app.asAnonymous().send({ method: 'GET', url: '/api/openapi.json' })
    assert.ok(!JSON.stringify(body).includes(honeypotField))
  })

  it('is ignored when blank', async () => {
    for (const value of ['', '  ', null, undefined, false])
      assert.equal((await find((await write({ [honeypotField]: value })).id)).status, 'open')
    for (const value of ['x', 1, true, ['x'], { a: 1 }])
      assert.equal((await find((await write({ [honeypotField]: value })).id)).status, 'spam')
  })
})
