import type { Server } from 'node:http'
import { relative } from 'node:path'
import { inArray } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { hasProfile } from '#building/server/store.ts'
import type { MailSettings } from '#outbox/contract.ts'
import { findWay } from '#outbox/server/mail-server.ts'
import { CannotStart } from '#platform/server/process/cannot-start.ts'
import { readConfig } from '#platform/server/process/config.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { hasRegistry } from '#platform/server/buildings/registry.ts'
import { checkAddress, listen } from '#platform/server/process/listen.ts'
import type { Log } from '#platform/server/process/log.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { builtFrontend, type Frontend } from '#platform/server/pages/frontend.ts'
import { ensureFolder } from '#platform/server/files/folders.ts'
import { claimBucket } from '#platform/server/files/stores/claim-bucket.ts'
import { openFileStore } from '#platform/server/files/stores/open-file-store.ts'
import { printError } from '#platform/server/process/logged-error.ts'
import { releaseMemory, releaseMemoryAfterLoad } from '#platform/server/process/memory.ts'
import { watchProcessFaults } from '#platform/server/process/process-faults.ts'
import { checkSecretKey } from '#platform/server/security/secret-key-check.ts'
import { keyFileOf, openSecretKey } from '#platform/server/security/secret-key.ts'
import type { PublicPage, SiteInLanguages } from '#portals/site/shell/site-data.ts'
import { demoAccounts, describeDemoAccounts } from '#demo/people/accounts.ts'
import type { openDemo } from '#demo/start.ts'
import { runFirstRun, StoppedInFirstRun } from './first-run/run-first-run.ts'
import { listeningOrigin } from './listening-origin.ts'
import { createApp } from './server.ts'
import { listenForShutdown } from './shutdown.ts'

export type Running = {
  origin: string
  server: Server
  stop: () => Promise<void>
  /** When memory is released, if not as usual. */
  memory?: Parameters<typeof releaseMemoryAfterLoad>[1]
}

/** Starts the program in the project's folder and prints its address. Throws CannotStart with an explanation. */
export async function start(
  project: string,
  options: {
    frontend?: Frontend<PublicPage, SiteInLanguages>
    env?: Record<string, string | undefined>
    /** The clock, for tests of other days. */
    now?: () => Date
    /** Resolves with the exit code when the program is to stop; only the first run, which may last for days, heeds it. */
    stopped?: Promise<number>
  } = {},
): Promise<Running> {
  const config = readConfig(options.env ?? process.env, project)
  const log: Log = { info: (message) => console.log(message), warn: (message) => console.warn(message) }
  await checkAddress(config)
  if (config.hasManyBuildings) {
    const frontend = options.frontend ?? (await builtFrontend<PublicPage, SiteInLanguages>(project))
    // Loaded on demand, as the demo is below: an installation with one building saves its memory.
    const { startMany } = await import('./many/start-many.ts')
    return startMany({ config, log, frontend, ...(options.now ? { now: options.now } : {}) })
  }
  await ensureFolder('DATA_DIR', config.dataDir)
  if (config.smtpUrl === null) await ensureFolder('MAIL_DIR', config.mailDir)
  const fileStore = await openFileStore(config, log)
  const { key: secretKey, discard } = await openSecretKey(config)
  const { dataDir, databaseUrl, poolerUrl, production } = config
  const database = await openDatabase({ dataDir, databaseUrl, poolerUrl, production, log })
  try {
    if (await hasRegistry(database.pool))
      throw new CannotStart('This database has many buildings. Set BUILDINGS=many, or use another database.')
    if (config.s3) await claimBucket(fileStore, config.s3, database.db)
    const frontend = options.frontend ?? (await builtFrontend<PublicPage, SiteInLanguages>(project))
    const now = options.now ?? (() => new Date())
    if (production && !(await hasProfile(database.db)))
      await runFirstRun({
        config,
        db: database.db,
        frontend,
        now,
        stopped: options.stopped ?? new Promise<never>(() => {}),
        listen: (app) => listen(app, config),
        originOf: (app) => config.publicOrigin ?? listeningOrigin(app, config),
      })
    if (production) await checkProductionData(database.db)
    await checkSecretKey(database.pool, secretKey, { keyFile: keyFileOf(config) }).catch(async (error: unknown) => {
      await discard()
      throw error
    })
    const demoPassword = production ? null : await loadDemo(database.db, config, fileStore, secretKey)
    const app = await createApp({
      config,
      database,
      secretKey,
      fileStore,
      log,
      frontend,
      ...(options.now ? { now: options.now } : {}),
      requestLog: production ? 'info' : 'errors',
    })
    await listen(app.fastify, config).catch(async (error: unknown) => {
      await app.close()
      throw error
    })
    printAddress(app.origin(), await findWay(database.db, config), demoPassword)
    return {
      origin: app.origin(),
      server: app.fastify.server,
      async stop() {
        await app.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Starts the program; shuts down on SIGTERM and SIGINT, even during the start, and after an uncaught exception. */
export async function run(project: string, options?: Parameters<typeof start>[1]): Promise<void> {
  const log = (line: string) => console.error(line)
  const shutdown = listenForShutdown(log)
  watchProcessFaults({ log, stop: () => shutdown.request(1) })
  try {
    const running = await start(project, { ...options, stopped: shutdown.requested })
    // The start needs 100 MB that the program does not need afterwards.
    releaseMemory()
    releaseMemoryAfterLoad(running.server, running.memory)
    const code = await shutdown.requested
    await running.stop()
    process.exit(code)
  } catch (error) {
    if (error instanceof StoppedInFirstRun) process.exit(error.code)
    printError(error)
    process.exit(1)
  }
}

const loadDemo = async (...options: Parameters<typeof openDemo>) =>
  (await import('#demo/start.ts')).openDemo(...options)

/** Production has no demo data and no demo accounts, because their password is public. */
async function checkProductionData(db: Database) {
  const [demo] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      inArray(
        users.email,
        demoAccounts.map(({ email }) => email),
      ),
    )
  if (demo)
    throw new CannotStart(
      'This database contains the demo building and its demo accounts. Production needs its own DATA_DIR or DATABASE_URL.',
    )
}

function printAddress(origin: string, way: MailSettings['way'], demoPassword: string | null) {
  const mail = way.kind === 'server' ? `sent by ${way.host}:${way.port}` : `written to ${shortest(way.folder)}`
  const lines = [
    '',
    `  Open ${origin}`,
    ...(demoPassword === null ? [] : ['', ...describeDemoAccounts(demoPassword)]),
    '',
    `  Mail is ${mail}.`,
    '',
  ]
  console.log(lines.join('\n'))
}

const shortest = (path: string) => {
  const here = relative(process.cwd(), path)
  return here.startsWith('..') ? path : here
}
