import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Mail } from '#platform/server/mail/mail.ts'
import { bouncedAddresses } from '#mailbox/server/table.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { addResidents } from '../../../../tests/support/people/residents.ts'
import { openMailServer } from '../../../../tests/support/smtp.ts'
import { announcements } from '../contract.ts'
import { deliverDue } from './deliver-due.ts'
import { deliver } from './delivery.ts'

const recipientCount = 600
const number = (address: string) => Number(/^r(\d+)@/.exec(address)?.[1])
/** The server rejects every fiftieth address, and at first defers every fortieth. */
const isUnknownAddress = (address: string) => number(address) % 50 === 7
const isDeferred = (address: string) => number(address) % 40 === 3

let app: TestApp
let smtp: Awaited<ReturnType<typeof openMailServer>>
before(async () => {
  smtp = await openMailServer()
  app = await createTestApp({ SMTP_URL: smtp.url })
  await addResidents(app.db, recipientCount)
})
after(async () => {
  smtp.close()
  await app.close()
})

const news = {
  title: 'Water off',
  body: 'On **Monday**.',
  category: 'Maintenance',
  audience: { kind: 'everyone' },
  byMail: true,
}
const find = async (id: string) => (await app.as('staff').requestOk(announcements.find, { params: { id } })).body
const people = async (id: string, state?: string) =>
  (await app.as('staff').requestOk(announcements.recipients, { params: { id }, query: state ? { state } : {} })).body
/** Failed jobs wait before the next try; this skips the wait. */
const startRetriesNow = () =>
  app.pool.query(`update jobs.job set start_after = now() where name = 'mail' and state = 'retry'`)
async function until(condition: () => Promise<boolean>, what: string) {
  for (let n = 0; n < 600; n += 1) {
    if (await condition()) return
    await wait(100)
  }
  assert.fail(`Timed out waiting until ${what}`)
}
const addresses = () => smtp.state.emails.flatMap(({ to }) => to)

describe(`an announcement to ${recipientCount} people, with a mail server that fails for some`, () => {
  let id = ''

  it('is delivered to all of them at once', async () => {
    smtp.state.unknown = isUnknownAddress
    smtp.state.later = isDeferred
    const { body } = await app.as('staff').requestOk(announcements.write, { body: { ...news, when: 'now' } })
    id = body.id
    assert.equal(body.reach?.people, recipientCount)
  })

  it('reports the state of each recipient', async () => {
    const unknown = Array.from({ length: recipientCount }, (_, n) => `r${n}@`).filter(isUnknownAddress).length
    const deferred = Array.from({ length: recipientCount }, (_, n) => `r${n}@`).filter(
      (a) => isDeferred(a) && !isUnknownAddress(a),
    ).length
    assert.ok(unknown > 5 && deferred > 5)
    await until(async () => {
      const { reach } = await find(id)
      return reach?.failed === unknown && reach.sent === recipientCount - unknown - deferred
    }, 'all but the deferred are sent or failed')
    const all = await people(id)
    assert.equal(all.length, recipientCount)
    assert.equal(new Set(all.map(({ userId }) => userId)).size, recipientCount)
    for (const { address, mail, lastError, sentAt } of all) {
      assert.ok(address)
      const expected = isUnknownAddress(address) ? 'failed' : isDeferred(address) ? 'queued' : 'sent'
      assert.equal(mail, expected, address)
      assert.equal(sentAt === null, mail !== 'sent')
      if (mail === 'failed') assert.match(lastError ?? '', /550/)
    }
    assert.ok((await people(id, 'failed')).every(({ address }) => isUnknownAddress(address ?? '')))
    const marked = await app.db.select({ address: bouncedAddresses.address }).from(bouncedAddresses)
    assert.equal(marked.length, unknown)
    assert.ok(marked.every(({ address }) => isUnknownAddress(address)))
  })

  it('is sent to the deferred recipients as soon as possible', async () => {
    smtp.state.later = () => false
    await until(async () => {
      await startRetriesNow()
      return (await find(id)).reach?.queued === 0
    }, 'no e-mail is queued')
    const { reach } = await find(id)
    assert.equal((reach?.sent ?? 0) + (reach?.failed ?? 0), recipientCount)
  })

  it('is sent again to failed recipients only', async () => {
    smtp.state.unknown = () => false
    const { length } = addresses()
    const failed = (await find(id)).reach?.failed ?? 0
    // The office has corrected one of the addresses meanwhile.
    const [wrong] = await people(id, 'failed')
    await app.db.execute(
      sql`update residents set email_primary = 'right@tower.example' where user_id = ${wrong?.userId ?? ''}`,
    )
    const { body } = await app.as('staff').requestOk(announcements.retry, { params: { id } })
    assert.equal(body.reach?.failed, 0)
    await app.as('staff').requestOk(announcements.retry, { params: { id } })
    await until(async () => (await find(id)).reach?.sent === recipientCount, 'all are sent')
    assert.equal(addresses().length, length + failed)
    assert.ok(addresses().includes('right@tower.example') && !addresses().includes(wrong?.address ?? ''))
  })

  it('sends no recipient a second e-mail', () => {
    assert.equal(addresses().length, recipientCount)
    assert.equal(new Set(addresses()).size, recipientCount)
  })
})

describe('a crash during delivery', () => {
  it('has notified either all recipients or none, and notifies none twice', async () => {
    const publishedAt = new Date(app.now().getTime() + 60_000).toISOString()
    const { body: planned } = await app
      .as('staff')
      .requestOk(announcements.write, { body: { ...news, title: 'Once', when: 'later', publishedAt } })
    const then = new Date(app.now().getTime() + 120_000)
    const sentBefore = addresses().length

    // It crashes after queueing the e-mails and before marking the announcement as delivered.
    const failing: Mail = {
      ...app.mail,
      async enqueueAll(tx, emails, now) {
        await app.mail.enqueueAll(tx, emails, now)
        throw new Error('the power went out')
      },
    }
    await assert.rejects(deliverDue(app.db, { mail: failing, origin: 'http://tower.test' }, then), /power went out/)
    assert.deepEqual((await find(planned.id)).reach, null)
    assert.equal((await people(planned.id)).length, 0)

    // Two programs start, and the job that was sent runs too.
    const context = { mail: app.mail, origin: 'http://tower.test' }
    await Promise.all([
      deliverDue(app.db, context, then),
      deliverDue(app.db, context, then),
      app.db.transaction((tx) => deliver(tx, context, planned.id, then)),
    ])
    await until(async () => (await find(planned.id)).reach?.sent === recipientCount, 'all are sent')
    const delivered = addresses().slice(sentBefore)
    assert.equal(delivered.length, recipientCount)
    assert.equal(new Set(delivered).size, recipientCount)
    const { rows } = await app.db.execute<{ n: number }>(
      sql`select count(*)::int as n from audit_log where record_id = ${planned.id} and action = 'delivered'`,
    )
    assert.equal(rows[0]?.n, 1)
  })

  it('an e-mail whose job runs again is not sent again', async () => {
    const { length } = addresses()
    const { rows } = await app.db.execute<{ id: string }>(
      sql`select id from mail_outbox where status = 'sent' limit 20`,
    )
    await app.jobs.enqueueAll(app.db, 'mail', rows)
    await until(async () => {
      const { rowCount } = await app.pool.query(
        `select from jobs.job where name = 'mail' and state in ('created', 'active', 'retry')`,
      )
      return rowCount === 0
    }, 'the jobs are done')
    assert.equal(addresses().length, length)
  })
})
