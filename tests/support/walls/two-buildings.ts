import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openManyBuildings } from '#app/many/open-many-buildings.ts'
import { createApp } from '#app/server.ts'
import { createBuilding } from '#platform/server/buildings/create-building.ts'
import { migrateRegistry } from '#platform/server/buildings/migrate-buildings.ts'
import { openPool } from '#platform/server/database/database.ts'
import { readConfig } from '#platform/server/process/config.ts'
import type { Role } from '#platform/roles.ts'
import { emptyDatabase } from '../database/test-database.ts'
import { readWrittenEmails } from '../mail/written-emails.ts'
import type { TestApp } from '../test-app.ts'
import { addBuilding, addPeople, createClients } from '../people/test-people.ts'

export const quiet = { info: () => {}, warn: () => {} }
export const installationKey = Buffer.alloc(32, 5)

/** A building of the installation, with what the tests of an app with one building use. */
export type WalledApp = TestApp & {
  slug: string
  schema: string
  url: string
  secretKeyOfBuilding: Buffer
  /** Does work in the name of this building. */
  inside: <T>(work: () => T) => T
}

/** Two buildings in one process, each with a signed-in person of each role. Close them in `after`. */
export async function openTwoBuildings(env: Record<string, string> = {}) {
  const database = await emptyDatabase()
  const { connection } = database
  const dataDir = await mkdtemp(join(tmpdir(), 'buildings-'))
  await migrateRegistry(connection, quiet)
  for (const slug of ['north', 'south'])
    await createBuilding(connection, { slug, origin: `http://${slug}.test`, hosts: [`www.${slug}.test`] }, quiet)
  const config = readConfig({ DATA_DIR: dataDir, BUILDINGS: 'many', ...env })
  const log: string[] = []
  const clock = { ahead: 0 }
  const now = () => new Date(Date.now() + clock.ahead)
  const opened = await openManyBuildings({ config, connection, installationKey, log: quiet, now })
  const requestLog = { write: (line: string) => void log.push(line) }
  const app = await createApp(Object.assign(opened.appOptions, { requestLog, runsSchedules: false, now }))
  const pools: { end: () => Promise<void> }[] = []

  async function openBuilding(slug: string): Promise<WalledApp> {
    const building = await opened.active.open(slug)
    const own = openPool(connection, quiet, 2, () => building.schema)
    pools.push(own.pool)
    const inside: WalledApp['inside'] = (work) => opened.active.scope.run(building, work)
    await addBuilding(own.db)
    await own.pool.query('update building set name = $1', [`${slug} tower`])
    const { people, addPerson } = await addPeople(own.db, now)
    const origin = `http://${slug}.test`
    const clientWith = createClients(app.fastify, { origin, host: `${slug}.test` })
    return Object.assign(Object.create(app) as object, {
      clock,
      connection,
      log,
      people,
      addPerson,
      as: (role: Role) => clientWith(people[role].cookie),
      withCookie: clientWith,
      asAnonymous: () => clientWith(null),
      emails: (count: number) => readWrittenEmails(building.config.mailDir, count),
      close: async () => {},
      slug,
      url: origin,
      schema: building.schema,
      secretKeyOfBuilding: building.secretKey,
      inside,
      // In place of those of the process, which need a current building.
      origin: () => origin,
      db: own.db,
      pool: own.pool,
    }) as unknown as WalledApp
  }

  return {
    app,
    connection,
    dataDir,
    log,
    opened,
    client: database.pool,
    north: await openBuilding('north'),
    south: await openBuilding('south'),
    async close() {
      await app.close()
      for (const pool of pools) await pool.end()
      await opened.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type TwoBuildings = Awaited<ReturnType<typeof openTwoBuildings>>

/** A hash of every row of a building, by table, except what shows that sessions are in use. */
export async function hashTables({ client }: TwoBuildings, schema: string): Promise<Record<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = $1::regnamespace and relkind = 'r' order by relname`,
    [schema],
  )
  const hashes: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ hash: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from "${schema}"."${name}" t`,
    )
    hashes[name] = rows[0]?.hash ?? ''
  }
  return hashes
}

/** The same once nothing changes for half a second: some rows are written after the answer to a call. */
export async function hashQuietTables(buildings: TwoBuildings, schema: string): Promise<Record<string, string>> {
  let hashes = await hashTables(buildings, schema)
  for (let attempts = 0; attempts < 40; attempts += 1) {
    await wait(500)
    const next = await hashTables(buildings, schema)
    if (Object.entries(next).every(([table, hash]) => hashes[table] === hash)) return next
    hashes = next
  }
  throw new Error(`The tables of ${schema} did not come to rest.`)
}
