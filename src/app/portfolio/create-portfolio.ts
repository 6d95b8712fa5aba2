import { eq } from 'drizzle-orm'
import { recordAttempts } from '#accounts/server/attempts.ts'
import { createAuthenticator } from '#accounts/server/authenticator.ts'
import { secondFactorRoutes } from '#accounts/server/second-factor/second-factor-routes.ts'
import { signInRoutes } from '#accounts/server/sign-in-routes.ts'
import type { BuildingReaders, PortfolioBuildings } from '#portfolio/server/portfolio-buildings.ts'
import { portfolioRoutes } from '#portfolio/server/routes.ts'
import { companies, companyPeople } from '#portfolio/server/table.ts'
import { createOnlyBuilding } from '#platform/server/buildings/building-scope.ts'
import type { OpenedPool } from '#platform/server/database/database.ts'
import { createDatabase } from '#platform/server/database/database-session.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { closeHttp, isApi, noSuchCall, openHttp, type RequestLog } from '#platform/server/http/http.ts'
import { createRouteTable, type RouteTable, wrongMethod } from '#platform/server/http/route-table.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import type { Frontend } from '#platform/server/pages/frontend.ts'
import type { Config } from '#platform/server/process/config.ts'
import { buildingReaders } from './read-building.ts'
import { portfolioPage } from './page.ts'

export type PortfolioApp = {
  fastify: Awaited<ReturnType<typeof openHttp>>
  db: Database
  routes: RouteTable['routes']
  close: () => Promise<void>
}

export type PortfolioOptions = {
  config: Config
  /** The address of the portfolio; null for the one it listens on. */
  origin: string | null
  /** Connections whose statements find the schema `registry`. */
  database: Pick<OpenedPool, 'db' | 'pool'>
  buildings: PortfolioBuildings
  readers?: BuildingReaders
  secretKey: Buffer
  needsSecondFactor: boolean
  frontend?: Pick<Frontend<unknown, unknown>, 'assets' | 'mount'>
  requestLog?: RequestLog
  now?: () => Date
}

/** Composes the portfolio: a web server of its own, whose calls no building has, on the accounts of the registry. */
export async function createPortfolio(options: PortfolioOptions): Promise<PortfolioApp> {
  const { origin, database, buildings, secretKey, needsSecondFactor, frontend } = options
  const config = { ...options.config, publicOrigin: origin }
  const { db, pool } = database
  const now = options.now ?? (() => new Date())
  const reserved = createDatabase(pool.reserve ?? pool)
  const fastify = await openHttp(config, options.requestLog)
  const table = createRouteTable(fastify)
  const authenticator = createAuthenticator(reserved, config, () => Promise.resolve(null))
  const context = { fastify, db, reserved, config, now, secretKey, authenticator, mail: noMail, findIssuer }

  recordAttempts({ ...context, live: createOnlyBuilding() })
  signInRoutes(context)
  secondFactorRoutes(context)
  portfolioRoutes({ ...context, buildings, readers: options.readers ?? buildingReaders, needsSecondFactor })
  if (frontend) {
    await frontend.mount(fastify)
    portfolioPage(fastify, frontend.assets)
  }
  fastify.setNotFoundHandler(async (request, reply) => {
    const [path = ''] = request.url.split('?', 1)
    const allowed = table.methodsAt(path)
    // The route of all files takes GET, also where there is no such file.
    if (allowed.length > 0 && !allowed.includes(request.method)) throw wrongMethod(request, allowed)
    if (isApi(request) || !frontend) throw noSuchCall()
    return reply.redirect('/', 302)
  })
  return { fastify, db, routes: table.routes, close: () => closeHttp(fastify) }
}

/** The name in the app of the second factor: the company and the portfolio. */
async function findIssuer(tx: Database, userId: string): Promise<string> {
  const [found] = await tx
    .select({ name: companies.name })
    .from(companyPeople)
    .innerJoin(companies, eq(companies.id, companyPeople.companyId))
    .where(eq(companyPeople.userId, userId))
  return `${found?.name ?? ''} Portfolio`.trim()
}

/** The portfolio sends no e-mail of its own; what a building sends is in the building's outbox. */
const noMail: Mail = {
  enqueue: () => Promise.resolve(''),
  enqueueAll: (_, emails) => Promise.resolve(emails.map(() => '')),
  requeue: () => Promise.resolve(0),
  withdraw: () => Promise.resolve({ stopped: 0, sent: 0 }),
  sendNow: () => Promise.resolve({ id: '', fault: null }),
  receivesReplies: () => Promise.resolve(false),
}
