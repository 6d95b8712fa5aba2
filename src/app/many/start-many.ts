import { totalmem } from 'node:os'
import { assertSettings, noBuilding } from '#platform/server/database/database.ts'
import { openServer } from '#platform/server/postgres/open-server.ts'
import type { Frontend } from '#platform/server/pages/frontend.ts'
import type { Config } from '#platform/server/process/config.ts'
import { listen } from '#platform/server/process/listen.ts'
import type { Log } from '#platform/server/process/log.ts'
import { openSecretKey } from '#platform/server/security/secret-key.ts'
import type { PublicPage, SiteInLanguages } from '#portals/site/shell/site-data.ts'
import type { PortfolioApp } from '../portfolio/create-portfolio.ts'
import { hostsWithPortfolio, mountPortfolio } from '../portfolio/mount-portfolio.ts'
import { createApp } from '../server.ts'
import { openManyBuildings } from './open-many-buildings.ts'

/** Bytes: above `most` a process with many buildings releases memory between calls, too, each time it has grown by `growth`, so that 200 of them stay below 400 MB. */
const busyMemory = { most: 335_000_000, growth: 33_554_432 }

/** For the embedded server: the data in use are those of many buildings. An eighth of the memory: what is used of 200 buildings is 2 GB, and the program and the connections need the rest. */
function settingsForMany(): Record<string, string> {
  // 0 or more than the machine has where no limit is set, as for a container.
  const memory = Math.min(process.constrainedMemory() || totalmem(), totalmem())
  const megabytes = Math.min(4096, Math.max(64, Math.floor(memory / 8 / 1_048_576)))
  return { shared_buffers: `${megabytes}MB`, effective_cache_size: `${2 * megabytes}MB` }
}

/** Starts the program for the buildings of a registry, each at its own host name. */
export async function startMany(options: {
  config: Config
  log: Log
  frontend: Frontend<PublicPage, SiteInLanguages>
  now?: () => Date
}) {
  const { config, log, frontend, now } = options
  const { key: installationKey } = await openSecretKey(config)
  const { connection, stop } = await openServer({ ...config, log, settings: settingsForMany() })
  try {
    if (config.databaseUrl !== null) await assertSettings(connection, noBuilding)
    const opened = await openManyBuildings({ config, connection, installationKey, log, ...(now ? { now } : {}) })
    const requestLog = config.production ? ('info' as const) : ('errors' as const)
    const { active, appOptions } = opened
    const { portfolioOrigin: origin } = config
    let portfolio: PortfolioApp | null = null
    const buildings =
      origin === null ? active : { ...active, hosts: hostsWithPortfolio(active.hosts, origin, () => portfolio) }
    const common = { frontend, requestLog, ...(now ? { now } : {}) }
    const app = await createApp(Object.assign(appOptions, { ...common, buildings }))
    if (origin !== null)
      portfolio = await mountPortfolio({
        ...common,
        app,
        active,
        connection,
        config,
        origin,
        installationKey,
        log,
        // The demo is tried without a phone.
        needsSecondFactor: config.production,
      })
    await listen(app.fastify, config).catch(async (error: unknown) => {
      await app.close()
      throw error
    })
    const { upToDate, migrated, failed } = opened.report
    const served = upToDate + migrated.length
    console.log(`\n  ${served} ${served === 1 ? 'building is' : 'buildings are'} served on port ${config.port}.`)
    if (origin !== null) console.log(`  The portfolio is at ${origin}.`)
    if (served + failed.length === 0)
      console.log('  Add the first: npm run create-building -- --slug north --host north.example.com')
    if (failed.length > 0) console.log(`  Not served: ${failed.map(({ slug }) => slug).join(', ')}.`)
    return {
      origin: `http://${config.host}:${config.port}`,
      server: app.fastify.server,
      memory: busyMemory,
      async stop() {
        await app.close()
        await opened.close()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}
