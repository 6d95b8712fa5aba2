import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { minutes } from '#platform/time/dates.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { accounts } from '../contract.ts'
import { accountTexts } from '../messages/index.ts'
import { cookieOf, createAccountCalls, password } from '../../../../tests/support/calls/account-calls.ts'
let app: TestApp

before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const { person } = createAccountCalls(() => app)

describe('a forgotten password', () => {
  const linkIn = (email: string) =>
    /reset-password\?token=([\w-]+)/.exec(email.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[1] ?? ''
  let linkCount = 0
  const requestLink = async (email: string) => {
    const response = await app.asAnonymous().requestOk(accounts.forgot, { body: { email } })
    assert.equal(response.body.message, accountTexts.en.linkSent)
    linkCount += 1
    return linkIn((await app.emails(linkCount)).at(-1) ?? '')
  }

  it('is reset once by the newest link, ends all sessions and notifies the owner', async () => {
    const ada = await person()
    const older = await requestLink(ada.email)
    const token = await requestLink(ada.email)
    const next = 'another quiet harbour'
    const stale = await app.asAnonymous().request(accounts.reset, { body: { token: older, password: next } })
    assert.equal(stale.status, 400)
    assert.equal(stale.body.message, accountTexts.en.badLink)
    await app.asAnonymous().requestOk(accounts.reset, { body: { token, password: next } })
    linkCount += 1
    assert.match((await app.emails(linkCount)).at(-1) ?? '', /Your password was changed/)
    assert.equal((await app.asAnonymous().request(accounts.reset, { body: { token, password: next } })).status, 400)
    assert.equal((await app.withCookie(ada.cookie).request(accounts.me)).status, 401)
    await app.asAnonymous().requestOk(accounts.signIn, { body: { email: ada.email, password: next } })
  })

  it('link expires after thirty minutes and is stored in no table', async () => {
    const ada = await person()
    const token = await requestLink(ada.email)
    const { rows } = await app.db.execute(sql`
      select string_agg(o::text, '') || (select string_agg(t::text, '') from one_time_tokens t) as all from mail_outbox o`)
    assert.ok(!String(rows[0]?.all).includes(token))
    app.clock.ahead += minutes(31)
    assert.equal(
      (await app.asAnonymous().request(accounts.reset, { body: { token, password: 'another quiet harbour' } })).status,
      400,
    )
  })

  it('rejects a short and a guessable password and the link stays valid', async () => {
    const ada = await person()
    const token = await requestLink(ada.email)
    const short = await app.asAnonymous().request(accounts.reset, { body: { token, password: 'short' } })
    assert.deepEqual([short.status, short.body.field, short.body.message], [400, 'password', accountTexts.en.tooShort])
    const weak = await app.asAnonymous().request(accounts.reset, { body: { token, password: 'password123' } })
    assert.deepEqual([weak.status, weak.body.field, weak.body.message], [400, 'password', accountTexts.en.guessable])
    await app.asAnonymous().requestOk(accounts.reset, { body: { token, password: 'another quiet harbour' } })
    linkCount += 1
  })

  it('answers the same for an unknown account, and stops after three an hour', async () => {
    const body = { email: 'nobody@tower.example' }
    for (let n = 0; n < 3; n += 1)
      assert.equal(
        (await app.asAnonymous().requestOk(accounts.forgot, { body })).body.message,
        accountTexts.en.linkSent,
      )
    assert.equal((await app.asAnonymous().request(accounts.forgot, { body })).status, 429)
  })
})

describe('the own password', () => {
  it('changes with the present one; other sessions end, this one stays', async () => {
    const ada = await person()
    const other = cookieOf(
      (await app.asAnonymous().requestOk(accounts.signIn, { body: { email: ada.email, password } })).headers,
    )
    const wrong = { currentPassword: 'wrong', newPassword: 'another quiet harbour' }
    const rejected = await app.withCookie(ada.cookie).request(accounts.changePassword, { body: wrong })
    assert.deepEqual([rejected.status, rejected.body.field], [400, 'currentPassword'])
    await app
      .withCookie(ada.cookie)
      .requestOk(accounts.changePassword, { body: { ...wrong, currentPassword: password } })
    assert.equal((await app.withCookie(other).request(accounts.me)).status, 401)
    await app.withCookie(ada.cookie).requestOk(accounts.me)
  })
})

describe('the current password', () => {
  it('cannot be guessed without limit by a stolen session, and cannot be the new password', async () => {
    const ada = await person()
    const as = app.withCookie(ada.cookie)
    const same = await as.request(accounts.changePassword, {
      body: { currentPassword: password, newPassword: password },
    })
    assert.deepEqual([same.status, same.body.field], [400, 'newPassword'])
    const guess = { currentPassword: 'wrong', newPassword: 'another quiet harbour' }
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => as.request(accounts.changePassword, { body: guess })),
    )
    assert.equal(responses.filter(({ status }) => status === 429).length, 2)
  })
})
