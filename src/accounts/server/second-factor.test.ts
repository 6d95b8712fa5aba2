import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { minutes } from '#platform/dates.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { accounts } from '../contract.ts'
import { secondFactor } from '../second-factor-contract.ts'
import { words } from '../second-factor-words.ts'
import { words as accountWords } from '../words.ts'
import { hashPassword } from './passwords.ts'
import { sessions, users } from './table.ts'
import { base32, codeOfStep, stepAt } from './totp.ts'

const password = 'copper lantern tide'
let house: TestHouse
before(async () => {
  house = await openTestHouse()
})
after(() => house.close())

type Person = Awaited<ReturnType<TestHouse['addPerson']>>
const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0] ?? ''
const person = async (more: Partial<typeof users.$inferInsert> = {}, role: 'tenant' | 'staff' | 'admin' = 'tenant') =>
  house.addPerson(role, { passwordHash: await hashPassword(password), ...more })
const signIn = (email: string, code?: string, typed = password) =>
  house.asNobody().tries(accounts.signIn, { body: { email, password: typed, ...(code === undefined ? {} : { code }) } })

/** Reads a secret as an app does. */
function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'))
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** An account that takes a code, with what its owner has in hand; each code a step later than the one before. */
async function protectedPerson(more: Partial<typeof users.$inferInsert> = {}, role?: 'tenant' | 'staff' | 'admin') {
  const ada = await person(more, role)
  const as = house.withCookie(ada.cookie)
  const { body: setup } = await as.sends(secondFactor.begin, { body: { password } })
  const secret = bytesOf(setup.secret)
  const code = () => {
    house.clock.ahead += minutes(0.5)
    return codeOfStep(secret, stepAt(house.now()))
  }
  const { body } = await as.sends(secondFactor.turnOn, { body: { code: code() } })
  return { ...ada, as, secret, setup, code, recoveryCodes: body.recoveryCodes }
}
const deedsOf = async (id: string) =>
  (
    await house.db.execute<{ action: string }>(
      sql`select action from audit_log where record_id = ${id} order by at, id`,
    )
  ).rows.map(({ action }) => action)
const letterTo = async ({ email }: Person) =>
  (
    await house.db.execute<{ subject: string }>(
      sql`select subject from mail_outbox where to_address = ${email} order by created_at desc, id desc`,
    )
  ).rows[0]?.subject

describe('setting up the second factor', () => {
  it('asks for the password, gives the secret once, and counts only after a code', async () => {
    const ada = await person()
    const as = house.withCookie(ada.cookie)
    const refused = await as.tries(secondFactor.begin, { body: { password: 'wrong' } })
    assert.deepEqual([refused.status, refused.body.field], [400, 'password'])
    const { body } = await as.sends(secondFactor.begin, { body: { password } })
    assert.match(body.secret, /^[A-Z2-7]{32}$/)
    assert.equal(new URL(body.address).searchParams.get('secret'), body.secret)
    assert.ok(body.address.includes('Test%20Tower'))
    assert.deepEqual((await as.sends(secondFactor.own)).body, { since: null, recoveryCodesLeft: 0 })
    assert.equal((await signIn(ada.email)).status, 200, 'not on yet')
    const wrong = await as.tries(secondFactor.turnOn, { body: { code: '000 000' } })
    assert.deepEqual([wrong.status, wrong.body.field, wrong.body.message], [400, 'code', words.wrongCode])
  })

  it('ends the other sessions, tells the owner, and is written down', async () => {
    const other = await person({ language: 'fr' })
    const elsewhere = cookieOf((await signIn(other.email)).headers)
    const as = house.withCookie(other.cookie)
    const { body: setup } = await as.sends(secondFactor.begin, { body: { password } })
    const code = codeOfStep(bytesOf(setup.secret), stepAt(house.now()))
    const { body } = await as.sends(secondFactor.turnOn, { body: { code: `${code.slice(0, 3)} ${code.slice(3)}` } })
    assert.equal(new Set(body.recoveryCodes).size, 10)
    for (const one of body.recoveryCodes) assert.match(one, /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    assert.equal((await house.withCookie(elsewhere).tries(accounts.me)).status, 401)
    assert.equal((await as.sends(secondFactor.own)).body.recoveryCodesLeft, 10)
    assert.equal(await letterTo(other), 'La connexion en deux étapes est activée')
    assert.deepEqual((await deedsOf(other.id)).slice(-2), [
      'began to set up two-step sign-in',
      'turned on two-step sign-in',
    ])
    const again = await as.tries(secondFactor.begin, { body: { password } })
    assert.deepEqual([again.status, again.body.code], [409, 'already_on'])
  })

  it('keeps neither secret nor codes readable, and tells them in no answer', async () => {
    const ada = await protectedPerson({}, 'staff')
    const { rows } = await house.db.execute<{ all: string }>(sql`
      select (select string_agg(u::text, '') from users u) || (select string_agg(r::text, '') from recovery_codes r)
        || (select string_agg(a::text, '') from audit_log a) as all`)
    const { body: listed } = await house.as('admin').sends(accounts.users)
    const answers = [(await ada.as.sends(accounts.own)).body, (await ada.as.sends(secondFactor.own)).body, listed]
    const all = rows[0]?.all + JSON.stringify(answers)
    const told = [ada.setup.secret, ada.secret.toString('base64'), ada.secret.toString('hex'), ...ada.recoveryCodes]
    for (const one of told) assert.ok(!all.includes(one) && !all.includes(one.replace('-', '')))
    assert.ok(!/sealed|codeHash/i.test(JSON.stringify(answers)))
    assert.equal(listed.find(({ id }) => id === ada.id)?.hasSecondFactor, true)
  })
})

describe('signing in with the second factor', () => {
  it('asks for the code after a right password only', async () => {
    const ada = await protectedPerson()
    const asked = await signIn(ada.email)
    assert.deepEqual([asked.status, asked.body.code, asked.body.field], [401, 'second_factor_required', 'code'])
    assert.equal(asked.headers['set-cookie'], undefined)
    assert.equal((await signIn(ada.email, '')).body.code, 'second_factor_required')
    for (const code of [undefined, ada.code()])
      assert.equal((await signIn(ada.email, code, 'wrong')).body.code, 'wrong_credentials')
    const code = ada.code()
    const heard = await signIn(ada.email, ` ${code.slice(0, 3)} ${code.slice(3)} `)
    assert.equal(heard.status, 200)
    assert.equal((await house.withCookie(cookieOf(heard.headers)).sends(accounts.me)).body.id, ada.id)
  })

  it('lets a code in once, also when two come at the same moment', async () => {
    const ada = await protectedPerson()
    const code = ada.code()
    const heard = await Promise.all([signIn(ada.email, code), signIn(ada.email, code)])
    assert.deepEqual(
      heard.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 401],
    )
    const late = await signIn(ada.email, code)
    assert.deepEqual([late.status, late.body.code, late.body.message], [401, 'second_factor_wrong', words.wrongCode])
  })

  it('takes each recovery code once, however it is typed', async () => {
    const ada = await protectedPerson()
    const [first = ''] = ada.recoveryCodes
    const heard = await signIn(ada.email, first.toLowerCase().replace('-', ' '))
    assert.equal(heard.status, 200)
    assert.equal((await signIn(ada.email, first)).body.code, 'second_factor_wrong')
    const as = house.withCookie(cookieOf(heard.headers))
    assert.equal((await as.sends(secondFactor.own)).body.recoveryCodesLeft, 9)
    const ben = await protectedPerson()
    assert.equal((await signIn(ben.email, ada.recoveryCodes[1])).body.code, 'second_factor_wrong', "another's")
  })

  it('stops after ten wrong codes as after ten wrong passwords; asking for the code is no failure', async () => {
    const ada = await protectedPerson()
    for (let n = 0; n < 12; n += 1) assert.equal((await signIn(ada.email)).body.code, 'second_factor_required')
    for (let n = 0; n < 10; n += 1) {
      assert.equal((await signIn(ada.email, 'ZZZZZ-ZZZZZ')).body.code, 'second_factor_wrong')
      // The right password between does not begin the count anew.
      if (n < 9) assert.equal((await signIn(ada.email)).body.code, 'second_factor_required')
    }
    const heard = await signIn(ada.email, ada.code())
    assert.deepEqual([heard.status, heard.body.message], [429, accountWords.tooManyTries])
  })

  it('is still asked after the password was reset by a link', async () => {
    const ada = await protectedPerson()
    await house.db
      .update(users)
      .set({ passwordHash: await hashPassword('another quiet harbour') })
      .where(eq(users.id, ada.id))
    assert.equal((await signIn(ada.email, undefined, 'another quiet harbour')).body.code, 'second_factor_required')
  })
})

describe('recovery codes', () => {
  it('are made anew with password and code; those before stop working', async () => {
    const ada = await protectedPerson()
    const wrong = await ada.as.tries(secondFactor.makeCodes, { body: { password: 'wrong', code: ada.code() } })
    assert.deepEqual([wrong.status, wrong.body.field], [400, 'password'])
    const { body } = await ada.as.sends(secondFactor.makeCodes, { body: { password, code: ada.code() } })
    assert.equal((await signIn(ada.email, ada.recoveryCodes[0])).body.code, 'second_factor_wrong')
    assert.equal((await signIn(ada.email, body.recoveryCodes[0])).status, 200)
    assert.equal(await letterTo(ada), 'New recovery codes')
  })
})

describe('turning it off', () => {
  it('needs password and code, ends the other sessions and tells the owner', async () => {
    const ada = await protectedPerson()
    const elsewhere = cookieOf((await signIn(ada.email, ada.code())).headers)
    const wrong = await ada.as.tries(secondFactor.turnOff, { body: { password, code: '123' } })
    assert.deepEqual([wrong.status, wrong.body.field], [400, 'code'])
    await ada.as.sends(secondFactor.turnOff, { body: { password, code: ada.recoveryCodes[3] } })
    assert.equal((await house.withCookie(elsewhere).tries(accounts.me)).status, 401)
    await ada.as.sends(accounts.me)
    assert.equal((await signIn(ada.email)).status, 200)
    assert.equal(await letterTo(ada), 'Two-step sign-in is off')
    const again = await ada.as.tries(secondFactor.turnOff, { body: { password, code: '123456' } })
    assert.deepEqual([again.status, again.body.code], [409, 'not_on'])
  })

  it('is done by an administrator for somebody whose phone is lost, never for themselves', async () => {
    const ada = await protectedPerson({}, 'admin')
    const ben = await protectedPerson({}, 'staff')
    const params = { id: ben.id }
    assert.equal((await house.as('staff').tries(secondFactor.reset, { params })).status, 403)
    const own = await ada.as.tries(secondFactor.reset, { params: { id: ada.id } })
    assert.deepEqual([own.status, own.body.code], [409, 'protected'])
    await ada.as.sends(secondFactor.reset, { params })
    assert.equal((await house.db.select().from(sessions).where(eq(sessions.userId, ben.id))).length, 0)
    assert.equal((await signIn(ben.email)).status, 200)
    assert.equal(await letterTo(ben), 'Two-step sign-in was turned off by the office')
    assert.ok((await deedsOf(ben.id)).includes('turned off two-step sign-in of somebody'))
    const again = await ada.as.tries(secondFactor.reset, { params })
    assert.deepEqual([again.status, again.body.code], [409, 'not_on'])
  })
})

it('a secret survives the way to the app and back', () => {
  const bytes = Buffer.from('12345678901234567890')
  assert.deepEqual(bytesOf(base32(bytes)), bytes)
})
