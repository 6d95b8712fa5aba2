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
import { secretKey, startProgram } from './start-program.ts'

export type Client = { cookie: string; role: Role }
export type Production = Awaited<ReturnType<typeof startProduction>>

/**
 * The program as `npm start` runs it in production, in a process and with a cluster of its own, on the demo building and
 * with a session for each of its users.
 */
export async function startProduction() {
  await buildIfNeeded()
  const dataDir = openFolder()
  const data = await createData(dataDir)
  const program = await startProgram(dataDir)
  return {
    ...program,
    ...data,
    origin: `http://127.0.0.1:${program.port}`,
    async stop() {
      await program.stop()
      removeFolder(dataDir)
    },
  }
}

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
