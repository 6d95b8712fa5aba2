import { join } from 'node:path'
import type { Client } from 'pg'
import { createClient } from '../database/database-client.ts'
import type { DatabaseConfig } from '../database/hosts/database-hosts.ts'
import {
  type Applied,
  migrate,
  type Migration,
  migrationsFolder,
  readMigrations,
  validateMigrate,
} from '../database/migrations/migrate.ts'
import type { Log } from '../process/log.ts'
import { describeError } from '../process/logged-error.ts'
import { createSerialQueue } from '../process/serial-queue.ts'
import { listBuildings, recordVersion, type RegisteredBuilding, registrySchema } from './registry.ts'

/** Buildings that are migrated at the same time. */
const concurrency = 4
/** Buildings whose schemas one statement checks. */
const checkBatchSize = 50

export type MigrationReport = { upToDate: number; migrated: string[]; failed: { slug: string; problem: string }[] }

/** Brings the schema of the registry up to this program's version. */
export const migrateRegistry = (connection: DatabaseConfig, log: Log): Promise<void> =>
  migrate(connection, {
    folder: join(migrationsFolder(), 'registry'),
    schema: registrySchema,
    isOfBuilding: false,
    log,
  })

/**
 * Brings the schemas of all buildings up to this program's version, several at once. One that fails is not served, and the others
 * are; the next start continues where it stopped, because each migration is a transaction of its own.
 */
export async function migrateBuildings(
  connection: DatabaseConfig,
  log: Log,
  { folder = migrationsFolder() }: { folder?: string } = {},
): Promise<MigrationReport> {
  const client = createClient({ ...connection, application_name: 'house migrations' })
  await client.connect()
  try {
    const migrations = readMigrations(folder)
    const buildings = (await listBuildings(client)).filter(({ state }) => state === 'active')
    const problems = await findProblems(client, buildings, migrations)
    const report: MigrationReport = { upToDate: 0, migrated: [], failed: [] }
    const waiting = buildings.filter((building) => {
      const isUpToDate = problems.get(building.id) === null && building.problem === null
      if (isUpToDate) report.upToDate += 1
      return !isUpToDate
    })
    // The connection of the registry takes one statement at a time.
    const inTurn = createSerialQueue()
    const runSome = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { id, slug, schema } = next
        const problem = await migrate(connection, { schema, log, folder }).then(
          () => null,
          (error: unknown) => describeError(error),
        )
        const version = problem === null ? (migrations.at(-1)?.name ?? null) : null
        await inTurn(() => recordVersion(client, id, { version, problem }))
        if (problem === null) report.migrated.push(slug)
        else {
          log.warn(`The building ${slug} is not served: ${problem}`)
          report.failed.push({ slug, problem })
        }
      }
    }
    await Promise.all(Array.from({ length: concurrency }, runSome))
    return report
  } finally {
    await client.end()
  }
}

/** The missing migrations of each building, read with few statements; null for one that is up to date. */
async function findProblems(
  client: Client,
  buildings: readonly RegisteredBuilding[],
  migrations: readonly Migration[],
): Promise<ReadonlyMap<string, string | null>> {
  const problems = new Map<string, string | null>()
  const { rows: there } = await client.query<{ schema: string }>(
    `select n.nspname as schema from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relname = 'migrations'`,
  )
  const schemas = new Set(there.map(({ schema }) => schema))
  for (const building of buildings) if (!schemas.has(building.schema)) problems.set(building.id, 'has no schema')
  const known = buildings.filter(({ schema }) => schemas.has(schema))
  for (let from = 0; from < known.length; from += checkBatchSize) {
    const some = known.slice(from, from + checkBatchSize)
    const { rows } = await client.query<{ id: string; applied: Applied[] }>(
      some
        .map(
          ({ id, schema }) =>
            `select '${id}' as id, json_agg(json_build_object('number', number, 'name', name, 'checksum', checksum) order by number) as applied from "${schema}".migrations`,
        )
        .join(' union all '),
    )
    for (const { id, applied } of rows) {
      const list = applied ?? []
      const isComplete = list.length === migrations.length
      problems.set(id, validateMigrate(migrations, list) ?? (isComplete ? null : 'is behind'))
    }
  }
  return problems
}
