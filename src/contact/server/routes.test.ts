import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { asc, eq, sql } from 'drizzle-orm'
import { minutes } from '#platform/dates.ts'
import { newId } from '#platform/server/ids.ts'
import { mailOutbox } from '#platform/server/outbox-table.ts'
import { words as platformWords } from '#platform/words.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { contact, trapField } from '../contract.ts'
import { words } from '../words.ts'
import { contactMessages } from './table.ts'

let house: TestHouse

before(async () => {
  house = await openTestHouse()
})
after(() => house.close())
beforeEach(() => house.db.execute(sql`delete from throttle_counters`))

const said = (more: Record<string, unknown> = {}) => ({
  name: 'Hugo Laurent',
  email: 'hugo@visitor.example',
  phone: '+33 1 23 45 67',
  reason: 'rental-inquiry',
  subject: 'Two-bedroom from February',
  message: 'Good afternoon.\nIs one free?',
  ...more,
})
const write = async (more?: Record<string, unknown>) =>
  (await house.asNobody().sends(contact.send, { body: said(more) })).body
const found = async (search: string, role: 'admin' | 'staff' = 'admin') =>
  (await house.as(role).sends(contact.list, { query: { search } })).body
const lettersAbout = (id: string) =>
  house.db.select().from(mailOutbox).where(eq(mailOutbox.aboutId, id)).orderBy(asc(mailOutbox.createdAt), mailOutbox.id)
const auditOf = async (id: string) =>
  (
    await house.pool.query<{ action: string; by: string | null }>(
      'select action, by from audit_log where record_id = $1 order by at, id',
      [id],
    )
  ).rows
const change = { 'content-type': 'application/json' }

describe('sending a message', () => {
  it('files it, answers with it, and tells the office by mail', async () => {
    const heard = await house.asNobody().sends(contact.send, { body: { ...said(), id: newId(), ipAddress: '6.6.6.6' } })
    assert.equal(heard.status, 201)
    const { id, createdAt, ...echo } = heard.body
    assert.deepEqual(echo, said())
    const [stored] = await house.db.select().from(contactMessages).where(eq(contactMessages.id, id))
    assert.equal(stored?.ipAddress, '127.0.0.1')
    assert.equal(stored?.createdAt.toISOString(), createdAt)
    const [letter] = await lettersAbout(id)
    assert.equal(letter?.toAddress, 'office@tower.example')
    assert.equal(letter?.subject, 'Website request: Rental Inquiry')
    assert.match(letter?.textBody ?? '', /Hugo Laurent[^]*hugo@visitor\.example[^]*Is one free\?/)
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
      const heard = await house.asNobody().tries(contact.send, { body: said({ [field]: value }) })
      assert.equal(heard.status, 400)
      assert.equal(heard.body.field, field)
      assert.equal(heard.body.message, message)
    })

  it('keeps markup, emoji and 5,000 characters as they are, and lines of one line as one', async () => {
    const message = `<script>alert(1)</script> 🏙️ ${'x'.repeat(4970)}`
    const { id } = await write({ message, subject: 'Hello\r\nBcc: all@x.example', name: 'Zoë\u0007 🐈' })
    const [seen] = await found('Bcc:')
    assert.equal(seen?.id, id)
    assert.equal(seen?.message, message)
    assert.equal(seen?.subject, 'Hello Bcc: all@x.example')
    assert.equal(seen?.name, 'Zoë 🐈')
    const [letter] = await lettersAbout(id)
    assert.ok(!letter?.htmlBody.includes('<script>'))
    assert.ok(letter?.htmlBody.includes('&lt;script&gt;'))
    assert.ok(!letter?.subject.includes('Bcc'))
  })

  it('believes a program that fills in everything, and keeps nothing', async () => {
    const heard = await house.asNobody().sends(contact.send, { body: said({ subject: 'Pills', [trapField]: 'ACME' }) })
    assert.equal(heard.status, 201)
    assert.deepEqual(Object.keys(heard.body), Object.keys(await write({ subject: 'No pills' })))
    assert.deepEqual(
      (await found('pills')).map(({ subject }) => subject),
      ['No pills'],
    )
    assert.equal((await lettersAbout(heard.body.id)).length, 0)
  })

  it('stops after twenty in ten minutes from one place, and goes on afterwards', async () => {
    for (let n = 0; n < 20; n += 1) await write({ subject: 'Again' })
    const stopped = await house.asNobody().tries(contact.send, { body: said() })
    assert.equal(stopped.status, 429)
    assert.equal(stopped.body.message, words.tooMany)
    assert.ok(Number(stopped.headers['retry-after']) > 500)
    house.clock.ahead += minutes(10) + 1000
    await write()
    house.clock.ahead = 0
  })

  it('takes JSON from the site itself only', async () => {
    const form = {
      method: 'POST',
      url: '/api/contact',
      body: 'name=Hugo',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }
    assert.equal((await house.asNobody().knocks(form)).status, 415)
    const foreign = await house
      .asNobody()
      .tries(contact.send, { body: said(), headers: { origin: 'http://else.test' } })
    assert.equal(foreign.status, 403)
  })
})

describe('the list', () => {
  it('pages by key, newest or longest waiting first, and says how many there are', async () => {
    const sent: string[] = []
    for (const n of [1, 2, 3]) {
      house.clock.ahead = -minutes(60 - n)
      sent.push((await write({ name: `Pager ${n}` })).id)
    }
    house.clock.ahead = 0
    for (const [sort, expected] of [
      ['newest', sent.toReversed()],
      ['oldest', sent],
    ] as const) {
      const first = await house.as('staff').sends(contact.list, { query: { search: 'pager', sort, limit: '2' } })
      assert.equal(first.headers['x-total-count'], '3')
      assert.deepEqual(
        first.body.map(({ id }) => id),
        expected.slice(0, 2),
      )
      const next = /^<([^>]+)>; rel="next"$/.exec(String(first.headers['link']))?.[1] ?? ''
      const second = await house.as('staff').knocks({ method: 'GET', url: next })
      assert.deepEqual(
        (second.body as { id: string }[]).map(({ id }) => id),
        expected.slice(2),
      )
      assert.equal(second.headers['link'], undefined)
      assert.equal(second.headers['x-total-count'], '3')
    }
  })

  it('finds by words of the message and by reason, and names a filter it does not know', async () => {
    const { id } = await write({ name: 'Ämilie', reason: 'noise-complaint', message: 'Loud 100% music' })
    assert.deepEqual(
      (await found('amilie 100%')).map((m) => m.id),
      [id],
    )
    assert.deepEqual(await found('amilie 1000'), [])
    const query = { search: 'amilie', reason: 'noise_complaint' }
    assert.equal((await house.as('admin').sends(contact.list, { query })).body.length, 1)
    for (const [field, value] of [
      ['status', 'lost'],
      ['reason', 'x'],
      ['limit', '0'],
      ['limit', '1001'],
      ['cursor', 'x'],
      ['search', '\0'],
    ] as const) {
      const heard = await house.as('admin').tries(contact.list, { query: { [field]: value } })
      assert.equal(heard.status, 400)
      assert.equal(heard.body.field, field)
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
  it('is kept under who is signed in, and goes to the visitor with the original subject marked', async () => {
    const { id } = await write({ name: 'Ada Visitor', email: 'ada@visitor.example' })
    const replyMessage = 'Dear Ada,\n\nyes.\n\nOn 21-11-2026, Ada wrote:\n> Is one <b>free</b>?'
    const body = {
      replyMessage,
      repliedBy: house.people.admin.id,
      repliedByUser: { firstName: 'Mallory' },
      sentAt: '2020-01-01',
    }
    const heard = await house.as('staff').sends(contact.reply, { params: { messageId: id }, body })
    assert.equal(heard.status, 201)
    assert.equal(heard.body.subject, 'RPLY | TST | Two-bedroom from February')
    assert.deepEqual(heard.body.repliedByUser, { firstName: 'staff', lastName: 'Person' })
    const [message] = await found('Ada Visitor')
    assert.equal(message?.status, 'replied')
    assert.deepEqual(message?.replies, [heard.body])
    const letter = (await lettersAbout(id))[1]
    assert.equal(letter?.toAddress, 'ada@visitor.example')
    assert.equal(letter?.subject, heard.body.subject)
    assert.equal(letter?.toName, null)
    assert.ok(letter?.textBody.startsWith(replyMessage))
    assert.ok(letter?.htmlBody.includes('&lt;b&gt;free'))
    assert.deepEqual((await auditOf(id)).at(-1), { action: 'replied', by: house.people.staff.id })
  })

  it('takes a subject of its own, but no empty text, no quotation alone, no line more than fits', async () => {
    const { id } = await write()
    const reply = (body: unknown) => house.as('admin').tries(contact.reply, { params: { messageId: id }, body })
    for (const replyMessage of [undefined, '', ' \n ', '> Is one free?', 'a\0', 'x'.repeat(20_001)]) {
      const heard = await reply({ replyMessage })
      assert.equal(heard.status, 400)
      assert.equal(heard.body.field, 'replyMessage')
    }
    assert.equal((await reply({ replyMessage: 'Yes', subject: 'x'.repeat(219) })).body.field, 'subject')
    const own = await house.as('admin').sends(contact.reply, {
      params: { messageId: id },
      body: { replyMessage: 'Yes', subject: 'Your\r\nvisit' },
    })
    assert.equal(own.body.subject, 'Your visit')
  })

  it('is refused when somebody else answered first, with the message as it is now', async () => {
    const { id } = await write({ name: 'Race' })
    const [seen] = await found('race')
    const sent = {
      params: { messageId: id },
      body: { replyMessage: 'Yes' },
      headers: { 'if-match': `"${seen?.version}"` },
    }
    await house.as('admin').sends(contact.reply, sent)
    const late = await house.as('staff').tries(contact.reply, sent)
    assert.equal(late.status, 412)
    const present = late.body.present as { replies: unknown[]; ipAddress?: string }
    assert.equal(present.replies.length, 1)
    assert.ok(!('ipAddress' in present))
    assert.equal((await found('race'))[0]?.replies.length, 1)
  })

  it('is sent once when the same click arrives twice', async () => {
    const { id } = await write({ name: 'Twice' })
    const sent = { params: { messageId: id }, body: { replyMessage: 'Yes' }, headers: { 'idempotency-key': 'click-1' } }
    const [one, two] = [
      await house.as('admin').sends(contact.reply, sent),
      await house.as('admin').sends(contact.reply, sent),
    ]
    assert.equal(one.body.id, two.body.id)
    assert.equal((await lettersAbout(id)).length, 2)
  })
})

describe('archiving', () => {
  it('puts a message away once, whoever asks again', async () => {
    const { id } = await write({ name: 'Archie' })
    const archive = (role: 'admin' | 'staff', headers = {}) =>
      house.as(role).sends(contact.archive, { params: { messageId: id }, headers })
    const first = (await archive('staff', { 'if-match': '"1"' })).body
    assert.equal(first.status, 'archived')
    assert.deepEqual((await archive('staff', { 'if-match': '"2"' })).body, first)
    assert.deepEqual((await archive('staff')).body, first)
    const late = await house
      .as('staff')
      .tries(contact.archive, { params: { messageId: id }, headers: { 'if-match': '"1"' } })
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
      const { body } = await house.as('admin').sends(contact.list, { query: { status, search: 'archie' } })
      assert.equal(body.length, count, status)
    }
  })

  it('is refused when the message changed since it was read', async () => {
    const { id } = await write()
    await house.as('admin').sends(contact.reply, { params: { messageId: id }, body: { replyMessage: 'Yes' } })
    const late = await house
      .as('staff')
      .tries(contact.archive, { params: { messageId: id }, headers: { 'if-match': '"1"' } })
    assert.equal(late.status, 412)
  })

  it('answers 404 for a message that does not exist, and for an id that is none', async () => {
    for (const messageId of [newId(), 'x', "1'or'1"]) {
      const body = { replyMessage: 'Yes' }
      assert.equal((await house.as('admin').tries(contact.archive, { params: { messageId } })).status, 404)
      assert.equal((await house.as('admin').tries(contact.reply, { params: { messageId }, body })).status, 404)
    }
  })
})

describe('every change', () => {
  it('is told to all open screens', async () => {
    const topics: string[] = []
    // The letters that go out are told of too, whenever they do.
    house.live.onChange(({ topic }) => void (topic !== 'outbox' && topics.push(topic)))
    const { id } = await write()
    await house
      .as('admin')
      .sends(contact.reply, { params: { messageId: id }, body: { replyMessage: 'Yes' }, headers: change })
    await house.as('admin').sends(contact.archive, { params: { messageId: id } })
    for (let tries = 0; tries < 100 && topics.length < 3; tries += 1) await new Promise((done) => setTimeout(done, 20))
    assert.deepEqual(topics, ['contact', 'contact', 'contact'])
  })
})
