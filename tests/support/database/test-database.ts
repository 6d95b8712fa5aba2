import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client, ClientConfig } from 'pg'
import { readConfig } from '#platform/server/process/config.ts'
import { openPool } from '#platform/server/database/database.ts'
import type { OpenedPool } from '#platform/server/database/database.ts'
import type { DatabaseConfig } from '#platform/server/database/hosts/database-hosts.ts'
import { firstOnCitus } from '#platform/server/database/migrations/citus.ts'
import { migrate, migrationsFolder, readMigrations } from '#platform/server/database/migrations/migrate.ts'
import { addCitus, dropDatabase, hasCitus, runOnNodes } from './given-server.ts'
import './one-statement-at-a-time.ts'
import { connectToTestCluster, clusterConnection } from './test-cluster.ts'

export type FreshDatabase = OpenedPool & { drop: () => Promise<void> }

const quiet = { info: () => {}, warn: () => {} }
const jobsPackage = join(import.meta.dirname, '../../../node_modules/pg-boss/package.json')
const advisoryKey = 740_023_035
let databaseCount = 0

/** Creates a database for one test file, with all migrations and no rows. Drop it in `after`. */
export async function freshDatabase(): Promise<FreshDatabase> {
  return createFromTemplate(await getTemplate(await connectToTestCluster()))
}

/** Creates a database without any migration. */
export const emptyDatabase = async (): Promise<FreshDatabase> =>
  createFromTemplate(await getEmptyTemplate(await connectToTestCluster()))

async function createFromTemplate(template: string): Promise<FreshDatabase> {
  const cluster = await connectToTestCluster()
  const name = `test_${process.pid}_${(databaseCount += 1)}`
  // Copying files takes a tenth of the time of the default strategy, which also writes each page to the WAL.
  await runOnNodes(cluster, `create database ${name} template ${template} strategy file_copy`)
  const opened = openPool({ ...clusterConnection(), database: name, ...throughPooler(name) }, quiet, 8)
  const drop = async () => {
    await opened.pool.end()
    await dropDatabase(cluster, name)
  }
  return { ...opened, drop }
}

/** With TEST_POOLER_URL, the address of a pooler without a database, the program's calls go through it (tests/services/pooler.test.ts). */
function throughPooler(database: string): Pick<DatabaseConfig, 'poolerUrl'> {
  const { TEST_POOLER_URL: pooler } = process.env
  return pooler ? { poolerUrl: `${pooler}/${database}` } : {}
}

let template: Promise<string> | undefined
const getTemplate = (cluster: Client) => (template ??= createTemplate(cluster))

/**
 * Creates a template with all migrations and the tables of the job queue. The first test process creates it, once for each
 * state of `migrations/` and version of the job queue.
 */
async function createTemplate(cluster: Client): Promise<string> {
  const migrations = readMigrations(migrationsFolder())
  const state = createHash('sha256')
    .update([...migrations.map((m) => m.checksum), readFileSync(jobsPackage, 'utf8')].join())
    .digest('hex')
  const empty = await getEmptyTemplate(cluster)
  return createOnce(cluster, `template_${state.slice(0, 16)}`, empty, async (half) => {
    const connection = { ...clusterConnection(), database: half }
    if (await hasCitus(cluster)) await migrateBeforeCitus(connection)
    await migrate(connection, { log: quiet })
    await addJobs(connection)
  })
}

let emptyTemplate: Promise<string> | undefined
const getEmptyTemplate = (cluster: Client) => (emptyTemplate ??= createEmptyTemplate(cluster))

/** A database has Citus before the program sees it. */
const createEmptyTemplate = async (cluster: Client): Promise<string> =>
  (await hasCitus(cluster))
    ? createOnce(cluster, 'template_citus', 'template0', (half) => addCitus(cluster, half))
    : 'template0'

/** Creates a database that is filled once, and which no session uses, so that it can be copied. */
async function createOnce(cluster: Client, name: string, from: string, fill: (half: string) => Promise<void>) {
  await cluster.query('select pg_advisory_lock($1)', [advisoryKey])
  try {
    const { rowCount } = await cluster.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      await dropDatabase(cluster, `${name}_half`)
      await runOnNodes(cluster, `create database ${name}_half template ${from}`)
      await fill(`${name}_half`)
      await runOnNodes(cluster, `alter database ${name}_half with allow_connections false`)
      // Citus has processes of its own in each database.
      await runOnNodes(cluster, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}_half'`)
      await runOnNodes(cluster, `alter database ${name}_half rename to ${name}`)
    }
  } finally {
    await cluster.query('select pg_advisory_unlock($1)', [advisoryKey])
  }
  return name
}

/** With Citus the later migrations then run on a distributed schema, as at an upgrade. */
async function migrateBeforeCitus(connection: ClientConfig) {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  for (const file of readdirSync(migrationsFolder()))
    if (Number(file.slice(0, 4)) < firstOnCitus) cpSync(join(migrationsFolder(), file), join(folder, file))
  await migrate(connection, { log: quiet, folder })
  await rm(folder, { recursive: true })
}

/** Starts the app once, so that its job queues already exist in each copy. */
async function addJobs(connection: ClientConfig) {
  // Imported here, so that only the process that creates the template loads the whole app.
  const { createApp } = await import('#app/server.ts')
  const dataDir = await mkdtemp(join(tmpdir(), 'app-'))
  const database = openPool(connection, quiet, 4)
  const app = await createApp({
    config: readConfig({ DATA_DIR: dataDir }),
    database,
    secretKey: Buffer.alloc(32, 7),
    requestLog: { write: () => {} },
    log: quiet,
  })
  await app.close()
  await database.pool.end()
  await rm(dataDir, { recursive: true })
}
