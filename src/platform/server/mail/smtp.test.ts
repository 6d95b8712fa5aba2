import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type ConfigError, readConfig } from '../process/config.ts'
import { bounceAddress, smtpServer } from './smtp.ts'

describe('the mail server of SMTP_URL', () => {
  it('must encrypt, by STARTTLS or from the first byte, with a verified certificate', () => {
    assert.deepEqual(smtpServer('smtp://mail.example.com'), {
      host: 'mail.example.com',
      port: 587,
      secure: false,
      requireTLS: true,
    })
    assert.deepEqual(smtpServer('smtps://us%40er:p%3Aw@mail.example.com'), {
      host: 'mail.example.com',
      port: 465,
      auth: { user: 'us@er', pass: 'p:w' },
      secure: true,
      requireTLS: false,
    })
    for (const host of ['10.0.0.1', '[fd00::1]', 'mailpit', '128.0.0.1', '127.0.0.1.example.com', 'notlocalhost'])
      assert.equal(smtpServer(`smtp://${host}:25`).requireTLS, true, host)
  })

  it('need not on this machine itself', () => {
    for (const host of ['127.0.0.1', '127.8.8.8', 'localhost', 'LOCALHOST', 'mail.localhost', '[::1]']) {
      const { requireTLS, secure, tls } = smtpServer(`smtp://${host}:25`)
      assert.deepEqual(
        { requireTLS, secure, tls },
        { requireTLS: false, secure: false, tls: { rejectUnauthorized: false } },
        host,
      )
    }
    assert.equal(smtpServer('smtp://[::1]').host, '::1')
    assert.deepEqual(smtpServer('smtps://localhost').tls, undefined)
  })

  it('is configured otherwise only by the address', () => {
    const { requireTLS, tls } = smtpServer('smtp://127.0.0.1?tls=required')
    assert.deepEqual([requireTLS, tls], [true, undefined])
    assert.equal(smtpServer('smtp://mailpit:1025?tls=none').ignoreTLS, true)
    assert.equal(smtpServer('smtp://mailpit:1025?tls=none').requireTLS, false)
  })

  const rejected = {
    'smtp://mail.example.com?tls=off': /takes \?tls=required, or \?tls=none/,
    'smtp://mail.example.com?tls.rejectUnauthorized=false': /takes \?tls=required, or \?tls=none/,
    'smtp://mail.example.com?ignoreTLS=true': /takes \?tls=required, or \?tls=none/,
    'smtp://mail.example.com?tls=none&pool=true': /takes \?tls=required, or \?tls=none/,
    'smtp://?tls=none': /must name a mail server/,
    'smtp://office:50%@mail.example.com': /written as %25/,
    'smtps://mail.example.com?tls=none': /cannot have \?tls=none/,
  }
  for (const [url, sentence] of Object.entries(rejected))
    it(`is rejected with a sentence at ${url}`, () =>
      assert.throws(
        () => readConfig({ SMTP_URL: url }),
        (error: ConfigError) => error.mistakes.length === 1 && sentence.test(error.mistakes[0] ?? ''),
      ))
})

describe('the address for bounces', () => {
  it('is none unless given, and can name the e-mail', () => {
    const id = '0190f5a0-0000-7000-8000-000000000001'
    assert.equal(readConfig({}).bounceAddress, null)
    const { bounceAddress: pattern } = readConfig({ BOUNCE_ADDRESS: 'bounces+{id}@tower.example' })
    assert.equal(bounceAddress(pattern ?? '', id), `bounces+${id}@tower.example`)
    assert.equal(bounceAddress('bounces@tower.example', id), 'bounces@tower.example')
  })

  for (const wrong of [
    'bounces',
    'a@b@c',
    'Bounces <b@tower.example>',
    '{id}{id}@tower.example',
    'b@{id}',
    'b@x.example>',
    'é@tower.example',
    `${'b'.repeat(30)}{id}@tower.example`,
  ])
    it(`is rejected with a sentence when it is ${wrong}`, () =>
      assert.throws(
        () => readConfig({ BOUNCE_ADDRESS: wrong }),
        (error: ConfigError) =>
          error.mistakes.length === 1 && (error.mistakes[0] ?? '').startsWith('BOUNCE_ADDRESS must be'),
      ))
})
