import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { accounts } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

describe('the chosen language', () => {
  it('is stored with the account, and nothing else changes', async () => {
    const person = app.as('tenant')
    const before = await person.requestOk(accounts.own)
    assert.equal(before.body.language, null)
    const { status, body } = await person.requestOk(accounts.prefer, { body: { language: 'fr' } })
    assert.equal(status, 200)
    assert.deepEqual(body, { ...before.body, language: 'fr' })
  })

  it('is one of the supported languages', async () => {
    const person = app.as('tenant')
    for (const invalid of [{ language: 'de' }, {}]) {
      const { status, body } = await person.request(accounts.prefer, { body: invalid })
      assert.equal(status, 400)
      assert.match(String(body.field), /^(?:language|theme)$/)
    }
  })

  it('is the language of e-mails', async () => {
    const { email } = app.people.tenant
    await app.asAnonymous().requestOk(accounts.forgot, { body: { email } })
    const [message = ''] = await app.emails(1)
    assert.match(message, /^Subject: Choisir un nouveau mot de passe/m)
    assert.match(message, /Bonjour tenant,/)
    assert.match(message, /<html lang=3D"fr">/)
  })
})
