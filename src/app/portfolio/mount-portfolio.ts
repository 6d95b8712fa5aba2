import type { ActiveBuildings } from '#platform/server/buildings/active-buildings.ts'
import { hostOf } from '#platform/server/buildings/hosts.ts'
import type { Hosts } from '#platform/server/buildings/request-building.ts'
import { hostOfOrigin, registrySchema } from '#platform/server/buildings/registry.ts'
import { openPool } from '#platform/server/database/database.ts'
import type { DatabaseConfig } from '#platform/server/database/hosts/database-hosts.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { describeError } from '#platform/server/process/logged-error.ts'
import { withTimeLimit } from '#platform/server/database/time-limit.ts'
import type { Config } from '#platform/server/process/config.ts'
import type { Log } from '#platform/server/process/log.ts'
import { hours } from '#platform/time/dates.ts'
import { cleanUpPortfolio } from '#portfolio/server/clean-up.ts'
import { arrivalRoutes } from './arrival.ts'
import { createBuildings } from './create-building.ts'
import { createPortfolio, type PortfolioApp, type PortfolioOptions } from './create-portfolio.ts'
import { registryBuildings } from './registry-buildings.ts'

/** The connections of the portfolio's own accounts; the buildings have theirs. */
const poolSize = 4

/**
 * Leads the requests for the host of the portfolio to it, before a building is looked for. The web server is that of the
 * buildings; the portfolio shares neither routes nor cookies with them.
 */
export function hostsWithPortfolio(hosts: Hosts, origin: string, portfolio: () => PortfolioApp | null): Hosts {
  const host = hostOfOrigin(origin)
  return {
    ...hosts,
    enter(request, reply, next) {
      if (hostOf(request) !== host) return hosts.enter(request, reply, next)
      const app = portfolio()
      if (!app) return hosts.enter(request, reply, next)
      reply.hijack()
      app.fastify.routing(request.raw, reply.raw)
    },
  }
}

type Options = {
  /** The app of all buildings. It does not listen yet. */
  app: AppContext
  active: ActiveBuildings
  connection: DatabaseConfig
  config: Config
  origin: string
  installationKey: Buffer
  log: Log
  now?: () => Date
} & Pick<PortfolioOptions, 'frontend' | 'requestLog' | 'needsSecondFactor'>

/** Opens the portfolio of an installation with many buildings, and the way from it into each building. */
export async function mountPortfolio(options: Options): Promise<PortfolioApp> {
  const { app, active, connection, config, origin, installationKey, log, now = () => new Date(), ...rest } = options
  const registry = openPool(connection, log, poolSize, () => registrySchema)
  const creating = createBuildings({ connection, registry, origin, log, now })
  const { fastify } = app
  await arrivalRoutes(app, {
    registry: registry.db,
    portfolioOrigin: () => origin,
    buildingId: () => active.scope.current().id,
  })
  const portfolio = await createPortfolio({
    ...rest,
    config,
    origin,
    database: registry,
    buildings: { ...registryBuildings(app, { active, registry: registry.pool }), create: creating.create },
    secretKey: installationKey,
    now,
  })
  await portfolio.fastify.ready()
  const inBackground = (work: Promise<void>) =>
    void work.catch((error: unknown) => log.warn(`The registry could not be read: ${describeError(error)}`))
  inBackground(creating.resume())
  const cleaning = setInterval(() => inBackground(cleanUpPortfolio(registry.db, now())), hours(1)).unref()
  fastify.addHook('onClose', async () => {
    clearInterval(cleaning)
    await portfolio.close()
    await creating.close()
    await withTimeLimit(registry.pool.end(), 1_000, 'not all connections were given back').catch(() => undefined)
  })
  return portfolio
}
