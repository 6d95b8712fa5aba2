import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { asc, eq, sql } from 'drizzle-orm'
import { minutes } from '#platform/time/dates.ts'
import { newId } from '#platform/server/database/ids.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { words as platformWords } from '#platform/language/messages/index.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { contact } from '../contract.ts'
import { words } from '../messages/en.ts'
import { contactMessages } from './table.ts'

let app: TestApp

before(async () => {
  app = await createTestApp()
})
after(() => app.close())
beforeEach(() => app.db.execute(sql`delete from throttle_counters`))

const aMessage = (more: Record<string, unknown> = {}) => ({
  name: 'Hugo Laurent',
  email: 'hugo@visitor.example',
  phone: '+33 1 23 45 67',
  reason: 'rental-inquiry',
  subject: 'Two-bedroom from February',
  message: 'Good afternoon.\nIs one free?',
  ...more,
})
const write = async (more?: Record<string, unknown>) =>
  (await app.asAnonymous().requestOk(contact.send, { body: aMessage(more) })).body
const found = async (search: string, role: 'admin' | 'staff' = 'admin') =>
  (await app.as(role).requestOk(contact.list, { query: { search } })).body
const emailsAbout = (id: string) =>
  app.db.select().from(mailOutbox).where(eq(mailOutbox.aboutId, id)).orderBy(asc(mailOutbox.createdAt), mailOutbox.id)
const auditOf = async (id: string) =>
  (
    await app.pool.query<{ action: string; by: string | null }>(
      'select action, by from audit_log where record_id = $1 order by at, id',
      [id],
    )
  ).rows
const change = { 'content-type': 'application/json' }

describe('sending a message', () => {
  it('stores it, answers with it, and notifies the office by mail', async () => {
    const response = await app
      .asAnonymous()
      .requestOk(contact.send, { body: { ...aMessage(), id: newId(), ipAddress: '6.6.6.6' } })
    assert.equal(response.status, 201)
    const { id, createdAt, ...echo } = response.body
    assert.deepEqual(echo, aMessage())
    const [stored] = await app.db.select().from(contactMessages).where(eq(contactMessages.id, id))
    assert.equal(stored?.ipAddress, '127.0.0.1')
    assert.equal(stored?.createdAt.toISOString(), createdAt)
    const [email] = await emailsAbout(id)
    assert.equal(email?.toAddress, 'office@tower.example')
    assert.equal(email?.subject, 'Website request: Rental Inquiry')
    assert.match(email?.textBody ?? '', /Hugo Laurent[^]*hugo@visitor\.example[^]*Is one free\?/)
    assert.deepEqual(await auditOf(id), [{ action: 'received', by: null }])
  })

  for (const [field, value, message] of [
    ['name', undefined, words.missing.name],
    ['name', ' \t ', words.missing.name],
    ['name', 'x'.repeat(201), words.tooLong(words.fields.name, 200)],
    ['email', '', words.missing.email],
    ['email', 'nobody', words.badEmail],
    ['email', 'a@b.example\r\nBcc: c@d.example', words.badEmail],
    [
      'email',
      `${'x'.repeat(60)}@${'y'.repeat(60)}.${'z'.repeat(60)}.${'z'.repeat(60)}`,
      words.tooLong(words.fields.email, 200),
    ],
    ['phone', '', words.missing.phone],
    ['phone', '1234', words.badPhone],
    ['phone', '1'.repeat(41), words.badPhone],
    ['reason', undefined, words.missing.reason],
    ['reason', 'lottery', words.missing.reason],
    ['subject', '', words.missing.subject],
    ['subject', 'x'.repeat(201), words.tooLong(words.fields.subject, 200)],
    ['message', '\n', words.missing.message],
    ['message', 'x'.repeat(5001), words.tooLong(words.fields.message, 5000)],
    ['message', 'nul \0 here', platformWords.unstorable],
    ['name', { first: 'Hugo' }, words.missing.name],
  ] as const)
    it(`names ${field} for ${JSON.stringify(value)?.slice(0, 30)}`, async () => {
      const response = await app.asAnonymous().request(contact.send, { body: aMessage({ [field]: value }) })
      assert.equal(response.status, 400)
      assert.equal(response.body.field, field)
      assert.equal(response.body.message, message)
    })

  it('keeps markup, emoji and 5,000 characters, and removes line breaks from single-line fields', async () => {
    const message = `<script>alert(1)</script> 🏙️ ${'x'.repeat(4970)}`
    const { id } = await write({ message, subject: 'Hello\r\nBcc: all@x.example', name: 'Zoë\t🐈' })
    const [listed] = await found('Bcc:')
    assert.equal(listed?.id, id)
    assert.equal(listed?.message, message)
    assert.equal(listed?.subject, 'Hello Bcc: all@x.example')
    assert.equal(listed?.name, 'Zoë 🐈')
    const [email] = await emailsAbout(id)
    assert.ok(!email?.htmlBody.includes('<script>'))
    assert.ok(email?.htmlBody.includes('&lt;script&gt;'))
    assert.ok(!email?.subject.includes('Bcc'))
  })

  it('stops after twenty in ten minutes from one address, and continues afterwards', async () => {
    for (let n = 0; n < 20; n += 1) await write({ subject: 'Again' })
    const stopped = await app.asAnonymous().request(contact.send, { body: aMessage() })
    assert.equal(stopped.status, 429)
    assert.equal(stopped.body.message, words.tooMany)
    assert.ok(Number(stopped.headers['retry-after']) > 500)
    app.clock.ahead += minutes(10) + 1000
    await write()
    app.clock.ahead = 0
  })

  it('accepts JSON from the same origin only', async () => {
    const form = {
      method: 'POST',
      url: '/api/contact',
      body: 'name=Hugo',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }
    assert.equal((await app.asAnonymous().send(form)).status, 415)
    const foreign = await app
      .asAnonymous()
      .request(contact.send, { body: aMessage(), headers: { origin: 'http://else.test' } })
    assert.equal(foreign.status, 403)
  })
})

describe('the list', () => {
  it('paginates, newest or oldest first, with the total', async () => {
    const sent: string[] = []
    for (const n of [1, 2, 3]) {
      app.clock.ahead = -minutes(60 - n)
      sent.push((await write({ name: `Pager ${n}` })).id)
    }
    app.clock.ahead = 0
    for (const [sort, expected] of [
      ['newest', sent.toReversed()],
      ['oldest', sent],
    ] as const) {
      const first = await app.as('staff').requestOk(contact.list, { query: { search: 'pager', sort, limit: '2' } })
      assert.equal(first.headers['x-total-count'], '3')
      assert.deepEqual(
        first.body.map(({ id }) => id),
        expected.slice(0, 2),
      )
      const next = /^<([^>]+)>; rel="next"$/.exec(String(first.headers['link']))?.[1] ?? ''
      const second = await app.as('staff').send({ method: 'GET', url: next })
      assert.deepEqual(
        (second.body as { id: string }[]).map(({ id }) => id),
        expected.slice(2),
      )
      assert.equal(second.headers['link'], undefined)
      assert.equal(second.headers['x-total-count'], '3')
    }
  })

  it('finds by text and reason, and rejects unknown filters', async () => {
    const { id } = await write({ name: 'Ämilie', reason: 'noise-complaint', message: 'Loud 100% music' })
    assert.deepEqual(
      (await found('amilie 100%')).map((m) => m.id),
      [id],
    )
    assert.deepEqual(await found('amilie 1000'), [])
    const query = { search: 'amilie', reason: 'noise_complaint' }
    assert.equal((await app.as('admin').requestOk(contact.list, { query })).body.length, 1)
    for (const [field, value] of [
      ['status', 'lost'],
      ['reason', 'x'],
      ['limit', '0'],
      ['limit', '1001'],
      ['cursor', 'x'],
      ['search', '\0'],
    ] as const) {
      const response = await app.as('admin').request(contact.list, { query: { [field]: value } })
      assert.equal(response.status, 400)
      assert.equal(response.body.field, field)
    }
  })

  it('shows where a message came from to administrators only', async () => {
    await write({ name: 'Ipsum' })
    assert.equal((await found('ipsum'))[0]?.ipAddress, '127.0.0.1')
    const [forStaff] = await found('ipsum', 'staff')
    assert.ok(forStaff && !('ipAddress' in forStaff))
  })
})

describe('a reply', () => {
  it('is stored with the signed-in author, and sent to the visitor with a prefixed subject', async () => {
    const { id } = await write({ name: 'Ada Visitor', email: 'ada@visitor.example' })
    const replyMessage = 'Dear Ada,\n\nyes.\n\nOn 21-11-2026, Ada wrote:\n> Is one <b>free</b>?'
    const body = {
      replyMessage,
      repliedBy: app.people.admin.id,
      repliedByUser: { firstName: 'Mallory' },
      sentAt: '2020-01-01',
    }
    const response = await app.as('staff').requestOk(contact.reply, { params: { messageId: id }, body })
    assert.equal(response.status, 201)
    assert.equal(response.body.subject, 'RPLY | TST | Two-bedroom from February')
    assert.deepEqual(response.body.repliedByUser, { firstName: 'staff', lastName: 'Person' })
    const [message] = await found('Ada Visitor')
    assert.equal(message?.status, 'replied')
    assert.deepEqual(message?.replies, [response.body])
    const email = (await emailsAbout(id))[1]
    assert.equal(email?.toAddress, 'ada@visitor.example')
    assert.equal(email?.subject, response.body.subject)
    assert.equal(email?.toName, null)
    assert.ok(email?.textBody.startsWith(replyMessage))
    assert.ok(email?.htmlBody.includes('&lt;b&gt;free'))
    assert.deepEqual((await auditOf(id)).at(-1), { action: 'replied', by: app.people.staff.id })
  })

  it('accepts another subject, but no empty text, quotation alone, or too long text', async () => {
    const { id } = await write()
    const reply = (body: unknown) => app.as('admin').request(contact.reply, { params: { messageId: id }, body })
    for (const replyMessage of [undefined, '', ' \n ', '> Is one free?', 'a\0', 'x'.repeat(20_001)]) {
      const response = await reply({ replyMessage })
      assert.equal(response.status, 400)
      assert.equal(response.body.field, 'replyMessage')
    }
    assert.equal((await reply({ replyMessage: 'Yes', subject: 'x'.repeat(219) })).body.field, 'subject')
    const own = await app.as('admin').requestOk(contact.reply, {
      params: { messageId: id },
      body: { replyMessage: 'Yes', subject: 'Your\r\nvisit' },
    })
    assert.equal(own.body.subject, 'Your visit')
  })

  it('is rejected with the current message when another user answered first', async () => {
    const { id } = await write({ name: 'Race' })
    const [message] = await found('race')
    const sent = {
      params: { messageId: id },
      body: { replyMessage: 'Yes' },
      headers: { 'if-match': `"${message?.version}"` },
    }
    await app.as('admin').requestOk(contact.reply, sent)
    const late = await app.as('staff').request(contact.reply, sent)
    assert.equal(late.status, 412)
    const present = late.body.present as { replies: unknown[]; ipAddress?: string }
    assert.equal(present.replies.length, 1)
    assert.ok(!('ipAddress' in present))
    assert.equal((await found('race'))[0]?.replies.length, 1)
  })

  it('is sent once when the same click arrives twice', async () => {
    const { id } = await write({ name: 'Twice' })
    const sent = { params: { messageId: id }, body: { replyMessage: 'Yes' }, headers: { 'idempotency-key': 'click-1' } }
    const [first, second] = [
      await app.as('admin').requestOk(contact.reply, sent),
      await app.as('admin').requestOk(contact.reply, sent),
    ]
    assert.equal(first.body.id, second.body.id)
    assert.equal((await emailsAbout(id)).length, 2)
  })
})

describe('archiving', () => {
  it('archives a message once', async () => {
    const { id } = await write({ name: 'Archie' })
    const archive = (role: 'admin' | 'staff', headers = {}) =>
      app.as(role).requestOk(contact.archive, { params: { messageId: id }, headers })
    const first = (await archive('staff', { 'if-match': '"1"' })).body
    assert.equal(first.status, 'archived')
    assert.deepEqual((await archive('staff', { 'if-match': '"2"' })).body, first)
    assert.deepEqual((await archive('staff')).body, first)
    const late = await app
      .as('staff')
      .request(contact.archive, { params: { messageId: id }, headers: { 'if-match': '"1"' } })
    assert.deepEqual([late.status, late.body.present], [412, first])
    assert.deepEqual(
      (await auditOf(id)).map(({ action }) => action),
      ['received', 'archived'],
    )
    for (const [status, count] of [
      ['open', 0],
      ['replied', 0],
      ['archived', 1],
    ] as const) {
      const { body } = await app.as('admin').requestOk(contact.list, { query: { status, search: 'archie' } })
      assert.equal(body.length, count, status)
    }
  })

  it('is rejected when the message changed since it was read', async () => {
    const { id } = await write()
    await app.as('admin').requestOk(contact.reply, { params: { messageId: id }, body: { replyMessage: 'Yes' } })
    const late = await app
      .as('staff')
      .request(contact.archive, { params: { messageId: id }, headers: { 'if-match': '"1"' } })
    assert.equal(late.status, 412)
  })

  it('returns 404 for an unknown or malformed id', async () => {
    for (const messageId of [newId(), 'x', "1'or'1"]) {
      const body = { replyMessage: 'Yes' }
      assert.equal((await app.as('admin').request(contact.archive, { params: { messageId } })).status, 404)
      assert.equal((await app.as('admin').request(contact.reply, { params: { messageId }, body })).status, 404)
    }
  })
})

describe('every change', () => {
  it('notifies all open screens', async () => {
    const topics: string[] = []
    // The outbox notifies too, at any time.
    app.live.onChange(({ topic }) => void (topic !== 'outbox' && topics.push(topic)))
    const { id } = await write()
    await app
      .as('admin')
      .requestOk(contact.reply, { params: { messageId: id }, body: { replyMessage: 'Yes' }, headers: change })
    await app.as('admin').requestOk(contact.archive, { params: { messageId: id } })
    for (let tries = 0; tries < 100 && topics.length < 3; tries += 1) await new Promise((done) => setTimeout(done, 20))
    assert.deepEqual(topics, ['contact', 'contact', 'contact'])
  })
})
