import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { NewMessage } from '../contract.ts'
import { honeypotField } from '../honeypot.ts'
import { issuesIn } from '#platform/language/field-errors.ts'
import type { Language } from '#platform/language/registry.ts'
import { french } from '../messages/fr.ts'
import { words } from '../messages/en.ts'
import { contactFormRoute, type ReturnedForm } from './form-route.ts'
import { contactMessages } from './table.ts'

let app: TestApp

before(async () => {
  app = await createTestApp({ CONTACT_LIMIT: '3' })
  await contactFormRoute(app, async (_, reply, status, language, form) =>
    reply.code(status).header('content-language', language).send(form),
  )
})
after(() => app.close())
beforeEach(() => app.db.execute(sql`delete from throttle_counters`))

const message = {
  name: 'Hugo Laurent',
  email: 'hugo@visitor.example',
  phone: '+33 1 23 45 67',
  reason: 'other',
  subject: 'By hand',
  message: 'One\r\ntwo & <three>',
}
const postForm = (body: string, headers: Record<string, string> = {}, url = '/contact') =>
  app.asAnonymous().send({
    method: 'POST',
    url,
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const fill = (more: Record<string, string> = {}) => new URLSearchParams({ ...message, ...more }).toString()
const stored = (subject: string) => app.db.select().from(contactMessages).where(eq(contactMessages.subject, subject))

describe('the contact form without scripts', () => {
  it('stores the message and redirects to the page', async () => {
    const response = await postForm(fill())
    assert.equal(response.status, 303)
    assert.equal(response.headers['location'], '/contact?sent=1')
    const [message] = await stored('By hand')
    assert.equal(message?.message, 'One\ntwo & <three>')
    assert.equal(message?.ipAddress, '127.0.0.1')
  })

  it('returns the typed values and every error', async () => {
    const response = await postForm(fill({ email: 'nobody', phone: '1', reason: '', subject: 'Half', name: '' }))
    assert.equal(response.status, 400)
    const form = response.body as unknown as ReturnedForm
    assert.deepEqual(form.errors, {
      name: words.missing.name,
      email: words.badEmail,
      phone: words.badPhone,
      reason: words.missing.reason,
    })
    assert.equal(form.values.message, message.message)
    assert.equal(form.values.email, 'nobody')
    assert.equal(form.outcome, 'none')
    assert.equal((await stored('Half')).length, 0)
    assert.equal((await postForm('')).status, 400)
  })

  it('stays in the language of its page', async () => {
    const sent = await postForm(fill({ subject: 'Bonjour' }), {}, '/fr/contact')
    assert.equal(sent.headers['location'], '/fr/contact?sent=1')
    const rejected = await postForm(fill({ name: '' }), {}, '/fr/contact')
    assert.equal(rejected.headers['content-language'], 'fr')
    const { errors } = rejected.body as unknown as ReturnedForm
    assert.equal(errors.name, french.missing.name)
  })

  it('has every field error in French', () => {
    const invalidForms: Record<string, string>[] = [
      { name: '', email: '', phone: '', reason: '', subject: '', message: '' },
      { email: 'nobody', phone: '1' },
      {
        name: 'n'.repeat(201),
        email: `${'e'.repeat(200)}@home.example`,
        subject: 's'.repeat(201),
        message: 'm'.repeat(5001),
      },
      { message: 'a\0b' },
      { name: 'Ann\u202Egpj.exe', message: 'a\u200Bb' },
      { phone: '٤١٦-٥٥٥-٠١٠٠' },
    ]
    const messagesIn = (language: Language, fields: Record<string, string>) =>
      issuesIn(language, NewMessage, { ...message, ...fields }).map(({ message }) => message)
    for (const fields of invalidForms) {
      const english = messagesIn('en', fields)
      assert.ok(english.length > 0)
      for (const [at, message] of messagesIn('fr', fields).entries()) assert.notEqual(message, english[at])
    }
  })

  it('keeps the text when the request is rejected for another reason', async () => {
    const foreign = await postForm(fill({ subject: 'Foreign' }), { origin: 'http://else.test' })
    assert.equal(foreign.status, 403)
    for (let n = 0; n < 3; n += 1) assert.equal((await postForm(fill())).status, 303)
    const stopped = await postForm(fill({ subject: 'Fourth' }))
    assert.equal(stopped.status, 429)
    assert.ok(Number(stopped.headers['retry-after']) > 500)
    const form = stopped.body as unknown as ReturnedForm
    assert.deepEqual([form.outcome, form.values.subject], ['failed', 'Fourth'])
    assert.equal((await stored('Foreign')).length + (await stored('Fourth')).length, 0)
  })

  it('gives a bot that fills in everything the same answer, and files its message as spam', async () => {
    const response = await postForm(fill({ subject: 'Pills', [honeypotField]: 'ACME' }))
    assert.equal(response.headers['location'], '/contact?sent=1')
    assert.deepEqual(
      (await stored('Pills')).map(({ spamAt }) => spamAt !== null),
      [true],
    )
  })

  it('accepts only forms, and limits their size', async () => {
    assert.equal((await postForm(JSON.stringify(message), { 'content-type': 'application/json' })).status, 415)
    assert.equal((await postForm(`message=${'x'.repeat(70_000)}`)).status, 413)
    const elsewhere = {
      method: 'POST',
      url: '/api/contact',
      body: fill(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }
    assert.equal((await app.asAnonymous().send(elsewhere)).status, 415)
  })
})
