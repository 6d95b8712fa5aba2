import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { outbox } from '#outbox/contract.ts'
import { seal } from '#platform/server/security/sealed.ts'
import { openImapServer } from '../../../../tests/support/mail/imap-server.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { receiving } from '../contract.ts'
import { passwordPlace } from './settings.ts'

let app: TestApp
let imap: Awaited<ReturnType<typeof openImapServer>>
before(async () => {
  imap = await openImapServer()
  app = await createTestApp()
})
after(async () => {
  await app.close()
  imap.close()
})

describe('a mailbox whose password cannot be decrypted', () => {
  it('is shown, does not stop e-mails, and can be tested and saved with a new password', async () => {
    const { hostname, port, username, password } = new URL(imap.url)
    const entered = {
      host: hostname,
      port: Number(port),
      security: 'none' as const,
      username,
      folder: 'INBOX',
      replyAddress: 'reply+{token}@tower.example',
      authservId: 'mx.tower.example',
    }
    const body = { ...entered, password }
    await app.as('admin').requestOk(receiving.save, { body })
    await app.pool.query('update mailbox_settings set password_sealed = $1', [
      seal(randomBytes(32), password, passwordPlace),
    ])

    const { source, mailbox } = (await app.as('admin').requestOk(receiving.find)).body
    assert.deepEqual({ source, mailbox }, { source: 'settings', mailbox: entered })
    assert.equal((await app.as('admin').requestOk(outbox.sendTestEmail)).body.fault, null)
    assert.equal((await app.as('admin').requestOk(receiving.test, { body })).body.fault, null)
    const saved = (await app.as('admin').requestOk(receiving.save, { body })).body
    assert.deepEqual(saved.mailbox, entered)
    assert.equal(
      (await app.as('admin').requestOk(receiving.test, { body: { ...entered, password: '' } })).body.fault,
      null,
    )
  })
})
