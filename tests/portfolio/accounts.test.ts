import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { codeOfStep, stepAt } from '#accounts/server/second-factor/totp.ts'
import type { PortfolioBuilding } from '#portfolio/contract.ts'
import { assignBuildings, listCompanies, removePerson } from '#portfolio/server/companies.ts'
import { suspendAccount } from '#portfolio/server/opening/building-account.ts'
import { buildingAccounts, buildingCreations, companyBuildings } from '#portfolio/server/table.ts'
import { createBuildings } from '#app/portfolio/create-building.ts'
import { registrySchema } from '#platform/server/buildings/registry.ts'
import { openPool } from '#platform/server/database/database.ts'
import { newId } from '#platform/server/database/ids.ts'
import { Secret } from 'otpauth'
import {
  beginOpening,
  createTestPortfolio,
  originOf,
  portfolioOrigin,
  portfolioPassword,
  type TestPortfolio,
} from '../support/portfolio/test-portfolio.ts'

const silent = { info: () => {}, warn: () => {} }
let test: TestPortfolio
before(async () => {
  test = await createTestPortfolio({ needsSecondFactor: true })
})
after(() => test.close())

describe('the accounts of the portfolio', () => {
  it('need two-step sign-in before anything of a building can be read', async () => {
    const browser = test.browser()
    await browser.signIn(test.miriam.email)
    const send = (method: 'GET' | 'POST', path: string, body?: object) =>
      browser.send(portfolioOrigin, method, path, body)
    assert.equal((await send('GET', '/api/portfolio/person')).body['mustSetUpSecondFactor'], true)
    const early = await send('GET', '/api/portfolio/buildings')
    assert.deepEqual([early.status, early.body['code']], [403, 'second_factor_needed'])
    assert.equal((await beginOpening(browser, 'north', test.ids.north)).opened.status, 403)
    const begun = await send('POST', '/api/account/second-factor/begin', { password: portfolioPassword })
    assert.ok(String(begun.body['address']).includes('Harbour%20%26%20Hale%20Portfolio'))
    const secret = Buffer.from(Secret.fromBase32(String(begun.body['secret'])).buffer)
    const code = codeOfStep(secret, stepAt(test.now()))
    const turnedOn = await send('POST', '/api/account/second-factor', { code })
    assert.equal((turnedOn.body['recoveryCodes'] as string[]).length, 10)
    assert.equal((await send('GET', '/api/portfolio/buildings')).status, 200)
    const again = await test.browser().signIn(test.miriam.email)
    assert.deepEqual([again.status, again.body['code']], [401, 'second_factor_required'])
  })

  it('end with their accounts in the buildings when a person is removed', async () => {
    await test.db
      .update(users)
      .set({ secondFactorSealed: 'x', secondFactorSince: test.now() })
      .where(eq(users.id, test.rolf.id))
    const { id, email } = await test.addPerson(test.company, 'Nora')
    const browser = test.browser()
    await browser.signIn(email)
    await test.db.update(users).set({ secondFactorSealed: 'x', secondFactorSince: test.now() }).where(eq(users.id, id))
    const { code } = await beginOpening(browser, 'north', test.ids.north)
    await browser.send(originOf('north'), 'POST', '/from-portfolio/arrival', `code=${code}`)
    const me = () => browser.send(originOf('north'), 'GET', '/api/auth/user')
    assert.equal((await me()).status, 200)
    const accounts = await test.db.transaction((tx) => removePerson(tx, email, test.now()))
    assert.deepEqual(
      accounts.map(({ buildingId }) => buildingId),
      [test.ids.north],
    )
    for (const { accountId } of accounts)
      await test.inBuilding('north', () => suspendAccount(test.app.db, accountId, test.now()))
    assert.equal((await me()).status, 401)
    assert.equal((await browser.send(portfolioOrigin, 'GET', '/api/portfolio/person')).status, 401)
  })
})

describe('the companies', () => {
  it('are listed with their buildings and people', async () => {
    const rival = (await listCompanies(test.db)).find(({ name }) => name === 'Rival Homes')
    assert.deepEqual(rival, {
      name: 'Rival Homes',
      buildingIds: [test.ids.other],
      people: [`Rolf Castell <${test.rolf.email}>`],
    })
  })

  it('get only the buildings that they do not have', async () => {
    const both = [test.ids.north, test.ids.south]
    assert.deepEqual(await assignBuildings(test.db, test.company, both, test.now()), [])
  })
})

describe('the schema of the registry', () => {
  it('has the columns of the accounts of a building', async () => {
    const columns = async (schema: string) => {
      const { rows } = await test.db.execute<{ line: string }>(sql`
        select table_name || '.' || column_name || ' ' || data_type as line from information_schema.columns
        where table_schema = ${schema} and table_name in ('users', 'sessions', 'one_time_tokens', 'pending_emails', 'recovery_codes',
          'throttle_counters', 'idempotency_keys', 'audit_log') order by 1`)
      return rows.map(({ line }) => line)
    }
    assert.deepEqual(await columns('registry'), await columns('b_north'))
  })
})

describe('a new building', () => {
  it('is created in the background with the person as its administrator', async () => {
    const { id, email } = await test.addPerson(test.company, 'Vera')
    await test.db.update(users).set({ secondFactorSealed: 'x', secondFactorSince: test.now() }).where(eq(users.id, id))
    const browser = test.browser()
    await test.db.update(users).set({ secondFactorSince: null }).where(eq(users.id, id))
    await browser.signIn(email)
    await test.db.update(users).set({ secondFactorSince: test.now() }).where(eq(users.id, id))
    const input = {
      name: 'Harbour Mews',
      street: '1 Mews Lane',
      city: 'Hamilton',
      slug: 'mews',
      host: 'mews.test',
      floors: 4,
      homesPerFloor: 2,
    }
    const create = (more: object = {}) =>
      browser.send(portfolioOrigin, 'POST', '/api/portfolio/buildings', {
        ...input,
        countryCode: 'CA',
        timeZone: 'America/Toronto',
        ...more,
      })
    const created = await create()
    assert.equal(created.status, 202)
    const find = async () => {
      const { body } = await browser.send(portfolioOrigin, 'GET', '/api/portfolio/buildings')
      return (body['buildings'] as PortfolioBuilding[]).find((building) => building.id === created.body['id'])
    }
    assert.equal((await find())?.state, 'creating')
    for (let attempts = 0; attempts < 300 && !(await find())?.setUp; attempts += 1)
      await new Promise((resolve) => setTimeout(resolve, 100))
    const building = await find()
    assert.deepEqual([building?.state, building?.name], ['active', 'Harbour Mews'])
    assert.deepEqual([building?.figures?.units, building?.place], [8, 'Hamilton'])
    // The first of them is the account, which is each person's own.
    assert.deepEqual([building?.setUp?.done, building?.setUp?.steps.length], [3, 11])
    assert.ok(!building?.setUp?.missing.some((thing) => thing === 'address' || thing === 'locale'))
    // One that another company or the operator has begun is not taken over.
    const begun = { slug: 'begun', origin: originOf('begun'), hosts: [] }
    await test.db.execute(sql`insert into buildings (id, slug, schema_name, origin)
      values (${newId()}, ${begun.slug}, 'b_begun', ${begun.origin})`)
    const foreign = await create({ slug: 'begun', host: 'begun2.test' })
    assert.deepEqual([foreign.status, foreign.body['field']], [409, 'slug'])
    const again = await create({ host: 'mews2.test' })
    assert.deepEqual([again.status, again.body['field']], [409, 'slug'])
    const taken = await create({ slug: 'mews-two', host: 'north.test' })
    assert.equal(taken.status, 409)
    assert.equal((await create({ slug: 'mews-two', host: new URL(portfolioOrigin).host })).status, 409)
    const statuses: number[] = []
    for (let n = 0; n < 20; n += 1) statuses.push((await create()).status)
    assert.deepEqual([statuses[0], statuses.at(-1)], [409, 429])
  })

  it('is completed at the next start when its creation was interrupted', async () => {
    const { id: userId } = await test.addPerson(test.company, 'Runa')
    const input = {
      name: 'Quay House',
      street: '2 Quay',
      city: 'Hamilton',
      slug: 'quay',
      host: 'quay.test',
      floors: 3,
      homesPerFloor: 2,
      countryCode: 'CA',
      timeZone: 'America/Toronto',
    }
    const registry = openPool(test.connection, silent, 2, () => registrySchema)
    const options = { connection: test.connection, registry, origin: portfolioOrigin, log: silent, now: test.now }
    const id = newId()
    await test.db.execute(sql`insert into buildings (id, slug, schema_name, origin)
      values (${id}, 'quay', 'b_quay', 'http://quay.test')`)
    await test.db.insert(companyBuildings).values({ companyId: test.company, buildingId: id })
    await test.db.insert(buildingCreations).values({ buildingId: id, userId, input })
    // Two processes start at the same time.
    const [first, second] = [createBuildings(options), createBuildings(options)]
    await Promise.all([first.resume(), second.resume()])
    await Promise.all([first.close(), second.close()])
    const { rows } = await test.db.execute(sql`select state, problem from buildings where id = ${id}`)
    assert.deepEqual(rows, [{ state: 'active', problem: null }])
    assert.equal((await test.db.select().from(buildingCreations)).length, 0)
    const linked = await test.db.select().from(buildingAccounts).where(eq(buildingAccounts.buildingId, id))
    assert.deepEqual(
      linked.map((account) => account.userId),
      [userId],
    )
    await registry.pool.end()
  })
})
