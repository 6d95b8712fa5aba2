import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { assignBuildings, removeBuildings } from '#portfolio/server/companies.ts'
import { suspendAccount } from '#portfolio/server/opening/building-account.ts'
import { newId } from '#platform/server/database/ids.ts'
import { minutes } from '#platform/time/dates.ts'
import {
  beginOpening,
  createTestPortfolio,
  originOf,
  portfolioOrigin,
  type TestPortfolio,
} from '../support/portfolio/test-portfolio.ts'

let test: TestPortfolio
before(async () => {
  test = await createTestPortfolio()
})
after(() => test.close())

const arrival = '/from-portfolio/arrival'
const redeem = (browser: ReturnType<TestPortfolio['browser']>, slug: string, code: string) =>
  browser.send(originOf(slug), 'POST', arrival, `code=${encodeURIComponent(code)}`)
const auditOf = (slug: 'north' | 'south') =>
  test.inBuilding(slug, async () => {
    const { rows } = await test.app.db.execute<{ action: string; byName: string }>(
      sql`select action, by_name as "byName" from audit_log where action like '%from the portfolio' order by at, id`,
    )
    return rows
  })

async function signedIn(email = test.miriam.email) {
  const browser = test.browser()
  assert.equal((await browser.signIn(email)).status, 200)
  return browser
}

describe('opening a building', () => {
  it('names the portfolio to the page, for the link back', async () => {
    const { text } = await test.browser().send(originOf('north'), 'GET', arrival)
    assert.ok(text.includes(`data-portfolio="${portfolioOrigin}"`))
  })

  it('signs the person in as a named administrator, recorded in the audit of the building', async () => {
    const browser = await signedIn()
    const { left, back, opened, code } = await beginOpening(browser, 'north', test.ids.north, '/admin?tab=units')
    assert.deepEqual([left.status, back.origin, back.searchParams.get('open')], [303, portfolioOrigin, test.ids.north])
    assert.equal(opened.status, 200)
    assert.ok(String(opened.body['address']).startsWith(`${originOf('north')}${arrival}#`))
    const arrived = await redeem(browser, 'north', code)
    assert.deepEqual([arrived.status, arrived.headers['location']], [303, '/admin?tab=units'])
    const me = await browser.send(originOf('north'), 'GET', '/api/auth/user')
    assert.deepEqual(
      [me.status, me.body['role'], me.body['firstName'], me.body['lastName']],
      [200, 'admin', 'Miriam', 'Castell (Harbour & Hale)'],
    )
    assert.deepEqual(
      (await auditOf('north')).map(({ action, byName }) => `${byName}: ${action}`),
      [
        'Miriam Castell (Harbour & Hale): added from the portfolio',
        'Miriam Castell (Harbour & Hale): signed in from the portfolio',
      ],
    )
  })

  it('uses the same account again', async () => {
    const browser = await signedIn()
    const { code } = await beginOpening(browser, 'north', test.ids.north)
    assert.equal((await redeem(browser, 'north', code)).status, 303)
    const found = await test.inBuilding('north', () =>
      test.app.db.select().from(users).where(eq(users.email, test.miriam.email)),
    )
    assert.equal(found.length, 1)
  })

  it('rejects a code that was used', async () => {
    const browser = await signedIn()
    const { code } = await beginOpening(browser, 'south', test.ids.south)
    assert.equal((await redeem(browser, 'south', code)).status, 303)
    await beginOpening(browser, 'south', test.ids.south)
    const again = await redeem(browser, 'south', code)
    assert.equal(again.status, 409)
    assert.match(again.text, /expired or was used already/)
  })

  it('rejects a code after a minute', async () => {
    const browser = await signedIn()
    const { code } = await beginOpening(browser, 'north', test.ids.north)
    test.clock.ahead += minutes(1) + 1
    assert.equal((await redeem(browser, 'north', code)).status, 409)
    assert.equal((await browser.send(originOf('north'), 'GET', '/api/auth/user')).status, 401)
  })

  it('rejects a code in another browser, and uses it up', async () => {
    const browser = await signedIn()
    const { code } = await beginOpening(browser, 'north', test.ids.north)
    const thief = test.browser('Another browser')
    await thief.send(originOf('north'), 'GET', '/from-portfolio')
    assert.equal((await redeem(thief, 'north', code)).status, 409)
    assert.equal((await redeem(test.browser(), 'north', code)).status, 409)
    assert.equal((await redeem(browser, 'north', code)).status, 409)
    const { rows } = await test.db.execute<{ about: string[] }>(
      sql`select about from audit_log where action = 'rejected a code'`,
    )
    assert.equal(rows.length, 1)
    assert.ok(rows[0]?.about.includes(test.miriam.id))
  })

  it('rejects a code of another building', async () => {
    const browser = await signedIn()
    const { code } = await beginOpening(browser, 'north', test.ids.north)
    await browser.send(originOf('south'), 'GET', '/from-portfolio')
    assert.equal((await redeem(browser, 'south', code)).status, 409)
  })

  it('takes a code by POST only, and from its own page', async () => {
    const browser = await signedIn()
    const { code } = await beginOpening(browser, 'north', test.ids.north)
    const page = await browser.send(originOf('north'), 'GET', `${arrival}?code=${code}`)
    assert.equal(page.status, 200)
    assert.equal((await browser.send(originOf('north'), 'GET', '/api/auth/user')).status, 401)
    const { fastify } = test.app
    const crossed = await fastify.inject({
      method: 'POST',
      url: arrival,
      headers: {
        host: 'north.test',
        origin: portfolioOrigin,
        'content-type': 'application/x-www-form-urlencoded',
        cookie: [...browser.cookiesOf(originOf('north'))].map((pair) => pair.join('=')).join('; '),
      },
      payload: `code=${code}`,
    })
    assert.equal(crossed.statusCode, 403)
  })

  it('ends when the company no longer manages the building, with the accounts of its people', async () => {
    const { email } = await test.addPerson(test.company, 'Ida')
    const browser = await signedIn(email)
    const first = await beginOpening(browser, 'south', test.ids.south)
    assert.equal((await redeem(browser, 'south', first.code)).status, 303)
    const me = () => browser.send(originOf('south'), 'GET', '/api/auth/user')
    assert.equal((await me()).status, 200)
    const { code } = await beginOpening(browser, 'south', test.ids.south)
    const accounts = await test.db.transaction((tx) => removeBuildings(tx, 'Harbour & Hale', [test.ids.south]))
    assert.ok(accounts.length > 0)
    assert.equal((await redeem(browser, 'south', code)).status, 404)
    for (const { accountId } of accounts)
      await test.inBuilding('south', () => suspendAccount(test.app.db, accountId, test.now()))
    assert.equal((await me()).status, 401)
    await test.db.transaction((tx) => assignBuildings(tx, test.company, [test.ids.south], test.now()))
    await assert.rejects(
      test.db.transaction((tx) => removeBuildings(tx, 'Nobody', [test.ids.south])),
      /no company Nobody/,
    )
  })

  it('is a 404 for a building of another company', async () => {
    const browser = await signedIn()
    assert.equal((await beginOpening(browser, 'other', test.ids.other)).opened.status, 404)
  })

  it('does not take over an account of another role, or a suspended one', async () => {
    const anna = await test.addPerson(test.company, 'Anna')
    await test.inBuilding('north', () =>
      test.app.db
        .update(users)
        .set({ email: anna.email, emailCanonical: anna.email })
        .where(eq(users.id, sql`(select id from users where role = 'tenant' order by id limit 1)`)),
    )
    const browser = await signedIn(anna.email)
    const { code } = await beginOpening(browser, 'north', test.ids.north)
    const arrived = await redeem(browser, 'north', code)
    assert.equal(arrived.status, 409)
    assert.match(arrived.text, /belongs to another account/)
  })

  it('signs in an administrator who was invited and has no password yet', async () => {
    const { email } = await test.addPerson(test.company, 'Ivo')
    const named = { email, emailCanonical: email, firstName: 'Ivo', lastName: 'Berg' }
    await test.inBuilding('north', () =>
      test.app.db.insert(users).values({ id: newId(), ...named, role: 'admin', status: 'Invited' }),
    )
    const browser = await signedIn(email)
    const { code } = await beginOpening(browser, 'north', test.ids.north)
    assert.equal((await redeem(browser, 'north', code)).status, 303)
    const me = await browser.send(originOf('north'), 'GET', '/api/auth/user')
    assert.deepEqual([me.status, me.body['lastName']], [200, 'Berg'])
  })

  it('is limited for each person', async () => {
    const eva = await test.addPerson(test.company, 'Eva')
    const browser = await signedIn(eva.email)
    let last = 0
    for (let n = 0; n < 61; n += 1) last = (await beginOpening(browser, 'north', test.ids.north)).opened.status
    assert.equal(last, 429)
  })
})
