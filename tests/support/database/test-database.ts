import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client, ClientConfig } from 'pg'
import { readConfig } from '#platform/server/process/config.ts'
import { openPool } from '#platform/server/database/database.ts'
import type { OpenedPool } from '#platform/server/database/database.ts'
import { migrate, readMigrations } from '#platform/server/database/migrations/migrate.ts'
import { connectToTestCluster, connectionInFile } from './test-cluster.ts'

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
export const emptyDatabase = (): Promise<FreshDatabase> => createFromTemplate('template0')

async function createFromTemplate(template: string): Promise<FreshDatabase> {
  const cluster = await connectToTestCluster()
  const name = `test_${process.pid}_${(databaseCount += 1)}`
  // Copying files takes a tenth of the time of the default strategy, which also writes each page to the WAL.
  await cluster.query(`create database ${name} template ${template} strategy file_copy`)
  const opened = openPool({ ...connectionInFile(), database: name }, quiet, 8)
  const drop = async () => {
    await opened.pool.end()
    await cluster.query(`drop database ${name} with (force)`)
  }
  return { ...opened, drop }
}

let template: Promise<string> | undefined
const getTemplate = (cluster: Client) => (template ??= createTemplate(cluster))

/**
 * Creates a template with all migrations and the tables of the job queue. The first test process creates it, once for each
 * state of `migrations/` and version of the job queue.
 */
async function createTemplate(cluster: Client): Promise<string> {
  const migrations = readMigrations(join(import.meta.dirname, '../../../migrations'))
  const state = createHash('sha256')
    .update([...migrations.map((m) => m.checksum), readFileSync(jobsPackage, 'utf8')].join())
    .digest('hex')
  const name = `template_${state.slice(0, 16)}`
  await cluster.query('select pg_advisory_lock($1)', [advisoryKey])
  try {
    const { rowCount } = await cluster.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      await cluster.query(`drop database if exists ${name}_half with (force)`)
      await cluster.query(`create database ${name}_half`)
      const connection = { ...connectionInFile(), database: `${name}_half` }
      await migrate(connection, { log: quiet })
      await addJobs(connection)
      await cluster.query(`alter database ${name}_half rename to ${name}`)
    }
  } finally {
    await cluster.query('select pg_advisory_unlock($1)', [advisoryKey])
  }
  return name
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
