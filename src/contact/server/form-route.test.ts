import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { NewMessage, trapField } from '../contract.ts'
import { french, refusalInFrench } from '../french.ts'
import { words } from '../words.ts'
import { contactFormRoute, type ReturnedForm } from './form-route.ts'
import { contactMessages } from './table.ts'

let house: TestHouse

before(async () => {
  house = await openTestHouse({ CONTACT_LIMIT: '3' })
  await contactFormRoute(house, async (_, reply, status, language, form) =>
    reply.code(status).header('content-language', language).send(form),
  )
})
after(() => house.close())
beforeEach(() => house.db.execute(sql`delete from throttle_counters`))

const said = {
  name: 'Hugo Laurent',
  email: 'hugo@visitor.example',
  phone: '+33 1 23 45 67',
  reason: 'other',
  subject: 'By hand',
  message: 'One\r\ntwo & <three>',
}
const post = (body: string, headers: Record<string, string> = {}, url = '/contact') =>
  house.asNobody().knocks({
    method: 'POST',
    url,
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const fill = (more: Record<string, string> = {}) => new URLSearchParams({ ...said, ...more }).toString()
const stored = (subject: string) => house.db.select().from(contactMessages).where(eq(contactMessages.subject, subject))

describe('the contact form without scripts', () => {
  it('files the message and leads back to the page', async () => {
    const heard = await post(fill())
    assert.equal(heard.status, 303)
    assert.equal(heard.headers['location'], '/contact?sent=1')
    const [message] = await stored('By hand')
    assert.equal(message?.message, 'One\ntwo & <three>')
    assert.equal(message?.ipAddress, '127.0.0.1')
  })

  it('comes back with what was typed and every mistake named', async () => {
    const heard = await post(fill({ email: 'nobody', phone: '1', reason: '', subject: 'Half', name: '' }))
    assert.equal(heard.status, 400)
    const form = heard.body as unknown as ReturnedForm
    assert.deepEqual(form.errors, {
      name: words.missing.name,
      email: words.badEmail,
      phone: words.badPhone,
      reason: words.missing.reason,
    })
    assert.equal(form.values.message, said.message)
    assert.equal(form.values.email, 'nobody')
    assert.equal(form.outcome, 'none')
    assert.equal((await stored('Half')).length, 0)
    assert.equal((await post('')).status, 400)
  })

  it('stays in the language of its page', async () => {
    const sent = await post(fill({ subject: 'Bonjour' }), {}, '/fr/contact')
    assert.equal(sent.headers['location'], '/fr/contact?sent=1')
    const refused = await post(fill({ name: '' }), {}, '/fr/contact')
    assert.equal(refused.headers['content-language'], 'fr')
    const { errors } = refused.body as unknown as ReturnedForm
    assert.equal(refusalInFrench(errors.name ?? ''), french.missing.name)
  })

  it('can say every refusal of a field in French', () => {
    const wrong: Record<string, string>[] = [
      { name: '', email: '', phone: '', reason: '', subject: '', message: '' },
      { email: 'nobody', phone: '1' },
      {
        name: 'n'.repeat(201),
        email: `${'e'.repeat(200)}@home.example`,
        subject: 's'.repeat(201),
        message: 'm'.repeat(5001),
      },
      { message: 'a\0b' },
    ]
    for (const fields of wrong)
      for (const { message } of NewMessage.safeParse({ ...said, ...fields }).error?.issues ?? [])
        assert.notEqual(refusalInFrench(message), message)
  })

  it('keeps the text when the house says no for another reason', async () => {
    const foreign = await post(fill({ subject: 'Foreign' }), { origin: 'http://else.test' })
    assert.equal(foreign.status, 403)
    for (let n = 0; n < 3; n += 1) assert.equal((await post(fill())).status, 303)
    const stopped = await post(fill({ subject: 'Fourth' }))
    assert.equal(stopped.status, 429)
    assert.ok(Number(stopped.headers['retry-after']) > 500)
    const form = stopped.body as unknown as ReturnedForm
    assert.deepEqual([form.outcome, form.values.subject], ['failed', 'Fourth'])
    assert.equal((await stored('Foreign')).length + (await stored('Fourth')).length, 0)
  })

  it('lets a program that fills in everything believe it was heard', async () => {
    const heard = await post(fill({ subject: 'Pills', [trapField]: 'ACME' }))
    assert.equal(heard.headers['location'], '/contact?sent=1')
    assert.equal((await stored('Pills')).length, 0)
  })

  it('takes nothing but a form, and nothing too large', async () => {
    assert.equal((await post(JSON.stringify(said), { 'content-type': 'application/json' })).status, 415)
    assert.equal((await post(`message=${'x'.repeat(70_000)}`)).status, 413)
    const elsewhere = {
      method: 'POST',
      url: '/api/contact',
      body: fill(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }
    assert.equal((await house.asNobody().knocks(elsewhere)).status, 415)
  })
})
