import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { accounts } from '#accounts/contract.ts'
import { words as importExportWords } from '#import-export/messages/en.ts'
import { outbox } from '../contract.ts'
import { words } from '../messages/en.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const enqueue = (subject: string, more: { to?: string; paragraphs?: string[] } = {}) =>
  app.db.transaction((tx) =>
    app.mail.enqueue(
      tx,
      { to: 'mara@elsewhere.example', recipient: 'outside', paragraphs: ['Hello'], ...more, subject },
      new Date(),
    ),
  )
const settle = async () => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { body } = await app.as('admin').requestOk(outbox.settings)
    if (body.counts.queued === 0) return body
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return assert.fail('e-mails are still queued')
}
const fail = (id: string, text = 'connect ECONNREFUSED 127.0.0.1:587') =>
  app.db.execute(sql`update mail_outbox set status = 'failed', sent_at = null, last_error = ${text} where id = ${id}`)
const events = async () =>
  (
    await app.db.execute<{ action: string }>(
      sql`select action from audit_log where record_type = 'emails' order by at, id`,
    )
  ).rows.map(({ action }) => action)

describe('the outbox', () => {
  it('lists e-mails newest first, by state and search, page by page', async () => {
    for (const subject of ['First of three', 'Second of three', 'Third of three']) await enqueue(subject)
    await settle()
    const admin = app.as('admin')
    const page = await admin.requestOk(outbox.list, { query: { search: 'of THREE mara', limit: '2' } })
    assert.deepEqual(
      page.body.map(({ subject, state, attempts }) => [subject, state, attempts]),
      [
        ['Third of three', 'sent', 1],
        ['Second of three', 'sent', 1],
      ],
    )
    assert.equal(page.headers['x-total-count'], '3')
    const cursor = /cursor=([\w-]+)/.exec(String(page.headers['link']))?.[1] ?? ''
    const rest = await admin.requestOk(outbox.list, { query: { search: 'of three', limit: '2', cursor } })
    assert.deepEqual(
      rest.body.map(({ subject }) => subject),
      ['First of three'],
    )
    assert.deepEqual((await admin.requestOk(outbox.list, { query: { state: 'failed' } })).body, [])
    assert.equal((await admin.request(outbox.list, { query: { state: 'lost' } })).status, 400)
    assert.equal((await admin.request(outbox.list, { query: { cursor: app.people.admin.id } })).status, 400)
  })

  it('shows an e-mail without its secret link, and audits who read it', async () => {
    await app.asAnonymous().requestOk(accounts.forgot, { body: { email: app.people.tenant.email } })
    await app.emails(4)
    await settle()
    const admin = app.as('admin')
    const { body } = await admin.requestOk(outbox.list, { query: { search: app.people.tenant.email } })
    assert.equal(body[0]?.kind, 'reset')
    const { body: email } = await admin.requestOk(outbox.read, { params: { id: body[0].id } })
    assert.ok(email.text.includes(words.secretLink))
    assert.doesNotMatch(JSON.stringify(email), /token|reset-password|https?:/)
    assert.deepEqual(await events(), ['read'])
  })

  it('sends a failed e-mail again, once, and no other', async () => {
    const id = await enqueue('Comes back')
    await settle()
    const admin = app.as('admin')
    assert.equal((await admin.request(outbox.again, { params: { id } })).status, 409)
    await fail(id)
    const { body } = await admin.requestOk(outbox.again, { params: { id } })
    assert.deepEqual([body.state, body.lastError], ['queued', null])
    await settle()
    const [sent] = (await admin.requestOk(outbox.list, { query: { search: 'Comes back' } })).body
    assert.deepEqual([sent?.state, sent?.attempts], ['sent', 2])
    assert.equal((await events()).at(-1), 'sent again')
  })

  it('sends all failed e-mails again except erased ones', async () => {
    const [first, second, emptied] = [
      await enqueue('One of these'),
      await enqueue('Other of these'),
      await enqueue('Gone'),
    ]
    await settle()
    for (const id of [first, second, emptied]) await fail(id)
    await app.db.execute(
      sql`update mail_outbox set text_body = ${importExportWords.person.erased} where id = ${emptied}`,
    )
    const admin = app.as('admin')
    assert.equal((await admin.requestOk(outbox.settings)).body.again.count, 2)
    assert.equal((await admin.request(outbox.again, { params: { id: emptied } })).status, 409)
    assert.deepEqual((await admin.requestOk(outbox.allAgain)).body, { count: 2 })
    assert.deepEqual((await admin.requestOk(outbox.allAgain)).body, { count: 0 })
    assert.deepEqual((await settle()).counts.failed, 1)
    assert.equal((await events()).at(-1), 'sent all again')
  })
})

describe('a withdrawn e-mail', () => {
  it('is counted separately, listed under its state, and is neither a failure nor sent again', async () => {
    const id = await enqueue('Replaced by a newer link')
    const { counts: before } = await settle()
    await app.db.execute(sql`update mail_outbox set status = 'withdrawn', sent_at = null where id = ${id}`)
    const admin = app.as('admin')
    const { body } = await admin.requestOk(outbox.settings)
    assert.deepEqual(body.counts, { ...before, sent: before.sent - 1, withdrawn: before.withdrawn + 1 })
    assert.equal(body.again.count, 0)
    const { body: listed } = await admin.requestOk(outbox.list, { query: { state: 'withdrawn' } })
    assert.deepEqual(
      listed.map(({ id: one, state }) => [one, state]),
      [[id, 'withdrawn']],
    )
    assert.deepEqual((await admin.requestOk(outbox.allAgain)).body, { count: 0 })
    const rejected = await admin.request(outbox.again, { params: { id } })
    assert.deepEqual([rejected.status, rejected.body.message], [409, words.withdrawn])
    const needs = await admin.send({ method: 'GET', url: '/api/admin/overview' })
    assert.equal(needs.status, 200)
    assert.doesNotMatch(JSON.stringify(needs.body), new RegExp(id))
  })
})

describe('a test e-mail', () => {
  it('is written as a file without a mail server', async () => {
    const admin = app.as('admin')
    const { body } = await admin.requestOk(outbox.sendTestEmail)
    assert.deepEqual([body.fault, body.email.state, body.email.to], [null, 'sent', app.people.admin.email])
    const { body: settings } = await admin.requestOk(outbox.settings)
    assert.deepEqual(settings.way, { kind: 'folder', folder: app.config.mailDir })
    assert.ok((await app.emails(1)).some((email) => email.includes(`Subject: ${words.testEmail.subject}`)))
    assert.equal((await events()).at(-1), 'tried the mail')
  })

  it('returns an error when the file cannot be written', async () => {
    await rm(app.config.mailDir, { recursive: true })
    await writeFile(app.config.mailDir, 'in the way')
    const { body } = await app.as('admin').requestOk(outbox.sendTestEmail)
    assert.match(body.fault ?? '', /EEXIST|ENOTDIR/)
    assert.equal(body.email.state, 'failed')
    await rm(app.config.mailDir)
    await mkdir(app.config.mailDir)
  })
})

describe('a test e-mail to a mail server', () => {
  it("returns the server's address without the password, and its answer", async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    server.close()
    await once(server, 'close')
    const away = await createTestApp({ SMTP_URL: `smtp://office:a-secret@127.0.0.1:${port}` })
    try {
      const admin = away.as('admin')
      const settings = await admin.requestOk(outbox.settings)
      assert.deepEqual(settings.body.way, { kind: 'server', host: '127.0.0.1', port })
      const { body } = await admin.requestOk(outbox.sendTestEmail)
      assert.match(body.fault ?? '', /ECONNREFUSED/)
      assert.equal(body.email.state, 'failed')
      const list = await admin.requestOk(outbox.list)
      for (const found of [settings.body, body, list.body]) assert.ok(!JSON.stringify(found).includes('a-secret'))
    } finally {
      await away.close()
    }
  })
})

describe('many e-mails', () => {
  it('sends many failed e-mails again, with an entry of the audit log each, and says which it leaves out', async () => {
    const [first, second, sent, erased] = [
      await enqueue('Many 1'),
      await enqueue('Many 2'),
      await enqueue('Many sent'),
      await enqueue('Many erased'),
    ]
    await settle()
    for (const id of [first, second, erased]) await fail(id)
    await app.db.execute(
      sql`update mail_outbox set text_body = ${importExportWords.person.erased} where id = ${erased}`,
    )
    const before = (await events()).filter((action) => action === 'sent again').length
    const ids = [first, second, sent, erased]
    const { body } = await app.as('admin').requestOk(outbox.manyAgain, { body: { ids } })
    assert.deepEqual(
      ids.map((id) => body.results.find((result) => result.id === id)?.outcome),
      ['changed', 'changed', 'unchanged', 'rejected'],
    )
    assert.equal(body.results.find(({ id }) => id === erased)?.reason, words.emptied)
    assert.equal((await events()).filter((action) => action === 'sent again').length, before + 2)
    await settle()
    const listed = await app.as('admin').requestOk(outbox.list, { query: { search: 'Many' } })
    assert.deepEqual(
      ids.map((id) => listed.body.find((email) => email.id === id)?.state),
      ['sent', 'sent', 'sent', 'failed'],
    )
    const again = await app.as('admin').requestOk(outbox.manyAgain, { body: { ids: [first, second] } })
    assert.deepEqual(
      again.body.results.map(({ outcome }) => outcome),
      ['unchanged', 'unchanged'],
    )
    assert.equal((await app.as('staff').request(outbox.manyAgain, { body: { ids } })).status, 403)
    await app.db.execute(sql`delete from mail_outbox where id = any(${sql.param(ids)}::uuid[])`)
  })
})
