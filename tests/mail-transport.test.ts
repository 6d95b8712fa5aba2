import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Email } from '#platform/server/mail/email.ts'
import { describeFault } from '#outbox/rules.ts'
import { words } from '#outbox/messages/en.ts'
import { createCertificate } from './support/certificate.ts'
import { createTestApp, type TestApp } from './support/test-app.ts'
import { openMailServer } from './support/smtp.ts'

// How e-mails are sent: encrypted, to a server with a verified certificate, with their own envelope sender.

const certificate = createCertificate({ names: ['localhost'], addresses: [[127, 0, 0, 1]] })
const email: Email = { to: 'ada@elsewhere.example', recipient: 'outside', subject: 'Hello', paragraphs: ['Good day'] }

type Row = { id: string; status: string; attempts: number; last_error: string | null }

async function waitForRow(app: TestApp, id: string, condition: (row: Row) => boolean, what: string) {
  for (let n = 0; n < 300; n += 1) {
    const { rows } = await app.db.execute<Row>(
      sql`select id, status, attempts, last_error from mail_outbox where id = ${id}`,
    )
    if (rows[0] && condition(rows[0])) return rows[0]
    await wait(100)
  }
  return assert.fail(`Timed out: ${what}`)
}
const hasFailed = (row: Row) => row.last_error !== null

describe('an e-mail to a mail server on another machine', () => {
  const servers: Awaited<ReturnType<typeof openMailServer>>[] = []
  const apps: TestApp[] = []
  after(async () => {
    for (const app of apps) await app.close()
    for (const server of servers) server.close()
  })

  /** A mail server and an app that must encrypt, as for any server on another machine. */
  async function open(mode: 'starttls' | 'stripped', query = '?tls=required') {
    const server = await openMailServer({ mode, ...certificate })
    const app = await createTestApp({ SMTP_URL: server.url.replace('smtp://', 'smtp://office:a-secret@') + query })
    servers.push(server)
    apps.push(app)
    const id = await app.mail.enqueue(app.db, email, new Date())
    return { server, app, id }
  }

  it('stays queued when STARTTLS is stripped, and neither it nor the password is sent', async () => {
    const { server, app, id } = await open('stripped')
    const row = await waitForRow(app, id, hasFailed, 'a first attempt')
    assert.equal(row.status, 'queued')
    assert.equal(describeFault(row.last_error ?? ''), words.faults.noEncryption)
    assert.deepEqual(server.state.emails, [])
    assert.ok(server.state.plain.length > 0)
    assert.ok(server.state.plain.every((line) => /^(?:EHLO|HELO|STARTTLS|QUIT)\b/.test(line)))
  })

  it('stays queued when the certificate is not trusted', async () => {
    const { server, app, id } = await open('starttls')
    const row = await waitForRow(app, id, hasFailed, 'a first attempt')
    assert.equal(row.status, 'queued')
    assert.equal(describeFault(row.last_error ?? ''), words.faults.untrusted)
    assert.deepEqual(server.state.emails, [])
  })

  it('goes without encryption only where SMTP_URL says so', async () => {
    const { server, app, id } = await open('stripped', '?tls=none')
    await waitForRow(app, id, ({ status }) => status === 'sent', 'it is sent')
    assert.deepEqual(
      server.state.emails.map(({ encrypted }) => encrypted),
      [false],
    )
  })

  it('goes encrypted to a server whose certificate is trusted', async () => {
    setDefaultCACertificates([...getCACertificates(), certificate.cert])
    const { server, app, id } = await open('starttls')
    await waitForRow(app, id, ({ status }) => status === 'sent', 'it is sent')
    assert.deepEqual(
      server.state.emails.map(({ encrypted }) => encrypted),
      [true],
    )
    assert.ok(server.state.plain.every((line) => /^(?:EHLO|STARTTLS)\b/.test(line)))
  })
})

describe('the envelope and the headers of an e-mail', () => {
  let server: Awaited<ReturnType<typeof openMailServer>>
  let app: TestApp
  let plain: TestApp
  before(async () => {
    server = await openMailServer()
    app = await createTestApp({ SMTP_URL: server.url, BOUNCE_ADDRESS: 'bounces+{id}@tower.example' })
    plain = await createTestApp({ SMTP_URL: server.url })
  })
  after(async () => {
    await app.close()
    await plain.close()
    server.close()
  })

  async function sent(by: TestApp, more: Partial<Email> = {}) {
    const id = await by.mail.enqueue(by.db, { ...email, ...more }, new Date())
    await waitForRow(by, id, ({ status }) => status === 'sent', 'it is sent')
    const found = server.state.emails.at(-1)
    assert.ok(found)
    const [head = ''] = found.text.split('\n\n')
    return { id, ...found, head: head.replace(/\n\s+/g, ' ') }
  }

  it('has a sender of its own, so that bounces do not go to the office', async () => {
    const { id, from, to, head } = await sent(app)
    assert.equal(from, `bounces+${id}@tower.example`)
    assert.deepEqual(to, [email.to])
    assert.match(head, /^From: Test Tower <office@tower\.example>$/m)
    assert.match(head, /^Reply-To: office@tower\.example$/m)
    assert.ok(!head.includes('bounces'))
  })

  it('has the office as the sender where no address for bounces is set', async () => {
    assert.equal((await sent(plain)).from, 'office@tower.example')
  })

  it('has Auto-Submitted unless a person wrote it', async () => {
    assert.match((await sent(app)).head, /^Auto-Submitted: auto-generated$/m)
    assert.match((await sent(app, { autoSubmitted: 'auto-replied' })).head, /^Auto-Submitted: auto-replied$/m)
    assert.doesNotMatch((await sent(app, { autoSubmitted: 'no' })).head, /^Auto-Submitted:/im)
  })

  it('has no List-Unsubscribe unless it is an announcement', async () => {
    assert.doesNotMatch((await sent(app)).head, /^List-Unsubscribe/im)
  })
})
