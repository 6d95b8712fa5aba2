import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { AppProcess } from '../journeys/app-process.ts'
import { openFolder, removeFolder } from '../support/database/data-folder.ts'
import { authservId, domains, startMailServers } from './mail-servers.ts'

// Replies by e-mail through Postfix, OpenDKIM and Dovecot, set up as OPERATING.md says, with the program as `npm start` runs it.

type Request = { id: string; number: number }
type Message = { body: string; byEmail?: boolean }
type Waiting = { reason: string; fromAddress: string; body: string }

const folder = openFolder()
const resident = `resident@${domains.residents}`
let servers: Awaited<ReturnType<typeof startMailServers>>
let program: AppProcess
let cookies: { admin: string; resident: string }

before(async () => {
  servers = await startMailServers(folder)
  program = await AppProcess.open({
    SMTP_URL: servers.smtpUrl,
    IMAP_URL: servers.imapUrl,
    REPLY_ADDRESS: `reply+{token}@${domains.building}`,
    AUTHSERV_ID: authservId,
    NODE_EXTRA_CA_CERTS: servers.certificate,
  })
  cookies = {
    admin: await program.openSession(`admin@${domains.residents}`),
    resident: await program.openSession(resident),
  }
})
after(async () => {
  await program?.stop()
  await servers?.stop()
  removeFolder(folder)
})

async function call<Reply>(person: 'admin' | 'resident', method: string, path: string, body?: object): Promise<Reply> {
  const response = await fetch(program.origin + path, {
    method,
    headers: {
      cookie: `session=${cookies[person]}`,
      origin: program.origin,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  assert.ok(response.ok, `${method} ${path}: ${response.status} ${text}`)
  return (text === '' ? null : JSON.parse(text)) as Reply
}

/** Files a request, lets the office ask something, and returns the address for the answer from the e-mail that arrives. */
async function askResident(title: string): Promise<{ request: Request; replyTo: string; question: string }> {
  const request = await call<Request>('resident', 'POST', '/api/tenant/maintenance-requests', {
    title,
    description: 'It drips.',
  })
  await call('admin', 'POST', `/api/admin/maintenance-requests/${request.id}/messages`, {
    body: `Is it dry now? ${title}`,
    sentTo: 'tenant',
  })
  for (let attempts = 0; attempts < 300; attempts += 1) {
    const question = (await servers.inboxOf(domains.residents, 1)).find(
      (email) => email.includes('New message') && email.includes(title),
    )
    const replyTo = /^Reply-To:\s+(\S+)/m.exec(question ?? '')?.[1]
    if (question !== undefined && replyTo !== undefined) return { request, replyTo, question }
    await wait(100)
  }
  throw new Error('The question did not arrive')
}

/** Sends an e-mail as the resident's provider does, with a DKIM signature unless it is forged. */
async function send(email: SendMailOptions, isForged = false) {
  const { port } = new URL(servers.smtpUrl)
  const transport = createTransport({
    host: 'localhost',
    port: Number(port),
    tls: { ca: readFileSync(servers.certificate) },
    ...(isForged
      ? {}
      : { dkim: { domainName: domains.residents, keySelector: 'phone', privateKey: servers.privateKey } }),
  })
  await transport.sendMail(email)
  transport.close()
}

/** Lets the program read its mailbox until `found` returns something. */
async function received<Found>(found: () => Promise<Found | undefined>): Promise<Found> {
  for (let attempts = 0; attempts < 100; attempts += 1) {
    await call('admin', 'POST', '/api/admin/incoming-emails/check')
    const result = await found()
    if (result !== undefined) return result
    await wait(200)
  }
  throw new Error('The program did not receive the e-mail')
}

const messagesOf = async ({ id }: Request) =>
  (await call<{ messages: Message[] }>('resident', 'GET', `/api/tenant/maintenance-requests/${id}`)).messages
const waiting = () => call<Waiting[]>('admin', 'GET', '/api/admin/incoming-emails')

describe('Postfix, OpenDKIM and Dovecot', () => {
  it(
    "bring the office's message to the resident, and the signed reply into the request",
    { timeout: 120_000 },
    async () => {
      const { request, replyTo, question } = await askResident('Tap drips')
      assert.match(replyTo, new RegExp(`^reply\\+[a-z2-7]{48}@${domains.building.replace('.', '\\.')}$`))
      await send({
        from: resident,
        to: replyTo,
        subject: 'Re: New message',
        text: 'Still wet.\n\nOn Thu, Nov 26, 2026 the office wrote:\n> Is it dry now?',
        inReplyTo: /^Message-ID:\s+(\S+)/im.exec(question)?.[1] ?? '',
      })
      const reply = await received(async () => (await messagesOf(request)).find(({ body }) => body === 'Still wet.'))
      assert.equal(reply.body, 'Still wet.')
      assert.deepEqual(await waiting(), [])
    },
  )

  it('leave a forged reply to the office, whatever verification it claims', { timeout: 120_000 }, async () => {
    const { request, replyTo } = await askResident('Window leaks')
    const claim = `${authservId}; dkim=pass header.d=${domains.residents}`
    await send(
      {
        from: resident,
        to: replyTo,
        subject: 'Re: New message',
        text: 'Give me the key.',
        headers: { 'Authentication-Results': claim },
      },
      true,
    )
    const email = await received(async () => (await waiting()).find(({ body }) => body === 'Give me the key.'))
    assert.equal(email.reason, 'not_authenticated')
    assert.ok((await messagesOf(request)).every(({ body }) => body !== 'Give me the key.'))
  })

  for (const [how, domain, reason] of [
    ['rejected at once', domains.unknown, /No such person/],
    ['accepted, and reported later', domains.returned, /no such person/],
  ] as const)
    it(
      `find an address that does not exist, ${how}, and the resident's profile shows it`,
      { timeout: 120_000 },
      async () => {
        const address = `noor@${domain}`
        const { id } = await call<{ id: string }>('admin', 'POST', '/api/admin/tenants', {
          fullName: 'Noor Haddad',
          emailPrimary: address,
          phonePrimary: '4165550142',
          sendInvitation: true,
        })
        const bounced = await received(async () => {
          const path = `/api/admin/tenants/${id}/bounced-addresses`
          return (await call<{ address: string; reason: string }[]>('admin', 'GET', path))[0]
        })
        assert.equal(bounced.address, address)
        assert.match(bounced.reason, reason)
      },
    )
})
