import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { background } from '#platform/background.ts'
import { days, hours, minutes } from '#platform/time/dates.ts'
import { newId } from '#platform/server/database/ids.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { accounts } from '../contract.ts'
import { accountTexts } from '../messages/index.ts'
import { deleteExpiredSessions, hashToken, newToken } from './sessions.ts'
import { throttleSubject } from './sign-in-throttles.ts'
import { sessions, users } from './table.ts'
import { cookieOf, createAccountCalls, password } from '../../../../tests/support/calls/account-calls.ts'
let app: TestApp

before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const { person } = createAccountCalls(() => app)

describe('signing in', () => {
  it('returns the user and stores only a hash of the session', async () => {
    const ada = await person({ firstName: 'Ada' })
    const response = await app
      .asAnonymous()
      .requestOk(accounts.signIn, { body: { email: ada.email.toUpperCase(), password } })
    assert.deepEqual(response.body, {
      id: ada.id,
      email: ada.email,
      firstName: 'Ada',
      lastName: 'Person',
      role: 'tenant',
    })
    assert.match(String(response.headers['set-cookie']), /HttpOnly; SameSite=Lax/)
    const token = cookieOf(response.headers).split('=')[1] ?? ''
    const stored = await app.db.select().from(sessions).where(eq(sessions.userId, ada.id))
    assert.ok(!JSON.stringify(stored).includes(token))
    const me = await app.withCookie(cookieOf(response.headers)).requestOk(accounts.me)
    assert.equal(me.body.id, ada.id)
  })

  it('gives the same answer for a wrong password, an unknown, a suspended and an invited account', async () => {
    const ada = await person()
    const suspended = await person({ status: 'Suspended' })
    const invited = await person({ status: 'Invited' })
    const request = [
      { email: ada.email, password: 'wrong' },
      { email: 'nobody@tower.example', password },
      { email: suspended.email, password },
      { email: invited.email, password },
    ]
    const responses = await Promise.all(request.map((body) => app.asAnonymous().request(accounts.signIn, { body })))
    for (const { status, body } of responses) {
      assert.equal(status, 401)
      assert.equal(body.message, accountTexts.en.wrongCredentials)
      assert.equal(body.code, 'wrong_credentials')
    }
  })

  it('stops after ten failures of an account from one address, for that account only', async () => {
    const [ada, ben] = [await person(), await person()]
    const fail = () => app.asAnonymous().request(accounts.signIn, { body: { email: ada.email, password: 'wrong' } })
    for (let n = 0; n < 10; n += 1) assert.equal((await fail()).status, 401)
    const stopped = await app.asAnonymous().request(accounts.signIn, { body: { email: ada.email, password } })
    assert.equal(stopped.status, 429)
    assert.ok(Number(stopped.headers['retry-after']) > 0)
    await app.asAnonymous().requestOk(accounts.signIn, { body: { email: ben.email, password } })
    app.clock.ahead += minutes(16)
    await app.asAnonymous().requestOk(accounts.signIn, { body: { email: ada.email, password } })
  })

  it('stops simultaneous attempts at the same limit as successive ones', async () => {
    const ada = await person()
    const fail = () => app.asAnonymous().request(accounts.signIn, { body: { email: ada.email, password: 'wrong' } })
    const responses = await Promise.all(Array.from({ length: 25 }, fail))
    assert.equal(responses.filter(({ status }) => status === 401).length, 10)
    assert.equal(responses.filter(({ status }) => status === 429).length, 15)
  })

  it('gives the same answer with and without an account, even after a hundred failures from many addresses', async () => {
    const ada = await person()
    for (const email of [ada.email, 'nobody.else@tower.example']) {
      const subject = throttleSubject(email === ada.email ? ada : undefined, email)
      const row = { kind: 'sign-in-row', subject, count: 100 }
      await app.db.execute(sql`
        insert into throttle_counters (kind, subject, count, window_ends_at)
        values (${row.kind}, ${row.subject}, ${row.count}, now() + interval '1 day')`)
      const response = await app.asAnonymous().request(accounts.signIn, { body: { email, password } })
      assert.deepEqual([response.status, response.body.message], [429, accountTexts.en.accountLocked])
    }
  })

  it('names the field that is missing', async () => {
    const response = await app.asAnonymous().request(accounts.signIn, { body: { password } })
    assert.equal(response.status, 400)
    assert.equal(response.body.field, 'email')
  })
})

describe('a session', () => {
  it('ends by signing out', async () => {
    const ada = await person()
    await app.withCookie(ada.cookie).requestOk(accounts.signOut)
    assert.equal((await app.withCookie(ada.cookie).request(accounts.me)).status, 401)
  })

  it('follows role and status as they are in the database at each request', async () => {
    const ada = await person()
    await app.db.update(users).set({ status: 'Suspended' }).where(eq(users.id, ada.id))
    assert.equal((await app.withCookie(ada.cookie).request(accounts.me)).status, 401)
    await app.db.update(users).set({ status: 'Active', role: 'staff' }).where(eq(users.id, ada.id))
    assert.equal((await app.withCookie(ada.cookie).requestOk(accounts.me)).body.role, 'staff')
  })

  it('of the office expires after eight hours without activity', async () => {
    const { cookie, id } = await app.addPerson('staff')
    await app.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() + days(9)) })
      .where(eq(sessions.userId, id))
    const before = app.clock.ahead
    app.clock.ahead += hours(7)
    await app.withCookie(cookie).requestOk(accounts.own)
    app.clock.ahead += hours(7)
    await app.withCookie(cookie).requestOk(accounts.me)
    await app.withCookie(cookie).requestOk(accounts.own, { headers: { [background.header]: background.value } })
    await app.withCookie(cookie).requestOk(accounts.users, { headers: { [background.header]: background.value } })
    app.clock.ahead += hours(2)
    assert.equal((await app.withCookie(cookie).request(accounts.me)).status, 401, 'a background read is no activity')
    app.clock.ahead = before
  })

  it('is extended by every change, even with the background header', async () => {
    const { cookie, id } = await app.addPerson('staff')
    await app.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() + days(9)) })
      .where(eq(sessions.userId, id))
    const before = app.clock.ahead
    app.clock.ahead += hours(7)
    const headers = { [background.header]: background.value }
    await app.withCookie(cookie).requestOk(accounts.prefer, { body: { theme: 'dark' }, headers })
    app.clock.ahead += hours(7)
    assert.equal((await app.withCookie(cookie).request(accounts.me)).status, 200)
    app.clock.ahead = before
  })

  it('that has been inactive too long is not listed, and is deleted', async () => {
    const { cookie, id } = await app.addPerson('admin')
    const idle = { tokenHash: hashToken(newToken()), lastActiveAt: new Date(Date.now() - hours(9)) }
    const expiresAt = new Date(Date.now() + days(1))
    await app.db.insert(sessions).values({ id: newId(), userId: id, expiresAt, ...idle })
    const listed = await app.withCookie(cookie).requestOk(accounts.sessions)
    assert.deepEqual(
      listed.body.map(({ current }) => current),
      [true],
    )
    const storedSessions = () => app.db.select().from(sessions).where(eq(sessions.userId, id))
    assert.equal((await storedSessions()).length, 2)
    await deleteExpiredSessions(app.db, app.now())
    assert.deepEqual(
      (await storedSessions()).map((session) => session.id),
      listed.body.map((session) => session.id),
    )
  })

  it('can be listed and ended by its owner only', async () => {
    const [ada, ben] = [await person(), await person()]
    const listed = await app.withCookie(ada.cookie).requestOk(accounts.sessions)
    assert.equal(listed.body.length, 1)
    const params = { id: listed.body[0]?.id ?? '' }
    assert.equal((await app.withCookie(ben.cookie).request(accounts.endSession, { params })).status, 404)
    await app.withCookie(ada.cookie).requestOk(accounts.endSession, { params })
    assert.equal((await app.withCookie(ada.cookie).request(accounts.me)).status, 401)
  })
})

describe('the Origin of an unsafe call', () => {
  for (const [what, headers] of [
    ['another site', { origin: 'https://evil.example' }],
    ['no origin', { origin: '' }],
    ['null', { origin: 'null' }],
  ] as const)
    it(`rejects ${what}`, async () => {
      const response = await app
        .asAnonymous()
        .request(accounts.signIn, { body: { email: 'a@b.example', password }, headers })
      assert.equal(response.status, 403)
    })
})
