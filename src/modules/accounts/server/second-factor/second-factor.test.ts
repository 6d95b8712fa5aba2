import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { minutes } from '#platform/time/dates.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { accounts } from '../../contract.ts'
import { secondFactor } from '../../second-factor-contract.ts'
import { secondFactorTexts } from '../../messages/second-factor.ts'
import { accountTexts } from '../../messages/index.ts'
import { hashPassword } from '../passwords.ts'
import { sessions, users } from '../table.ts'
import { base32, codeOfStep, stepAt } from './totp.ts'

const password = 'copper lantern tide'
let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

type Person = Awaited<ReturnType<TestApp['addPerson']>>
const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0] ?? ''
const person = async (more: Partial<typeof users.$inferInsert> = {}, role: 'tenant' | 'staff' | 'admin' = 'tenant') =>
  app.addPerson(role, { passwordHash: await hashPassword(password), ...more })
const signIn = (email: string, code?: string, typed = password) =>
  app
    .asAnonymous()
    .request(accounts.signIn, { body: { email, password: typed, ...(code === undefined ? {} : { code }) } })

/** Decodes a secret as an authenticator app does. */
function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'))
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** An account with a second factor; each call of `code` gives the code of a later step. */
async function protectedPerson(more: Partial<typeof users.$inferInsert> = {}, role?: 'tenant' | 'staff' | 'admin') {
  const ada = await person(more, role)
  const as = app.withCookie(ada.cookie)
  const { body: setup } = await as.requestOk(secondFactor.begin, { body: { password } })
  const secret = bytesOf(setup.secret)
  const code = () => {
    app.clock.ahead += minutes(0.5)
    return codeOfStep(secret, stepAt(app.now()))
  }
  const { body } = await as.requestOk(secondFactor.turnOn, { body: { code: code() } })
  return { ...ada, as, secret, setup, code, recoveryCodes: body.recoveryCodes }
}
const eventsOf = async (id: string) =>
  (
    await app.db.execute<{ action: string }>(sql`select action from audit_log where record_id = ${id} order by at, id`)
  ).rows.map(({ action }) => action)
const emailTo = async ({ email }: Person) =>
  (
    await app.db.execute<{ subject: string }>(
      sql`select subject from mail_outbox where to_address = ${email} order by created_at desc, id desc`,
    )
  ).rows[0]?.subject

describe('setting up the second factor', () => {
  it('requires the password, returns the secret once, and takes effect only after a code', async () => {
    const ada = await person()
    const as = app.withCookie(ada.cookie)
    const rejected = await as.request(secondFactor.begin, { body: { password: 'wrong' } })
    assert.deepEqual([rejected.status, rejected.body.field], [400, 'password'])
    const { body } = await as.requestOk(secondFactor.begin, { body: { password } })
    assert.match(body.secret, /^[A-Z2-7]{32}$/)
    assert.equal(new URL(body.address).searchParams.get('secret'), body.secret)
    assert.ok(body.address.includes('Test%20Tower'))
    assert.deepEqual((await as.requestOk(secondFactor.own)).body, { since: null, recoveryCodesLeft: 0 })
    assert.equal((await signIn(ada.email)).status, 200, 'not on yet')
    const wrong = await as.request(secondFactor.turnOn, { body: { code: '000 000' } })
    assert.deepEqual(
      [wrong.status, wrong.body.field, wrong.body.message],
      [400, 'code', secondFactorTexts.en.wrongCode],
    )
  })

  it('ends the other sessions, notifies the owner, and is audited', async () => {
    const other = await person({ language: 'fr' })
    const elsewhere = cookieOf((await signIn(other.email)).headers)
    const as = app.withCookie(other.cookie)
    const { body: setup } = await as.requestOk(secondFactor.begin, { body: { password } })
    const code = codeOfStep(bytesOf(setup.secret), stepAt(app.now()))
    const { body } = await as.requestOk(secondFactor.turnOn, { body: { code: `${code.slice(0, 3)} ${code.slice(3)}` } })
    assert.equal(new Set(body.recoveryCodes).size, 10)
    for (const one of body.recoveryCodes) assert.match(one, /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    assert.equal((await app.withCookie(elsewhere).request(accounts.me)).status, 401)
    assert.equal((await as.requestOk(secondFactor.own)).body.recoveryCodesLeft, 10)
    assert.equal(await emailTo(other), 'La connexion en deux étapes est activée')
    assert.deepEqual((await eventsOf(other.id)).slice(-2), [
      'began to set up two-step sign-in',
      'turned on two-step sign-in',
    ])
    const again = await as.request(secondFactor.begin, { body: { password } })
    assert.deepEqual([again.status, again.body.code], [409, 'already_on'])
  })

  it('stores no readable secret or codes, and includes them in no answer', async () => {
    const ada = await protectedPerson({}, 'staff')
    const { rows } = await app.db.execute<{ all: string }>(sql`
      select (select string_agg(u::text, '') from users u) || (select string_agg(r::text, '') from recovery_codes r)
        || (select string_agg(a::text, '') from audit_log a) as all`)
    const { body: listed } = await app.as('admin').requestOk(accounts.users)
    const responses = [
      (await ada.as.requestOk(accounts.own)).body,
      (await ada.as.requestOk(secondFactor.own)).body,
      listed,
    ]
    const all = rows[0]?.all + JSON.stringify(responses)
    const found = [ada.setup.secret, ada.secret.toString('base64'), ada.secret.toString('hex'), ...ada.recoveryCodes]
    for (const one of found) assert.ok(!all.includes(one) && !all.includes(one.replace('-', '')))
    assert.ok(!/sealed|codeHash/i.test(JSON.stringify(responses)))
    assert.equal(listed.find(({ id }) => id === ada.id)?.hasSecondFactor, true)
  })
})

describe('signing in with the second factor', () => {
  it('requires the code only after a correct password', async () => {
    const ada = await protectedPerson()
    const first = await signIn(ada.email)
    assert.deepEqual([first.status, first.body.code, first.body.field], [401, 'second_factor_required', 'code'])
    assert.equal(first.headers['set-cookie'], undefined)
    assert.equal((await signIn(ada.email, '')).body.code, 'second_factor_required')
    for (const code of [undefined, ada.code()])
      assert.equal((await signIn(ada.email, code, 'wrong')).body.code, 'wrong_credentials')
    const code = ada.code()
    const response = await signIn(ada.email, ` ${code.slice(0, 3)} ${code.slice(3)} `)
    assert.equal(response.status, 200)
    assert.equal((await app.withCookie(cookieOf(response.headers)).requestOk(accounts.me)).body.id, ada.id)
  })

  it('accepts a code once, even in two simultaneous requests', async () => {
    const ada = await protectedPerson()
    const code = ada.code()
    const response = await Promise.all([signIn(ada.email, code), signIn(ada.email, code)])
    assert.deepEqual(
      response.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 401],
    )
    const late = await signIn(ada.email, code)
    assert.deepEqual(
      [late.status, late.body.code, late.body.message],
      [401, 'second_factor_wrong', secondFactorTexts.en.wrongCode],
    )
  })

  it('accepts each recovery code once, in any spelling', async () => {
    const ada = await protectedPerson()
    const [first = ''] = ada.recoveryCodes
    const response = await signIn(ada.email, first.toLowerCase().replace('-', ' '))
    assert.equal(response.status, 200)
    assert.equal((await signIn(ada.email, first)).body.code, 'second_factor_wrong')
    const as = app.withCookie(cookieOf(response.headers))
    assert.equal((await as.requestOk(secondFactor.own)).body.recoveryCodesLeft, 9)
    const ben = await protectedPerson()
    assert.equal((await signIn(ben.email, ada.recoveryCodes[1])).body.code, 'second_factor_wrong', "another's")
  })

  it('stops after ten wrong codes; the prompt for a code does not count as a failure', async () => {
    const ada = await protectedPerson()
    for (let n = 0; n < 12; n += 1) assert.equal((await signIn(ada.email)).body.code, 'second_factor_required')
    for (let n = 0; n < 10; n += 1) {
      assert.equal((await signIn(ada.email, 'ZZZZZ-ZZZZZ')).body.code, 'second_factor_wrong')
      // A correct password in between does not restart the count.
      if (n < 9) assert.equal((await signIn(ada.email)).body.code, 'second_factor_required')
    }
    const response = await signIn(ada.email, ada.code())
    assert.deepEqual([response.status, response.body.message], [429, accountTexts.en.tooManyAttempts])
  })

  it('is still required after the password was reset by a link', async () => {
    const ada = await protectedPerson()
    await app.db
      .update(users)
      .set({ passwordHash: await hashPassword('another quiet harbour') })
      .where(eq(users.id, ada.id))
    assert.equal((await signIn(ada.email, undefined, 'another quiet harbour')).body.code, 'second_factor_required')
  })
})

describe('recovery codes', () => {
  it('are replaced with password and code; the former ones stop working', async () => {
    const ada = await protectedPerson()
    const wrong = await ada.as.request(secondFactor.makeCodes, { body: { password: 'wrong', code: ada.code() } })
    assert.deepEqual([wrong.status, wrong.body.field], [400, 'password'])
    const { body } = await ada.as.requestOk(secondFactor.makeCodes, { body: { password, code: ada.code() } })
    assert.equal((await signIn(ada.email, ada.recoveryCodes[0])).body.code, 'second_factor_wrong')
    assert.equal((await signIn(ada.email, body.recoveryCodes[0])).status, 200)
    assert.equal(await emailTo(ada), 'New recovery codes')
  })
})

describe('turning it off', () => {
  it('requires password and code, ends the other sessions and notifies the owner', async () => {
    const ada = await protectedPerson()
    const elsewhere = cookieOf((await signIn(ada.email, ada.code())).headers)
    const wrong = await ada.as.request(secondFactor.turnOff, { body: { password, code: '123' } })
    assert.deepEqual([wrong.status, wrong.body.field], [400, 'code'])
    await ada.as.requestOk(secondFactor.turnOff, { body: { password, code: ada.recoveryCodes[3] } })
    assert.equal((await app.withCookie(elsewhere).request(accounts.me)).status, 401)
    await ada.as.requestOk(accounts.me)
    assert.equal((await signIn(ada.email)).status, 200)
    assert.equal(await emailTo(ada), 'Two-step sign-in is off')
    const again = await ada.as.request(secondFactor.turnOff, { body: { password, code: '123456' } })
    assert.deepEqual([again.status, again.body.code], [409, 'not_on'])
  })

  it('can be done by an administrator for another account, never for their own', async () => {
    const ada = await protectedPerson({}, 'admin')
    const ben = await protectedPerson({}, 'staff')
    const params = { id: ben.id }
    assert.equal((await app.as('staff').request(secondFactor.reset, { params })).status, 403)
    const own = await ada.as.request(secondFactor.reset, { params: { id: ada.id } })
    assert.deepEqual([own.status, own.body.code], [409, 'protected'])
    await ada.as.requestOk(secondFactor.reset, { params })
    assert.equal((await app.db.select().from(sessions).where(eq(sessions.userId, ben.id))).length, 0)
    assert.equal((await signIn(ben.email)).status, 200)
    assert.equal(await emailTo(ben), 'Two-step sign-in was turned off by the office')
    assert.ok((await eventsOf(ben.id)).includes('turned off two-step sign-in of somebody'))
    const again = await ada.as.request(secondFactor.reset, { params })
    assert.deepEqual([again.status, again.body.code], [409, 'not_on'])
  })
})

it('base32 encodes a secret without loss', () => {
  const bytes = Buffer.from('12345678901234567890')
  assert.deepEqual(bytesOf(base32(bytes)), bytes)
})
