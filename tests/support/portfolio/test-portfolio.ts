import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { users } from '#accounts/server/table.ts'
import { hashPassword } from '#accounts/server/passwords.ts'
import { createApp } from '#app/server.ts'
import { openManyBuildings } from '#app/many/open-many-buildings.ts'
import { hostsWithPortfolio, mountPortfolio } from '#app/portfolio/mount-portfolio.ts'
import type { PortfolioApp } from '#app/portfolio/create-portfolio.ts'
import { seedSmallBuilding, type SmallBuilding } from '#demo/portfolio/small-building.ts'
import { canonicalEmail } from '#platform/text/email-address.ts'
import { createBuilding } from '#platform/server/buildings/create-building.ts'
import { migrateRegistry } from '#platform/server/buildings/migrate-buildings.ts'
import { openPool } from '#platform/server/database/database.ts'
import type { Endpoint } from '#platform/endpoint.ts'
import { newId } from '#platform/server/database/ids.ts'
import { readConfig } from '#platform/server/process/config.ts'
import { companies, companyBuildings, companyPeople } from '#portfolio/server/table.ts'
import { emptyDatabase } from '../database/test-database.ts'

const silent = { info: () => {}, warn: () => {} }
export const portfolioOrigin = 'http://portfolio.test'
export const portfolioPassword = 'copper lantern tide'
const small = { city: 'Hamilton', region: 'ON', floors: 3, homesPerFloor: 4, occupied: 0.5 } as const

/** The buildings of the tests: two of the first company, one of the second. */
const testBuildings: Record<string, SmallBuilding> = {
  north: { ...small, name: 'North Tower', code: 'NTH', languages: ['en'], late: 2, urgent: 1, packages: 3 },
  south: { ...small, name: 'Tour du Sud', code: 'STH', languages: ['fr', 'en'], late: 0, urgent: 0, packages: 1 },
  other: { ...small, name: 'Other House', code: 'OTH', languages: ['en'], late: 1, urgent: 0, packages: 0 },
}
type Slug = 'north' | 'south' | 'other'

export type Sent = { status: number; body: Record<string, unknown>; headers: InjectHeaders; text: string }
type InjectHeaders = Record<string, string | number | string[] | undefined>

/** An installation with three buildings of two companies, and its portfolio. Close it in `after`. */
export async function createTestPortfolio({ needsSecondFactor = false } = {}) {
  const database = await emptyDatabase()
  const { connection } = database
  const dataDir = await mkdtemp(join(tmpdir(), 'portfolio-'))
  const config = readConfig({ DATA_DIR: dataDir })
  const installationKey = Buffer.alloc(32, 9)
  const clock = { ahead: 0 }
  const now = () => new Date(Date.now() + clock.ahead)
  const passwordHash = await hashPassword(portfolioPassword)
  await migrateRegistry(connection, silent)
  const ids = {} as Record<Slug, string>
  for (const [slug, building] of Object.entries(testBuildings)) {
    const created = await createBuilding(
      connection,
      { slug, origin: originOf(slug), hosts: [] },
      silent,
      async ({ schema }) => {
        const own = openPool(connection, silent, 1, () => schema)
        await own.db.transaction((tx) => seedSmallBuilding(tx, building, { now: now(), passwordHash }))
        await own.pool.end()
      },
    )
    ids[slug as Slug] = created.id
  }
  const opened = await openManyBuildings({ config, connection, installationKey, log: silent })
  let portfolio: PortfolioApp | null = null
  const { active, appOptions } = opened
  const own = {
    buildings: { ...active, hosts: hostsWithPortfolio(active.hosts, portfolioOrigin, () => portfolio) },
    now,
    runsSchedules: false,
    requestLog: { write: () => {} },
  }
  // The secret key of the options is read at each use.
  const app = await createApp(Object.assign(Object.create(appOptions) as typeof appOptions, own))
  portfolio = await mountPortfolio({
    app,
    active,
    connection,
    config,
    installationKey,
    now,
    needsSecondFactor,
    origin: portfolioOrigin,
    log: silent,
    requestLog: { write: () => {} },
  })
  const { db } = portfolio
  const company = await addCompany('Harbour & Hale', [ids.north, ids.south])
  const rival = await addCompany('Rival Homes', [ids.other])

  async function addCompany(name: string, managed: readonly string[]) {
    const id = newId()
    await db.insert(companies).values({ id, name })
    await db.insert(companyBuildings).values(managed.map((buildingId) => ({ companyId: id, buildingId })))
    return id
  }

  /** Adds a person to a company. */
  async function addPerson(companyId: string, firstName: string) {
    const id = newId()
    const email = `${firstName.toLowerCase()}@company.example`
    const named = { id, email, emailCanonical: canonicalEmail(email), firstName, lastName: 'Castell' }
    await db.insert(users).values({ ...named, role: 'admin', status: 'Active', passwordHash })
    await db.insert(companyPeople).values({ userId: id, companyId })
    return { id, email }
  }
  const miriam = await addPerson(company, 'Miriam')
  const rolf = await addPerson(rival, 'Rolf')

  return {
    app,
    ids,
    clock,
    now,
    db,
    company,
    miriam,
    rolf,
    connection,
    dataDir,
    installationKey,
    addPerson,
    /** A browser with its own cookies for each host. */
    browser: (agent?: string) => createBrowser(app.fastify, agent),
    /** Runs in the name of a building. */
    inBuilding: async <T>(slug: Slug, work: () => Promise<T>): Promise<T> =>
      active.scope.run(await active.open(slug), async () => await work()),
    async close() {
      await app.close()
      await opened.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export const originOf = (slug: string) => `http://${slug}.test`

/** Sends requests to the hosts of the installation and stores the cookies that they set. */
function createBrowser(fastify: FastifyInstance, agent = 'Test browser') {
  const jar = new Map<string, Map<string, string>>()
  async function send(origin: string, method: Endpoint['method'], url: string, body?: unknown): Promise<Sent> {
    const { host } = new URL(origin)
    const cookies = jar.get(host) ?? new Map<string, string>()
    jar.set(host, cookies)
    const isForm = typeof body === 'string'
    const options: InjectOptions = {
      method,
      url,
      headers: {
        host,
        origin,
        'user-agent': agent,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(body === undefined ? {} : { payload: body as object }),
    }
    const response = await fastify.inject(options)
    for (const { name, value } of response.cookies) cookies.set(name, value)
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    const json = isJson ? (response.json() as Record<string, unknown>) : {}
    return { status: response.statusCode, body: json, headers: response.headers, text: response.body }
  }
  return {
    send,
    cookiesOf: (origin: string) => jar.get(new URL(origin).host) ?? new Map<string, string>(),
    /** Signs in to the portfolio. */
    signIn: (email: string, password = portfolioPassword) =>
      send(portfolioOrigin, 'POST', '/api/auth/login', { email, password }),
  }
}

export type TestPortfolio = Awaited<ReturnType<typeof createTestPortfolio>>
export type Browser = ReturnType<TestPortfolio['browser']>

/** Goes from the portfolio to a building, as far as the code. */
export async function beginOpening(browser: Browser, slug: string, id: string, destination = '/admin') {
  const left = await browser.send(originOf(slug), 'GET', '/from-portfolio')
  const back = new URL(String(left.headers['location']))
  const opened = await browser.send(portfolioOrigin, 'POST', `/api/portfolio/buildings/${id}/opening`, {
    browser: back.searchParams.get('browser'),
    destination,
  })
  const code = String(opened.body['address']).split('#')[1] ?? ''
  return { left, back, opened, code }
}
