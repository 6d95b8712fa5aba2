import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { background } from '#platform/background.ts'
import { days, hours, minutes } from '#platform/dates.ts'
import { newId } from '#platform/server/ids.ts'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { accounts } from '../contract.ts'
import { words } from '../words.ts'
import { hashPassword } from './passwords.ts'
import { forgetEndedSessions, hashToken, newToken } from './sessions.ts'
import { sessions, users } from './table.ts'

const password = 'copper lantern tide'
let house: TestHouse

before(async () => {
  house = await openTestHouse()
})
after(() => house.close())

const person = async (more: Partial<typeof users.$inferInsert> = {}) =>
  house.addPerson('tenant', { passwordHash: await hashPassword(password), ...more })
const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0] ?? ''

describe('signing in', () => {
  it('gives the user and a session that is only a hash in the database', async () => {
    const ada = await person({ firstName: 'Ada' })
    const heard = await house.asNobody().sends(accounts.signIn, { body: { email: ada.email.toUpperCase(), password } })
    assert.deepEqual(heard.body, { id: ada.id, email: ada.email, firstName: 'Ada', lastName: 'Person', role: 'tenant' })
    assert.match(String(heard.headers['set-cookie']), /HttpOnly; SameSite=Lax/)
    const token = cookieOf(heard.headers).split('=')[1] ?? ''
    const stored = await house.db.select().from(sessions).where(eq(sessions.userId, ada.id))
    assert.ok(!JSON.stringify(stored).includes(token))
    const me = await house.withCookie(cookieOf(heard.headers)).sends(accounts.me)
    assert.equal(me.body.id, ada.id)
  })

  it('says the same for a wrong password, an unknown, a suspended and an invited account', async () => {
    const ada = await person()
    const gone = await person({ status: 'Suspended' })
    const invited = await person({ status: 'Invited' })
    const tries = [
      { email: ada.email, password: 'wrong' },
      { email: 'nobody@tower.example', password },
      { email: gone.email, password },
      { email: invited.email, password },
    ]
    const heard = await Promise.all(tries.map((body) => house.asNobody().tries(accounts.signIn, { body })))
    for (const { status, body } of heard) {
      assert.equal(status, 401)
      assert.equal(body.message, words.wrongCredentials)
      assert.equal(body.code, 'wrong_credentials')
    }
  })

  it('stops after ten failures of an account from one address, for that account only', async () => {
    const [ada, ben] = [await person(), await person()]
    const fail = () => house.asNobody().tries(accounts.signIn, { body: { email: ada.email, password: 'wrong' } })
    for (let n = 0; n < 10; n += 1) assert.equal((await fail()).status, 401)
    const stopped = await house.asNobody().tries(accounts.signIn, { body: { email: ada.email, password } })
    assert.equal(stopped.status, 429)
    assert.ok(Number(stopped.headers['retry-after']) > 0)
    await house.asNobody().sends(accounts.signIn, { body: { email: ben.email, password } })
    house.clock.ahead += minutes(16)
    await house.asNobody().sends(accounts.signIn, { body: { email: ada.email, password } })
  })

  it('stops as many tries at once as one after another', async () => {
    const ada = await person()
    const fail = () => house.asNobody().tries(accounts.signIn, { body: { email: ada.email, password: 'wrong' } })
    const heard = await Promise.all(Array.from({ length: 25 }, fail))
    assert.equal(heard.filter(({ status }) => status === 401).length, 10)
    assert.equal(heard.filter(({ status }) => status === 429).length, 15)
  })

  it('answers alike for an account and for none, also after a hundred failures from everywhere', async () => {
    const ada = await person()
    for (const email of [ada.email, 'nobody.else@tower.example']) {
      const row = { kind: 'sign-in-row', subject: email, count: 100 }
      await house.db.execute(sql`
        insert into throttle_counters (kind, subject, count, window_ends_at)
        values (${row.kind}, ${row.subject}, ${row.count}, now() + interval '1 day')`)
      const heard = await house.asNobody().tries(accounts.signIn, { body: { email, password } })
      assert.deepEqual([heard.status, heard.body.message], [429, words.tooManyInARow])
    }
  })

  it('names the field that is missing', async () => {
    const heard = await house.asNobody().tries(accounts.signIn, { body: { password } })
    assert.equal(heard.status, 400)
    assert.equal(heard.body.field, 'email')
  })
})

describe('a session', () => {
  it('ends by signing out', async () => {
    const ada = await person()
    await house.withCookie(ada.cookie).sends(accounts.signOut)
    assert.equal((await house.withCookie(ada.cookie).tries(accounts.me)).status, 401)
  })

  it('follows role and status as they are in the database at each request', async () => {
    const ada = await person()
    await house.db.update(users).set({ status: 'Suspended' }).where(eq(users.id, ada.id))
    assert.equal((await house.withCookie(ada.cookie).tries(accounts.me)).status, 401)
    await house.db.update(users).set({ status: 'Active', role: 'staff' }).where(eq(users.id, ada.id))
    assert.equal((await house.withCookie(ada.cookie).sends(accounts.me)).body.role, 'staff')
  })

  it('of the office lies idle for eight hours at most', async () => {
    const { cookie, id } = await house.addPerson('staff')
    await house.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() + days(9)) })
      .where(eq(sessions.userId, id))
    const before = house.clock.ahead
    house.clock.ahead += hours(7)
    await house.withCookie(cookie).sends(accounts.own)
    house.clock.ahead += hours(7)
    await house.withCookie(cookie).sends(accounts.me)
    await house.withCookie(cookie).sends(accounts.own, { headers: { [background.header]: background.value } })
    await house.withCookie(cookie).sends(accounts.users, { headers: { [background.header]: background.value } })
    house.clock.ahead += hours(2)
    assert.equal((await house.withCookie(cookie).tries(accounts.me)).status, 401, 'a background read is no activity')
    house.clock.ahead = before
  })

  it('is kept by every change, also by one that calls itself background', async () => {
    const { cookie, id } = await house.addPerson('staff')
    await house.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() + days(9)) })
      .where(eq(sessions.userId, id))
    const before = house.clock.ahead
    house.clock.ahead += hours(7)
    const headers = { [background.header]: background.value }
    await house.withCookie(cookie).sends(accounts.prefer, { body: { theme: 'dark' }, headers })
    house.clock.ahead += hours(7)
    assert.equal((await house.withCookie(cookie).tries(accounts.me)).status, 200)
    house.clock.ahead = before
  })

  it('that lies idle for too long is neither listed nor kept', async () => {
    const { cookie, id } = await house.addPerson('admin')
    const idle = { tokenHash: hashToken(newToken()), lastActiveAt: new Date(Date.now() - hours(9)) }
    const expiresAt = new Date(Date.now() + days(1))
    await house.db.insert(sessions).values({ id: newId(), userId: id, expiresAt, ...idle })
    const listed = await house.withCookie(cookie).sends(accounts.sessions)
    assert.deepEqual(
      listed.body.map(({ current }) => current),
      [true],
    )
    const kept = () => house.db.select().from(sessions).where(eq(sessions.userId, id))
    assert.equal((await kept()).length, 2)
    await forgetEndedSessions(house.db, house.now())
    assert.deepEqual(
      (await kept()).map((session) => session.id),
      listed.body.map((session) => session.id),
    )
  })

  it('can be seen and ended by its owner, and by nobody else', async () => {
    const [ada, ben] = [await person(), await person()]
    const listed = await house.withCookie(ada.cookie).sends(accounts.sessions)
    assert.equal(listed.body.length, 1)
    const params = { id: listed.body[0]?.id ?? '' }
    assert.equal((await house.withCookie(ben.cookie).tries(accounts.endSession, { params })).status, 404)
    await house.withCookie(ada.cookie).sends(accounts.endSession, { params })
    assert.equal((await house.withCookie(ada.cookie).tries(accounts.me)).status, 401)
  })
})

describe('a forgotten password', () => {
  const linkIn = (letter: string) =>
    /reset-password\?token=([\w-]+)/.exec(letter.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[1] ?? ''
  let letters = 0
  const askFor = async (email: string) => {
    const heard = await house.asNobody().sends(accounts.forgot, { body: { email } })
    assert.equal(heard.body.message, words.linkSent)
    letters += 1
    return linkIn((await house.letters(letters)).at(-1) ?? '')
  }

  it('is reset once by the newest link, ends all sessions and tells the owner', async () => {
    const ada = await person()
    const older = await askFor(ada.email)
    const token = await askFor(ada.email)
    const next = 'another quiet harbour'
    const stale = await house.asNobody().tries(accounts.reset, { body: { token: older, password: next } })
    assert.equal(stale.status, 400)
    assert.equal(stale.body.message, words.badLink)
    await house.asNobody().sends(accounts.reset, { body: { token, password: next } })
    letters += 1
    assert.match((await house.letters(letters)).at(-1) ?? '', /Your password was changed/)
    assert.equal((await house.asNobody().tries(accounts.reset, { body: { token, password: next } })).status, 400)
    assert.equal((await house.withCookie(ada.cookie).tries(accounts.me)).status, 401)
    await house.asNobody().sends(accounts.signIn, { body: { email: ada.email, password: next } })
  })

  it('link dies after thirty minutes, and lies in no table', async () => {
    const ada = await person()
    const token = await askFor(ada.email)
    const { rows } = await house.db.execute(sql`
      select string_agg(o::text, '') || (select string_agg(t::text, '') from one_time_tokens t) as all from mail_outbox o`)
    assert.ok(!String(rows[0]?.all).includes(token))
    house.clock.ahead += minutes(31)
    assert.equal(
      (await house.asNobody().tries(accounts.reset, { body: { token, password: 'another quiet harbour' } })).status,
      400,
    )
  })

  it('refuses a short and a guessable password and keeps the link good', async () => {
    const ada = await person()
    const token = await askFor(ada.email)
    const short = await house.asNobody().tries(accounts.reset, { body: { token, password: 'short' } })
    assert.deepEqual([short.status, short.body.field, short.body.message], [400, 'password', words.tooShort])
    const weak = await house.asNobody().tries(accounts.reset, { body: { token, password: 'password123' } })
    assert.deepEqual([weak.status, weak.body.field, weak.body.message], [400, 'password', words.guessable])
    await house.asNobody().sends(accounts.reset, { body: { token, password: 'another quiet harbour' } })
    letters += 1
  })

  it('answers the same for an unknown account, and stops after three an hour', async () => {
    const body = { email: 'nobody@tower.example' }
    for (let n = 0; n < 3; n += 1)
      assert.equal((await house.asNobody().sends(accounts.forgot, { body })).body.message, words.linkSent)
    assert.equal((await house.asNobody().tries(accounts.forgot, { body })).status, 429)
  })
})

describe('the own password', () => {
  it('changes with the present one; other sessions end, this one stays', async () => {
    const ada = await person()
    const other = cookieOf(
      (await house.asNobody().sends(accounts.signIn, { body: { email: ada.email, password } })).headers,
    )
    const wrong = { currentPassword: 'wrong', newPassword: 'another quiet harbour' }
    const refused = await house.withCookie(ada.cookie).tries(accounts.changePassword, { body: wrong })
    assert.deepEqual([refused.status, refused.body.field], [400, 'currentPassword'])
    await house.withCookie(ada.cookie).sends(accounts.changePassword, { body: { ...wrong, currentPassword: password } })
    assert.equal((await house.withCookie(other).tries(accounts.me)).status, 401)
    await house.withCookie(ada.cookie).sends(accounts.me)
  })
})

describe('the present password', () => {
  it('cannot be guessed without end by a session that was stolen, nor chosen again', async () => {
    const ada = await person()
    const as = house.withCookie(ada.cookie)
    const same = await as.tries(accounts.changePassword, { body: { currentPassword: password, newPassword: password } })
    assert.deepEqual([same.status, same.body.field], [400, 'newPassword'])
    const guess = { currentPassword: 'wrong', newPassword: 'another quiet harbour' }
    const heard = await Promise.all(
      Array.from({ length: 12 }, () => as.tries(accounts.changePassword, { body: guess })),
    )
    assert.equal(heard.filter(({ status }) => status === 429).length, 2)
  })
})

describe('the Origin of an unsafe call', () => {
  for (const [what, headers] of [
    ['another site', { origin: 'https://evil.example' }],
    ['no origin', { origin: '' }],
    ['null', { origin: 'null' }],
  ] as const)
    it(`refuses ${what}`, async () => {
      const heard = await house.asNobody().tries(accounts.signIn, { body: { email: 'a@b.example', password }, headers })
      assert.equal(heard.status, 403)
    })
})
