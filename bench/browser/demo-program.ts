import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { hashToken, newToken } from '#accounts/server/sessions.ts'
import { sessions, users } from '#accounts/server/table.ts'
import { createApp } from '#app/server.ts'
import { seedDemo } from '#demo/seed.ts'
import type { Role } from '#platform/roles.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { builtFrontend } from '#platform/server/pages/frontend.ts'
import { readConfig } from '#platform/server/process/config.ts'
import type { PublicPage, SiteInLanguages } from '#portals/site/shell/site-data.ts'
import { addLargeBuilding } from '../crowd.ts'

const silent = { info: () => {}, warn: () => {} }
const secretKey = Buffer.alloc(32, 1)

/** Starts a program of its own in this process, with the demo building or a large building. */
export async function startDemoProgram(large?: { units: number; openRequests: number }) {
  const now = new Date()
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-screens-'))
  const database = await openDatabase({ dataDir, databaseUrl: null, production: true, log: silent })
  await seedDemo(database.db, { now, passwordHash: 'none', secretKey })
  if (large) {
    const { units, openRequests } = large
    await addLargeBuilding(
      database.db,
      { units: units - 412, residents: units, requests: openRequests + 2000, openRequests },
      now,
    )
  }
  const app = await createApp({
    config: readConfig({ DATA_DIR: dataDir, PORT: '0' }),
    database,
    secretKey,
    log: silent,
    requestLog: 'silent',
    frontend: await builtFrontend<PublicPage, SiteInLanguages>(join(import.meta.dirname, '../..')),
  })
  return {
    app,
    origin: await app.fastify.listen({ port: 0, host: '127.0.0.1' }),
    async stop() {
      await app.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The token of a new session of the first account with a role. */
export async function createSession(db: Database, role: Role): Promise<string> {
  const now = new Date()
  const [person] = await db.select().from(users).where(eq(users.role, role)).limit(1)
  const secret = newToken()
  const expiresAt = new Date(now.getTime() + 3_600_000)
  const session = { id: newId(), userId: person?.id ?? '', createdAt: now, lastActiveAt: now, expiresAt }
  await db.insert(sessions).values({ ...session, tokenHash: hashToken(secret) })
  return secret
}
