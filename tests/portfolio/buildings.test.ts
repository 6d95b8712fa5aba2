import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { everyCall } from '#app/api.ts'
import { sql } from 'drizzle-orm'
import { overview } from '#overview/contract.ts'
import { portfolio } from '#portfolio/contract.ts'
import { pathOf, type Endpoint } from '#platform/endpoint.ts'
import {
  type Browser,
  createTestPortfolio,
  beginOpening,
  originOf,
  portfolioOrigin,
  type TestPortfolio,
} from '../support/portfolio/test-portfolio.ts'

let test: TestPortfolio
let browser: Browser
before(async () => {
  test = await createTestPortfolio()
  browser = test.browser()
  await browser.signIn(test.miriam.email)
})
after(() => test.close())

const calls: readonly [string, Endpoint][] = Object.entries(portfolio)
const send = (from: Browser, endpoint: Endpoint, params: Record<string, string> = {}, body?: unknown) =>
  from.send(portfolioOrigin, endpoint.method, pathOf(endpoint, params), body)
const bodies: Partial<Record<string, unknown>> = {
  open: { browser: 'a'.repeat(64) },
  create: {
    name: 'A',
    street: 'B',
    city: 'C',
    slug: 'abc',
    host: 'a.test',
    floors: 2,
    homesPerFloor: 2,
    countryCode: 'CA',
    timeZone: 'UTC',
  },
}
const idOf = () => ({ id: test.ids.other })
const message = () => ({
  id: crypto.randomUUID(),
  buildings: [test.ids.other],
  audience: 'everyone',
  category: 'Events',
  byMail: false,
  texts: { en: { title: 'A', body: 'B' } },
})

describe('the calls of the portfolio', () => {
  for (const [name, endpoint] of calls)
    it(`${name} needs a session`, async () => {
      const answer = await send(test.browser(), endpoint, idOf(), endpoint.body ? (bodies[name] ?? {}) : undefined)
      assert.deepEqual([answer.status, answer.body['code']], [401, 'not_signed_in'])
    })

  it('exist on no building, and those of buildings not on the portfolio', async () => {
    const { code } = await beginOpening(browser, 'north', test.ids.north)
    await browser.send(originOf('north'), 'POST', '/from-portfolio/arrival', `code=${code}`)
    for (const [, endpoint] of calls) {
      assert.ok(!everyCall.some((call) => call.endpoint.path === endpoint.path))
      const url = pathOf(endpoint, idOf())
      assert.equal((await browser.send(originOf('north'), endpoint.method, url, endpoint.body && {})).status, 404)
    }
    assert.equal((await browser.send(portfolioOrigin, 'GET', overview.read.path)).status, 404)
    assert.equal((await browser.send(originOf('north'), 'GET', overview.read.path)).status, 200)
  })

  it('are found by the host of the portfolio as browsers and programs may write it', async () => {
    for (const host of ['Portfolio.test', 'portfolio.test:80']) {
      const { statusCode } = await test.app.fastify.inject({ url: '/api/portfolio/person', headers: { host } })
      assert.equal(statusCode, 401)
    }
  })

  it('reach only the buildings of the own company', async () => {
    const listed = (await send(browser, portfolio.list)).body['buildings'] as { id: string }[]
    assert.deepEqual(listed.map(({ id }) => id).toSorted(), [test.ids.north, test.ids.south].toSorted())
    const foreign = [
      await send(browser, portfolio.picture, idOf()),
      await send(browser, portfolio.open, idOf(), bodies['open']),
      await send(browser, portfolio.reach, {}, { buildings: [test.ids.other], audience: 'everyone' }),
      await send(browser, portfolio.send, {}, message()),
      await send(browser, portfolio.retry, { id: crypto.randomUUID() }),
    ]
    assert.deepEqual(
      foreign.map(({ status }) => status),
      [404, 404, 404, 404, 404],
    )
    const found = await browser.send(portfolioOrigin, 'GET', '/api/portfolio/search?q=tower')
    assert.ok(!JSON.stringify(found.body).includes(test.ids.other))
  })

  it('name the field of a bad input', async () => {
    const wrong = { ...message(), buildings: [], texts: {} }
    const answers = [
      await send(browser, portfolio.send, {}, wrong),
      await send(browser, portfolio.open, { id: test.ids.north }, { browser: 'x' }),
      await send(
        browser,
        portfolio.open,
        { id: test.ids.north },
        { ...(bodies['open'] as object), destination: '//evil.example' },
      ),
      await send(browser, portfolio.create, {}, { name: 'A', street: 'B', city: 'C', slug: 'A B', host: 'a' }),
      await browser.send(portfolioOrigin, 'GET', '/api/portfolio/search?q=a'),
    ]
    assert.deepEqual(
      answers.map(({ status, body }) => [status, body['field']]),
      [
        [400, 'buildings'],
        [400, 'browser'],
        [400, 'destination'],
        [400, 'slug'],
        [400, 'q'],
      ],
    )
  })

  it('are stopped by too many wrong passwords', async () => {
    const stranger = test.browser()
    const statuses: number[] = []
    for (let n = 0; n < 11; n += 1) statuses.push((await stranger.signIn(test.rolf.email, 'wrong')).status)
    assert.deepEqual(new Set(statuses.slice(0, 10)), new Set([401]))
    assert.equal(statuses[10], 429)
    const { rows } = await test.db.execute<{ action: string }>(
      sql`select action from audit_log where record_id = ${test.rolf.id} order by at`,
    )
    assert.ok(rows.some(({ action }) => action === 'failed to sign in'))
  })
})

describe('the buildings', () => {
  it('have the figures of their overview', async () => {
    const listed = (await send(browser, portfolio.list)).body['buildings'] as Record<string, unknown>[]
    const north = listed.find(({ id }) => id === test.ids.north)
    const read = (await browser.send(originOf('north'), 'GET', overview.read.path)).body as {
      units: { total: number; occupied: number }
      requests: { urgent: number }
      needs: { counts: { late: number } }
      today: { packages: number }
    }
    assert.deepEqual(north?.['figures'], {
      units: read.units.total,
      occupied: read.units.occupied,
      late: read.needs.counts.late,
      urgent: read.requests.urgent,
      packages: read.today.packages,
    })
    assert.deepEqual(
      [north?.['name'], north?.['place'], read.needs.counts.late, read.today.packages],
      ['North Tower', 'Hamilton, ON', 2, 3],
    )
  })

  it('are read once a minute, and their age is part of the answer', async () => {
    const readAt = async () =>
      ((await send(browser, portfolio.list)).body['buildings'] as { id: string; readAt: string }[]).map(
        (one) => one.readAt,
      )
    const first = await readAt()
    test.clock.ahead += 30_000
    assert.deepEqual(await readAt(), first)
    test.clock.ahead += 31_000
    assert.ok((await readAt()).every((at, index) => at > (first[index] ?? '')))
  })

  it('have a picture of their units', async () => {
    const { status, body } = await send(browser, portfolio.picture, { id: test.ids.north })
    assert.equal(status, 200)
    assert.ok(Object.keys(body['paths'] as object).includes('Maintenance'))
  })

  it('are searched together, and one that fails is named', async () => {
    const find = async () =>
      (await browser.send(portfolioOrigin, 'GET', '/api/portfolio/search?q=201')).body as {
        buildings: { id: string; found: { units: { unitNumber: string }[] } }[]
        failed: { name: string; problem: string }[]
      }
    const found = await find()
    assert.deepEqual(found.failed, [])
    assert.deepEqual(
      found.buildings.map(({ found: { units } }) => units[0]?.unitNumber),
      ['201', '201'],
    )
    await test.inBuilding('south', () => test.app.db.execute(sql`alter table units rename to units_away`))
    const partly = await find()
    await test.inBuilding('south', () => test.app.db.execute(sql`alter table units_away rename to units`))
    assert.deepEqual(partly.failed, [{ id: test.ids.south, name: 'Tour du Sud', problem: 'failed' }])
    assert.deepEqual(
      partly.buildings.map(({ id }) => id),
      [test.ids.north],
    )
  })
})
