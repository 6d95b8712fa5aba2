import type { Client, Pool } from 'pg'
import { migrateRegistry } from '#platform/server/buildings/migrate-buildings.ts'
import {
  findBuilding,
  insertBuilding,
  listBuildings,
  schemaOfSlug,
  setState,
} from '#platform/server/buildings/registry.ts'
import { keyOfBuilding } from '#platform/server/buildings/building-key.ts'
import { checkSecretKey } from '#platform/server/security/secret-key-check.ts'
import { secretKey } from '../start-program.ts'
import { createClient } from '#platform/server/database/database-client.ts'
import { openPool } from '#platform/server/database/database.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { DatabaseConfig } from '#platform/server/database/hosts/database-hosts.ts'
import { distributeSchema } from '#platform/server/database/migrations/citus.ts'
import {
  makeSchema,
  type Migration,
  migrationsFolder,
  readMigrations,
} from '#platform/server/database/migrations/migrate.ts'

export const silent = { info: () => {}, warn: () => {} }
/** So many buildings are created at the same time. */
const concurrency = 2

export type PlannedBuilding = { slug: string; fill: (db: Database) => Promise<void> }

/**
 * Creates the schemas of these buildings, fills them and adds them to the registry, which has those only that are complete: what an
 * interrupted call has begun, the next one does again. Returns how many were created.
 */
export async function createBuildings(
  connection: DatabaseConfig,
  planned: readonly PlannedBuilding[],
  report: (created: number, of: number) => void = () => {},
): Promise<number> {
  await migrateRegistry(connection, silent)
  await withClient(connection, createUuidFunction)
  const migrations = readMigrations(migrationsFolder())
  const known = await withClient(connection, listBuildings)
  const waiting = planned.filter(
    ({ slug }) => !known.some((building) => building.slug === slug && building.state === 'active'),
  )
  const count = waiting.length
  let created = 0
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await createOne(connection, migrations, next)
      created += 1
      report(created, count)
    }
  }
  // The first one alone creates what all share.
  const first = waiting.splice(0, 1)
  for (const building of first) await createOne(connection, migrations, building)
  created += first.length
  await Promise.all(Array.from({ length: concurrency }, work))
  return count
}

/** `uuidv7` of PostgreSQL 18, for older servers: the first 48 bits are milliseconds (RFC 9562, section 5.7). */
async function createUuidFunction(client: Client): Promise<void> {
  const { rowCount } = await client.query(`select from pg_proc where proname = 'uuidv7'`)
  if (rowCount !== 0) return
  await client.query(`create function public.uuidv7(shift interval) returns uuid language sql volatile as $$
    select (lpad(to_hex((extract(epoch from clock_timestamp() + shift) * 1000)::bigint), 12, '0')
      || '7' || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid $$`)
}

async function createOne(
  connection: DatabaseConfig,
  migrations: readonly Migration[],
  { slug, fill }: PlannedBuilding,
): Promise<void> {
  const schema = schemaOfSlug(slug)
  const id = await withClient(connection, async (client) => {
    const begun = await findBuilding(client, slug)
    await client.query(`drop schema if exists "${schema}" cascade`)
    await client.query('begin')
    const id = begun?.id ?? (await insertBuilding(client, { slug, origin: `http://${slug}.test`, hosts: [] }))
    await makeSchema(client, migrations, schema)
    await client.query('commit')
    return id
  })
  await withDatabase(connection, schema, async (db, pool) => {
    // Before there are sealed codes, which no key of this installation has made.
    await checkSecretKey(pool, keyOfBuilding(secretKey, { id, secretKeySealed: null }), { keyFile: null })
    await fill(db)
  })
  await withClient(connection, async (client) => {
    // On Citus, a building that is filled moves to a worker as a whole, which is faster than each row.
    await distributeSchema(client, schema, async () => void (await client.query('begin')))
    const { rows } = await client.query<{ name: string }>(
      'select relname as name from pg_class where relnamespace = $1::regnamespace and relkind = $2',
      [schema, 'r'],
    )
    // Not the whole database, which would be read once for each building.
    await client.query(`vacuum (analyze) ${rows.map(({ name }) => `"${schema}"."${name}"`).join(', ')}`)
    await setState(client, id, 'active')
  })
}

export async function withDatabase<T>(
  connection: DatabaseConfig,
  schema: string,
  work: (db: Database, pool: Pool) => Promise<T>,
): Promise<T> {
  const { db, pool } = openPool(connection, silent, 1, () => schema)
  try {
    // The data can be created again, so no commit has to wait for the disk.
    await db.execute('set synchronous_commit = off')
    return await work(db, pool)
  } finally {
    await pool.end()
  }
}

export async function withClient<T>(connection: DatabaseConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = createClient(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
