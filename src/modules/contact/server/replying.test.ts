import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { contact } from '../contract.ts'
import { createMessageCalls } from '../../../../tests/support/calls/message-calls.ts'

let app: TestApp

before(async () => {
  app = await createTestApp()
})
after(() => app.close())
beforeEach(() => app.db.execute(sql`delete from throttle_counters`))
const change = { 'content-type': 'application/json' }

const { write, found, emailsAbout, auditOf } = createMessageCalls(() => app)

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
    // The outbox and the notification of the office notify too.
    app.live.onChange(({ topic }) => void (/^(?:contact|test)/.test(topic) && topics.push(topic)))
    const waitFor = async (topic: string) => {
      for (let attempts = 0; attempts < 1000 && !topics.includes(topic); attempts += 1) await wait(20)
    }
    // Notifications arrive in the order of their commits, so those of earlier tests come before this one.
    await notifyChanged(app.db, { topic: 'test begins' })
    await waitFor('test begins')
    const { id } = await write()
    await app
      .as('admin')
      .requestOk(contact.reply, { params: { messageId: id }, body: { replyMessage: 'Yes' }, headers: change })
    await app.as('admin').requestOk(contact.archive, { params: { messageId: id } })
    await notifyChanged(app.db, { topic: 'test ends' })
    await waitFor('test ends')
    assert.deepEqual(topics.slice(topics.indexOf('test begins')), [
      'test begins',
      'contact',
      'contact',
      'contact',
      'test ends',
    ])
  })
})
