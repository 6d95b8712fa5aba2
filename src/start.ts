import { once } from 'node:events'
import { createServer } from 'node:net'
import { relative } from 'node:path'
import { inArray } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { hasProfile } from '#building/server/store.ts'
import { CannotStart } from '#platform/server/cannot-start.ts'
import { type Config, readConfig } from '#platform/server/config.ts'
import { type Database, type Log, openDatabase } from '#platform/server/database.ts'
import { builtFrontend, type Frontend } from '#platform/server/frontend.ts'
import { readyFolder } from '#platform/server/folders.ts'
import { secretKeyOf } from '#platform/server/secret-key.ts'
import type { PublicPage, SiteInLanguages } from '#portals/site/site-data.ts'
import { openDemo } from './demo-start.ts'
import { demoAccounts } from './seed.ts'
import { openHouse } from './server.ts'

export type Running = { origin: string; stop: () => Promise<void> }

/** Starts the program in the project's folder and says where it is. Throws CannotStart with a sentence for people. */
export async function start(
  project: string,
  options: { frontend?: Frontend<PublicPage, SiteInLanguages>; env?: Record<string, string | undefined> } = {},
): Promise<Running> {
  const config = readConfig(options.env ?? process.env, project)
  const log: Log = { info: (message) => console.log(message), warn: (message) => console.warn(message) }
  await checkAddress(config)
  await readyFolder('DATA_DIR', config.dataDir)
  if (config.smtpUrl === null) await readyFolder('MAIL_DIR', config.mailDir)
  const secretKey = await secretKeyOf(config)
  const { dataDir, databaseUrl, production } = config
  const database = await openDatabase({ dataDir, databaseUrl, production, log })
  try {
    if (production) await checkProductionData(database.db)
    const demoPassword = production ? null : await openDemo(database.db, config, secretKey)
    const frontend = options.frontend ?? (await builtFrontend<PublicPage, SiteInLanguages>(project))
    const house = await openHouse({
      config,
      database,
      secretKey,
      log,
      frontend,
      requestLog: production ? 'info' : 'errors',
    })
    await listen(house.app, config).catch(async (error: unknown) => {
      await house.close()
      throw error
    })
    tell(house.origin(), config, demoPassword)
    return {
      origin: house.origin(),
      async stop() {
        await house.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Starts; stops on SIGTERM and SIGINT after the requests under way, also when asked while still starting. */
export async function run(project: string, options?: Parameters<typeof start>[1]): Promise<void> {
  const asked = new Promise<void>((resolve) => {
    process.on('SIGTERM', () => resolve())
    process.on('SIGINT', () => resolve())
  })
  try {
    const running = await start(project, options)
    await asked
    await running.stop()
    process.exit(0)
  } catch (error) {
    // A failed query's own message holds every value it was given; its cause says what is wrong.
    console.error(
      error instanceof CannotStart ? error.message : error instanceof Error ? (error.cause ?? error) : error,
    )
    process.exit(1)
  }
}

/** Production has no account that anybody knows from the demo, and no data that it made up. */
async function checkProductionData(db: Database) {
  if (!(await hasProfile(db)))
    throw new CannotStart('This database holds no building yet: run npm run admin:create first.')
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
      'This database holds the demo building, whose accounts everybody knows: production needs a DATA_DIR or DATABASE_URL of its own.',
    )
}

/** Tries the address before anything else is done: a taken port is told in a second, and leaves nothing behind. */
async function checkAddress({ port, host }: Config) {
  const probe = createServer()
  try {
    probe.listen({ port, host, exclusive: true })
    await once(probe, 'listening')
  } catch (error) {
    throw whyNotListening(error, { port, host })
  }
  probe.close()
  await once(probe, 'close')
}

async function listen(
  app: { listen: (at: { port: number; host: string }) => Promise<string> },
  { port, host }: Config,
) {
  try {
    await app.listen({ port, host })
  } catch (error) {
    throw whyNotListening(error, { port, host })
  }
}

function whyNotListening(error: unknown, { port, host }: { port: number; host: string }): unknown {
  const { code } = error as { code?: string }
  if (code === 'EADDRINUSE')
    return new CannotStart(`Port ${port} is taken by another program: stop it, or set PORT to another number.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new CannotStart(`HOST ${host} is no address of this machine: set HOST to one that is, like 127.0.0.1.`)
  if (code === 'EACCES')
    return new CannotStart(`Port ${port} may not be opened by this user: set PORT to 1024 or more.`)
  return error
}

function tell(origin: string, config: Config, demoPassword: string | null) {
  const mail = config.smtpUrl ? `sent by ${new URL(config.smtpUrl).host}` : `written to ${shortest(config.mailDir)}`
  const lines = [
    '',
    `  Open ${origin}`,
    ...(demoPassword === null
      ? []
      : [
          '',
          '  Demo accounts, password ' + demoPassword,
          ...demoAccounts.map(({ email, what }) => `    ${email.padEnd(36)}${what}`),
        ]),
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
