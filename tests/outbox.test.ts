import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { simpleParser } from 'mailparser'
import { contact } from '#contact/contract.ts'
import { ownRequests } from '#maintenance/resident/contract.ts'
import { createTestApp, type TestApp } from './support/test-app.ts'
import { addHome } from './support/people/household.ts'
import { openSmtp, port, until } from './support/faulty-smtp.ts'

const message = {
  name: 'Bo <b>Bold</b>',
  email: 'bo@elsewhere.example',
  phone: '+44 20 7946 0000',
  reason: 'general-inquiry',
  subject: 'A question',
  message: 'Is there <script>alert(1)</script> & a "pool"?',
} as const

describe('while the mail server is unavailable', () => {
  let app: TestApp
  const smtp = openSmtp()
  before(async () => {
    // A port without a listener.
    smtp.server.listen(0, '127.0.0.1')
    await once(smtp.server, 'listening')
    const free = port(smtp.server)
    smtp.server.close()
    await once(smtp.server, 'close')
    app = await createTestApp({ SMTP_URL: `smtp://127.0.0.1:${free}` })
    Object.assign(smtp, { free })
  })
  after(async () => {
    smtp.server.close()
    await app.close()
  })

  const outbox = async () => {
    const { rows } = await app.db.execute<{ status: string; attempts: number; last_error: string | null }>(
      sql`select status, attempts, last_error from mail_outbox order by id`,
    )
    return rows
  }
  /** Skips the delay before the next attempt of failed jobs, and wakes their worker as pg-boss does. */
  const retryNow = async () => {
    await app.pool.query(`update jobs.job set start_after = now() where name = 'mail' and state = 'retry'`)
    await app.pool.query(`select pg_notify('pgboss_' || left(encode(sha224('jobs'), 'hex'), 24), 'mail')`)
  }

  it('accepts a request and sends its e-mail once, later', async () => {
    const { tenant } = app.people
    await addHome(app.db, tenant)
    const body = { title: 'Tap drips', description: 'In the kitchen.' }
    assert.equal((await app.as('tenant').requestOk(ownRequests.file, { body })).status, 201)
    await until(async () => ((await outbox())[0]?.attempts ?? 0) > 0, 'a first attempt')
    await until(async () => (await outbox())[0]?.last_error != null, 'the failure is stored')
    assert.equal((await outbox())[0]?.status, 'queued')
    assert.match(String((await outbox())[0]?.last_error), /ECONNREFUSED/)

    smtp.state.faults = 1
    smtp.server.listen((smtp as unknown as { free: number }).free, '127.0.0.1')
    await until(async () => {
      await retryNow()
      return (await outbox())[0]?.status === 'sent'
    }, 'the e-mail is sent')
    await wait(1200)
    assert.equal(smtp.state.emails.length, 1)
    assert.equal(smtp.state.attempts, 2)
    assert.deepEqual(smtp.state.emails[0]?.to, [tenant.email])
    assert.match(smtp.state.emails[0].text, /^Reply-To: office@tower\.example$/m)
    assert.deepEqual(
      (await outbox()).map(({ status, last_error }) => [status, last_error]),
      [['sent', null]],
    )
  })

  it('does not send an e-mail again when its job runs twice', async () => {
    const { rows } = await app.db.execute<{ id: string }>(sql`select id from mail_outbox limit 1`)
    const { length } = smtp.state.emails
    await app.jobs.enqueue(app.db, 'mail', { id: rows[0]?.id })
    await until(async () => {
      const jobs = await app.pool.query(
        `select from jobs.job where name = 'mail' and state in ('created', 'active', 'retry')`,
      )
      return jobs.rowCount === 0
    }, 'the job is done')
    assert.equal(smtp.state.emails.length, length)
  })

  it('never sends an e-mail of a transaction that failed', async () => {
    const { length } = await outbox()
    await assert.rejects(
      app.db.transaction(async (tx) => {
        await app.mail.enqueue(
          tx,
          { to: 'a@b.example', recipient: 'outside', subject: 'No', paragraphs: ['Never'] },
          new Date(),
        )
        throw new Error('rolled back')
      }),
      /rolled back/,
    )
    assert.equal((await outbox()).length, length)
  })
})

describe('many e-mails at once', () => {
  const smtp = openSmtp()
  let app: TestApp
  before(async () => {
    smtp.server.listen(0, '127.0.0.1')
    await once(smtp.server, 'listening')
    app = await createTestApp({ SMTP_URL: `smtp://127.0.0.1:${port(smtp.server)}` })
  })
  after(async () => {
    smtp.server.close()
    await app.close()
  })

  it('are sent in parallel, at most eight at a time, each exactly once, even if others fail', async () => {
    const [many, rejected] = [40, 5]
    let [open, maxOpen] = [0, 0]
    smtp.server.on('connection', (socket) => {
      maxOpen = Math.max(maxOpen, (open += 1))
      socket.on('close', () => (open -= 1))
    })
    smtp.state.faults = rejected
    await app.db.transaction(async (tx) => {
      for (let n = 0; n < many; n += 1)
        await app.mail.enqueue(
          tx,
          { to: `n${n}@tower.example`, recipient: 'outside', subject: `E-mail ${n}`, paragraphs: ['Hello'] },
          new Date(),
        )
    })
    await until(async () => {
      await app.pool.query(`update jobs.job set start_after = now() where name = 'mail' and state = 'retry'`)
      const { rows } = await app.pool.query(`select count(*) from mail_outbox where status = 'sent'`)
      return Number((rows[0] as { count: string }).count) === many
    }, 'all are sent')
    const to = smtp.state.emails.flatMap((email) => email.to).sort()
    assert.deepEqual(to, Array.from({ length: many }, (_, n) => `n${n}@tower.example`).sort())
    assert.equal(smtp.state.attempts, many + rejected, 'only rejected e-mails are sent again')
    assert.ok(maxOpen > 1 && maxOpen <= 8, `${maxOpen} at once`)
  })
})

describe('an e-mail in a file', () => {
  let app: TestApp
  before(async () => {
    app = await createTestApp()
  })
  after(() => app.close())

  it('is a complete message with sender, recipient, text and HTML', async () => {
    await app.asAnonymous().requestOk(contact.send, { body: message })
    const emails = await app.emails(1)
    const email = emails.join('\n')
    assert.match(email, /^From: Test Tower <office@tower\.example>\r?$/m)
    assert.match(email, /^Reply-To: office@tower\.example\r?$/m)
    assert.match(email, /^Subject: \S/m)
    assert.match(email, /^Message-ID: <[0-9a-f-]{36}@localhost|^Message-ID: <[0-9a-f-]{36}@127\.0\.0\.1/m)
    assert.match(email, /^Date: \w{3}, \d{2} \w{3} \d{4}/m)
    assert.match(email, /^MIME-Version: 1\.0\r?$/m)
    assert.match(email, /Content-Type: text\/plain; charset=utf-8/)
    assert.match(email, /Content-Type: text\/html; charset=utf-8/)
    assert.ok(
      email.split('\n').every((line) => Buffer.byteLength(line) <= 998),
      'no line is longer than mail allows',
    )
    assert.deepEqual(
      (await readdir(app.config.mailDir)).filter((name) => !name.endsWith('.eml')),
      [],
    )
  })

  it('escapes text of visitors in its HTML', async () => {
    const [email = ''] = (await send({ subject: 'x', paragraphs: [message.message, 'two\nlines'] })).slice(-1)
    const [text = '', html = ''] = await bodiesOf(email)
    assert.ok(text.includes(message.message))
    assert.ok(html.includes('Is there &lt;script&gt;alert(1)&lt;/script&gt; &amp; a &quot;pool&quot;?'))
    assert.ok(!html.includes('<script'))
    assert.ok(html.includes('two<br>lines'))
  })

  it('does not let text into its headers', async () => {
    const hostile = 'Hello\r\nBcc: everyone@tower.example\r\n\r\nBody\u2028X-Evil: 1\0'
    const [email = ''] = (
      await send({ subject: hostile, toName: hostile, paragraphs: [hostile.replace('\0', '')] })
    ).slice(-1)
    const [head = ''] = email.split(/\r?\n\r?\n/)
    assert.doesNotMatch(head, /^(?:Bcc|X-Evil):/im)
    assert.match(head.replace(/\r?\n\s+/g, ' '), /^Subject: .*Hello.*Bcc/m)
    assert.deepEqual(
      [...head.matchAll(/^To: .*<(.*)>/gm)].map(([, to]) => to),
      ['a@b.example'],
    )
  })

  it('has its button as a link to the site', async () => {
    const button = { label: 'Open it', url: `${app.origin()}/tenant?a=1&b=2` }
    const [email = ''] = (await send({ subject: 'x', paragraphs: ['y'], button })).slice(-1)
    const [text = '', html = ''] = await bodiesOf(email)
    assert.ok(text.includes(`Open it: ${button.url}`))
    assert.ok(html.includes(`href="${button.url.replace('&', '&amp;')}"`))
  })

  let sentCount = 0
  /** Sends an e-mail and returns all e-mails, the newest last. */
  async function send(email: {
    subject: string
    toName?: string
    paragraphs: string[]
    button?: { label: string; url: string }
  }) {
    const { length } = (await readdir(app.config.mailDir)).filter((name) => name.endsWith('.eml'))
    sentCount += 1
    await app.mail.enqueue(
      app.db,
      { to: 'a@b.example', recipient: 'outside', ...email },
      new Date(Date.now() + sentCount),
    )
    return app.emails(length + 1)
  }
})

/** The decoded text and HTML of an e-mail. */
async function bodiesOf(email: string): Promise<string[]> {
  const { text = '', html } = await simpleParser(email, { keepCidLinks: true })
  return [text, html || '']
}
