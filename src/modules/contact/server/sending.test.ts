import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { minutes } from '#platform/time/dates.ts'
import { newId } from '#platform/server/database/ids.ts'
import { platformTexts } from '#platform/language/messages/index.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { contact } from '../contract.ts'
import { words } from '../messages/en.ts'
import { contactMessages } from './table.ts'
import { aMessage, createMessageCalls } from '../../../../tests/support/calls/message-calls.ts'

let app: TestApp

before(async () => {
  app = await createTestApp()
})
after(() => app.close())
beforeEach(() => app.db.execute(sql`delete from throttle_counters`))

const { write, found, emailsAbout, auditOf } = createMessageCalls(() => app)

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
    const { rows } = await app.db.execute<{ kind: string; params: object; link: string; role: string }>(
      sql`select kind, params, link, role from notifications join users on users.id = user_id
        where about_id = ${id} order by role`,
    )
    assert.deepEqual(
      rows.map(({ kind, role }) => [kind, role]),
      [
        ['website_message', 'admin'],
        ['website_message', 'staff'],
      ],
    )
    assert.deepEqual(rows[0]?.params, { author: aMessage().name, subject: aMessage().subject })
    assert.ok(rows[0]?.link.includes(id))
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
    ['message', 'nul \0 here', platformTexts.en.unstorable],
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
