import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { contact } from '#contact/contract.ts'
import { ownRequests } from '#maintenance/resident/contract.ts'
import { createTestApp, type TestApp } from './support/test-app.ts'
import { addHome } from './support/people/household.ts'

/** A mail server as small as SMTP allows; `faults` are said instead of taking the next letters. */
function openSmtp() {
  const emails: { to: string[]; text: string }[] = []
  const state = { emails, faults: 0, request: 0 }
  const server = createServer((socket) => {
    let to: string[] = []
    let text: string | null = null
    let rest = ''
    const say = (line: string) => void socket.write(`${line}\r\n`)
    socket.on('error', () => {})
    say('220 test')
    socket.on('data', (bytes) => {
      rest += bytes.toString()
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (text !== null) {
          if (line !== '.') text += `${line}\n`
          else {
            emails.push({ to, text })
            ;[to, text] = [[], null]
            say('250 taken')
          }
        } else if (/^(?:EHLO|HELO)/i.test(line)) say('250 test')
        else if (/^MAIL/i.test(line)) {
          state.request += 1
          if (state.faults > 0) {
            state.faults -= 1
            say('451 not now')
          } else say('250 ok')
        } else if (/^RCPT/i.test(line)) {
          to.push(/<(.*)>/.exec(line)?.[1] ?? '')
          say('250 ok')
        } else if (/^DATA/i.test(line)) {
          text = ''
          say('354 go on')
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else say('250 ok')
      }
    })
  })
  return { state, server }
}

const port = (server: Server) => (server.address() as AddressInfo).port
/** Looks again until it is so; a job is looked for twice a second. */
async function until(so: () => Promise<boolean> | boolean, what: string) {
  for (let n = 0; n < 150; n += 1) {
    if (await so()) return
    await wait(100)
  }
  assert.fail(`It never came to pass: ${what}`)
}

const message = {
  name: 'Bo <b>Bold</b>',
  email: 'bo@elsewhere.example',
  phone: '+44 20 7946 0000',
  reason: 'general-inquiry',
  subject: 'A question',
  message: 'Is there <script>alert(1)</script> & a "pool"?',
} as const

describe('while the mail server is away', () => {
  let app: TestApp
  const smtp = openSmtp()
  before(async () => {
    // A port that nobody listens on yet.
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
  /** Failed jobs wait before the next try; here they need not. */
  const hurry = () => app.pool.query(`update jobs.job set start_after = now() where name = 'mail' and state = 'retry'`)

  it('the request goes well, and the letter goes out later, once', async () => {
    const { tenant } = app.people
    await addHome(app.db, tenant)
    const body = { title: 'Tap drips', description: 'In the kitchen.' }
    assert.equal((await app.as('tenant').requestOk(ownRequests.file, { body })).status, 201)
    await until(async () => ((await outbox())[0]?.attempts ?? 0) > 0, 'a first try')
    await until(async () => (await outbox())[0]?.last_error != null, 'the failure is noted')
    assert.equal((await outbox())[0]?.status, 'queued')
    assert.match(String((await outbox())[0]?.last_error), /ECONNREFUSED/)

    smtp.state.faults = 1
    smtp.server.listen((smtp as unknown as { free: number }).free, '127.0.0.1')
    await until(async () => {
      await hurry()
      return (await outbox())[0]?.status === 'sent'
    }, 'the letter is sent')
    await wait(1200)
    assert.equal(smtp.state.emails.length, 1)
    assert.equal(smtp.state.request, 2)
    assert.deepEqual(smtp.state.emails[0]?.to, [tenant.email])
    assert.match(smtp.state.emails[0].text, /^Reply-To: office@tower\.example$/m)
    assert.deepEqual(
      (await outbox()).map(({ status, last_error }) => [status, last_error]),
      [['sent', null]],
    )
  })

  it('a letter that was sent is not sent again when its job is run twice', async () => {
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

  it('a letter of a transaction that failed is never sent', async () => {
    const { length } = await outbox()
    await assert.rejects(
      app.db.transaction(async (tx) => {
        await app.mail.enqueue(
          tx,
          { to: 'a@b.example', recipient: 'outside', subject: 'No', paragraphs: ['Never'] },
          new Date(),
        )
        throw new Error('changed my mind')
      }),
      /changed my mind/,
    )
    assert.equal((await outbox()).length, length)
  })
})

describe('many letters at once', () => {
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

  it('go out several beside each other, never more than eight, each exactly once, whatever happens to its neighbours', async () => {
    const [many, refused] = [40, 5]
    let [together, most] = [0, 0]
    smtp.server.on('connection', (socket) => {
      most = Math.max(most, (together += 1))
      socket.on('close', () => (together -= 1))
    })
    smtp.state.faults = refused
    await app.db.transaction(async (tx) => {
      for (let n = 0; n < many; n += 1)
        await app.mail.enqueue(
          tx,
          { to: `n${n}@tower.example`, recipient: 'outside', subject: `Letter ${n}`, paragraphs: ['Hello'] },
          new Date(),
        )
    })
    await until(async () => {
      await app.pool.query(`update jobs.job set start_after = now() where name = 'mail' and state = 'retry'`)
      const { rows } = await app.pool.query(`select count(*) from mail_outbox where status = 'sent'`)
      return Number((rows[0] as { count: string }).count) === many
    }, 'all are sent')
    const to = smtp.state.emails.flatMap((letter) => letter.to).sort()
    assert.deepEqual(to, Array.from({ length: many }, (_, n) => `n${n}@tower.example`).sort())
    assert.equal(smtp.state.request, many + refused, 'a neighbour that failed is no reason to send again')
    assert.ok(most > 1 && most <= 8, `${most} at once`)
  })
})

describe('a letter in a file', () => {
  let app: TestApp
  before(async () => {
    app = await createTestApp()
  })
  after(() => app.close())

  it('is a whole message: who, to whom, in text and in HTML', async () => {
    await app.asAnonymous().requestOk(contact.send, { body: message })
    const emails = await app.emails(1)
    const letter = emails.join('\n')
    assert.match(letter, /^From: Test Tower <office@tower\.example>\r?$/m)
    assert.match(letter, /^Reply-To: office@tower\.example\r?$/m)
    assert.match(letter, /^Subject: \S/m)
    assert.match(letter, /^Message-ID: <[0-9a-f-]{36}@localhost|^Message-ID: <[0-9a-f-]{36}@127\.0\.0\.1/m)
    assert.match(letter, /^Date: \w{3}, \d{2} \w{3} \d{4}/m)
    assert.match(letter, /^MIME-Version: 1\.0\r?$/m)
    assert.match(letter, /Content-Type: text\/plain; charset=utf-8/)
    assert.match(letter, /Content-Type: text\/html; charset=utf-8/)
    assert.ok(
      letter.split('\n').every((line) => Buffer.byteLength(line) <= 998),
      'no line is longer than mail allows',
    )
    assert.deepEqual(
      (await readdir(app.config.mailDir)).filter((name) => !name.endsWith('.eml')),
      [],
    )
  })

  it('shows the words of strangers as words', async () => {
    const [letter = ''] = (await post({ subject: 'x', paragraphs: [message.message, 'two\nlines'] })).slice(-1)
    const [text = '', html = ''] = bodiesOf(letter)
    assert.ok(text.includes(message.message))
    assert.ok(html.includes('Is there &lt;script&gt;alert(1)&lt;/script&gt; &amp; a &quot;pool&quot;?'))
    assert.ok(!html.includes('<script'))
    assert.ok(html.includes('two<br>lines'))
  })

  it('does not let text into its headers', async () => {
    const hostile = 'Hello\r\nBcc: everyone@tower.example\r\n\r\nBody\u2028X-Evil: 1\0'
    const [letter = ''] = (
      await post({ subject: hostile, toName: hostile, paragraphs: [hostile.replace('\0', '')] })
    ).slice(-1)
    const [head = ''] = letter.split(/\r?\n\r?\n/)
    assert.doesNotMatch(head, /^(?:Bcc|X-Evil):/im)
    assert.match(head.replace(/\r?\n\s+/g, ' '), /^Subject: .*Hello.*Bcc/m)
    assert.deepEqual(
      [...head.matchAll(/^To: .*<(.*)>/gm)].map(([, to]) => to),
      ['a@b.example'],
    )
  })

  it('names its button by a link to the house', async () => {
    const button = { label: 'Open it', url: `${app.origin()}/tenant?a=1&b=2` }
    const [letter = ''] = (await post({ subject: 'x', paragraphs: ['y'], button })).slice(-1)
    const [text = '', html = ''] = bodiesOf(letter)
    assert.ok(text.includes(`Open it: ${button.url}`))
    assert.ok(html.includes(`href="${button.url.replace('&', '&amp;')}"`))
  })

  let posted = 0
  /** Posts a letter beside the first and gives all, newest last. */
  async function post(letter: {
    subject: string
    toName?: string
    paragraphs: string[]
    button?: { label: string; url: string }
  }) {
    const { length } = (await readdir(app.config.mailDir)).filter((name) => name.endsWith('.eml'))
    posted += 1
    await app.mail.enqueue(
      app.db,
      { to: 'a@b.example', recipient: 'outside', ...letter },
      new Date(Date.now() + posted),
    )
    return app.emails(length + 1)
  }
})

/** The text and the HTML of a letter, decoded. */
function bodiesOf(letter: string): string[] {
  const boundary = /boundary="([^"]+)"/.exec(letter)?.[1] ?? '-'
  return letter
    .split(`--${boundary}`)
    .slice(1, 3)
    .map((part) => {
      const [head = '', ...body] = part.trimStart().split(/\r?\n\r?\n/)
      const text = body.join('\n\n').replace(/\r/g, '')
      if (/quoted-printable/i.test(head)) {
        const bytes = text
          .replace(/=\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
        return Buffer.from(bytes, 'latin1').toString('utf8')
      }
      return /base64/i.test(head) ? Buffer.from(text, 'base64').toString('utf8') : text
    })
}
