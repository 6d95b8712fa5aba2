import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#app/server.ts'
import { seedDemo } from '#demo/seed.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { builtFrontend } from '#platform/server/pages/frontend.ts'
import { readConfig } from '#platform/server/process/config.ts'
import type { PublicPage, SiteInLanguages } from '#portals/site/shell/site-data.ts'
import { addLargeBuilding } from '../rows/crowd.ts'

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
