import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { seal, unseal } from '#platform/server/security/sealed.ts'
import { openMailServer } from '../../../../tests/support/smtp.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { outbox } from '../contract.ts'
import type { NewMailServer } from '../schemas.ts'
import { mailPasswordPlace } from './mail-server.ts'

let app: TestApp
let server: Awaited<ReturnType<typeof openMailServer>>
before(async () => {
  app = await createTestApp()
  server = await openMailServer()
})
after(async () => {
  await app.close()
  server.close()
})

const port = () => Number(new URL(server.url).port)
const valid = (): NewMailServer => ({
  host: '127.0.0.1',
  port: port(),
  security: 'none',
  username: '',
  password: '',
  sender: '',
})
const save = (changes: Partial<NewMailServer> = {}) =>
  app.as('admin').request(outbox.saveServer, { body: { ...valid(), ...changes } })
const settings = async () => (await app.as('admin').requestOk(outbox.settings)).body
const test = async () => (await app.as('admin').requestOk(outbox.sendTestEmail)).body

describe('the mail server of the settings', () => {
  it('is used by the next e-mail, without a restart', async () => {
    assert.equal((await settings()).way.kind, 'folder')
    assert.equal((await save()).status, 200)
    assert.deepEqual((await settings()).way, { kind: 'server', host: '127.0.0.1', port: port() })
    assert.equal((await test()).fault, null)
    const office = server.state.emails.at(-1)?.from
    assert.equal((await save({ sender: 'post@tower.example' })).status, 200)
    assert.equal((await test()).fault, null)
    assert.match(server.state.emails.at(-1)?.text ?? '', /^From: .*<post@tower\.example>/m)
    assert.deepEqual([office === 'post@tower.example', server.state.emails.at(-1)?.from], [false, 'post@tower.example'])
  })

  it('answers a test e-mail with its own words', async () => {
    server.state.unknown = () => true
    assert.match((await test()).fault ?? '', /550 no such person/)
    server.state.unknown = () => false
  })

  it('has its password sealed, and shows it nowhere', async () => {
    const password = 'laterne am Fluss'
    assert.equal((await save({ username: 'office', password })).status, 200)
    const { rows } = await app.pool.query<{ sealed: string }>('select password_sealed as sealed from mail_servers')
    assert.match(rows[0]?.sealed ?? '', /^v1\./)
    assert.ok(!JSON.stringify(await settings()).includes(password))
    const { rows: log } = await app.pool.query(`select after from audit_log where record_type = 'mail server'`)
    assert.ok(!JSON.stringify(log).includes(password))
    assert.ok(JSON.stringify(log).includes('"password":"changed"'))
  })

  it('leaves the password as it is, but does not send it to another server', async () => {
    assert.equal((await save({ username: 'office', sender: 'post@tower.example' })).status, 200)
    for (const changes of [{ host: 'smtp.elsewhere.example' }, { username: 'another' }]) {
      const { status, body } = await save({ username: 'office', ...changes })
      assert.deepEqual([status, body.field], [400, 'password'])
    }
    assert.equal((await settings()).server.stored?.host, '127.0.0.1')
    assert.equal((await save({ username: 'office', password: 'am Fluss', security: 'tls' })).status, 200)
    const { status, body } = await save({ username: 'office', security: 'none' })
    assert.deepEqual([status, body.field], [400, 'password'], 'it is not sent without encryption either')
  })

  it('is shown while its password cannot be decrypted, so that a new one can be entered', async () => {
    assert.equal((await save({ username: 'office', password: 'am Fluss' })).status, 200)
    const sealed = seal(randomBytes(32), 'am Fluss', mailPasswordPlace)
    await app.pool.query('update mail_servers set password_sealed = $1', [sealed])
    assert.partialDeepStrictEqual(await settings(), {
      way: { kind: 'server', host: '127.0.0.1', port: port() },
      server: { stored: { username: 'office' } },
    })
    assert.notEqual((await test()).fault, null)
    assert.equal((await save({ username: 'office', password: 'am Fluss' })).status, 200)
    const { rows } = await app.pool.query<{ sealed: string }>('select password_sealed as sealed from mail_servers')
    assert.equal(unseal(Buffer.alloc(32, 7), rows[0]?.sealed ?? '', mailPasswordPlace), 'am Fluss')
  })

  it('names the field of a bad value', async () => {
    for (const [field, value] of Object.entries({
      host: 'https://smtp',
      port: 70_000,
      sender: 'post',
      security: 'ssl',
    })) {
      const { status, body } = await save({ [field]: value })
      assert.deepEqual([status, body.field], [400, field])
    }
  })

  it('is rejected with an outdated version, and removed with its password', async () => {
    const headers = { 'if-match': '"1"' }
    const outdated = await app.as('admin').request(outbox.saveServer, { body: valid(), headers })
    assert.equal(outdated.status, 412)
    await app.as('admin').requestOk(outbox.removeServer)
    assert.deepEqual((await settings()).server, { source: 'none', stored: null, version: 0 })
    assert.equal((await settings()).way.kind, 'folder')
    assert.equal((await app.as('admin').request(outbox.removeServer)).status, 404)
  })
})

describe('a mail server of the environment', () => {
  it('takes precedence over the settings, which then cannot be changed', async () => {
    const other = await createTestApp({ SMTP_URL: server.url })
    try {
      const { body } = await other.as('admin').requestOk(outbox.settings)
      assert.deepEqual([body.server.source, body.way.kind], ['environment', 'server'])
      const { status, body: error } = await other.as('admin').request(outbox.saveServer, { body: valid() })
      assert.deepEqual([status, error.code], [409, 'set_by_environment'])
    } finally {
      await other.close()
    }
  })
})
