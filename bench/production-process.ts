import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import { hashToken, newToken } from '#accounts/server/sessions.ts'
import { sessions, users } from '#accounts/server/table.ts'
import { seedDemo } from '#demo/seed.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { newId } from '#platform/server/database/ids.ts'
import { type OpenDatabase, openDatabase } from '#platform/server/database/database.ts'
import type { Role } from '#platform/roles.ts'
import { buildIfNeeded } from '../scripts/build.ts'
import { openFolder, removeFolder } from '../tests/support/database/data-folder.ts'
import type { ProcessFigures } from './process-probe.js'
import { startEnvironment, startOptions } from './start-options.ts'

export type Client = { cookie: string; role: Role }
export type Production = Awaited<ReturnType<typeof startProduction>>

const project = join(import.meta.dirname, '..')

/**
 * The program as `npm start` runs it in production, in a process and with a cluster of its own, on the demo building and
 * with a session for each of its users.
 */
export async function startProduction() {
  await buildIfNeeded()
  const dataDir = openFolder()
  const data = await createData(dataDir)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = fork(join(project, 'scripts/start.js'), {
    cwd: project,
    execArgv: [...startOptions(), '--import', join(import.meta.dirname, 'process-probe.js')],
    env: {
      ...process.env,
      ...startEnvironment(),
      NODE_ENV: 'production',
      SECRET_KEY: secretKey.toString('hex'),
      DATA_DIR: dataDir,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await untilHealthy(origin)
  return {
    origin,
    ...data,
    /** From here to the next figures, the delay of the event loop is watched. */
    watchLoop: () => child.send('watch'),
    async figures(): Promise<ProcessFigures> {
      child.send('figures')
      const [figures] = (await once(child, 'message')) as [ProcessFigures]
      return figures
    },
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      removeFolder(dataDir)
    },
  }
}

const secretKey = Buffer.alloc(32, 1)
/** The statuses from which a request can be put on hold. */
const changeable = ['assigned', 'in_progress', 'on_hold'] as const
type Data = { clients: Client[]; openRequestIds: string[] }
const silent = { info: () => {}, warn: () => {} }

async function createData(dataDir: string): Promise<Data> {
  const database = await openDatabase({ dataDir, databaseUrl: null, production: true, log: silent })
  await seedDemo(database.db, { now: new Date(), passwordHash: 'none', secretKey })
  // Production does not start with the demo accounts.
  await database.db.execute(sql`update users set email = 'bench.' || email`)
  const clients = await createSessions(database)
  const open = await database.db.select({ id: requests.id }).from(requests).where(inArray(requests.status, changeable))
  await database.pool.query('vacuum analyze')
  await database.close()
  return { clients, openRequestIds: open.map(({ id }) => id) }
}

async function createSessions({ db }: OpenDatabase): Promise<Client[]> {
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 3_600_000)
  const people = await db.select().from(users).where(eq(users.status, 'Active'))
  const tokens = people.map(({ id, role }) => ({ userId: id, role, token: newToken() }))
  for (const { userId, token } of tokens) {
    const session = { id: newId(), userId, createdAt: now, lastActiveAt: now, expiresAt }
    await db.insert(sessions).values({ ...session, tokenHash: hashToken(token) })
  }
  return tokens.map(({ role, token }) => ({ role, cookie: `session=${token}` }))
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

async function untilHealthy(origin: string) {
  const deadline = performance.now() + 60_000
  for (;;) {
    const response = await fetch(`${origin}/health/ready`).catch(() => null)
    if (response?.ok) return
    if (performance.now() > deadline) throw new Error('The program did not start within a minute.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
