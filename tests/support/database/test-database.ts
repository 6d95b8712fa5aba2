import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client, ClientConfig } from 'pg'
import { readConfig } from '#platform/server/process/config.ts'
import { openPool } from '#platform/server/database/database.ts'
import type { OpenedPool } from '#platform/server/database/database.ts'
import { migrate, readMigrations } from '#platform/server/database/migrate.ts'
import { connectToTestCluster, connectionInFile } from './test-cluster.ts'

export type FreshDatabase = OpenedPool & { drop: () => Promise<void> }

const quiet = { info: () => {}, warn: () => {} }
const jobsPackage = join(import.meta.dirname, '../../../node_modules/pg-boss/package.json')
const advisoryKey = 740_023_035
let made = 0

/** A database of its own for a test file, with all migrations and no rows. Drop it in `after`. */
export async function freshDatabase(): Promise<FreshDatabase> {
  return databaseLike(await templateOf(await connectToTestCluster()))
}

/** One that has seen no migration, for tests of what comes before them. */
export const emptyDatabase = (): Promise<FreshDatabase> => databaseLike('template0')

async function databaseLike(template: string): Promise<FreshDatabase> {
  const attendance = await connectToTestCluster()
  const name = `test_${process.pid}_${(made += 1)}`
  // Copied as files: a tenth of the work of the default, which writes each page to the log too.
  await attendance.query(`create database ${name} template ${template} strategy file_copy`)
  const opened = openPool({ ...connectionInFile(), database: name }, quiet, 8)
  const drop = async () => {
    await opened.pool.end()
    await attendance.query(`drop database ${name} with (force)`)
  }
  return { ...opened, drop }
}

let template: Promise<string> | undefined
const templateOf = (attendance: Client) => (template ??= makeTemplate(attendance))

/**
 * Migrated and with the tables of the job queue, once for each state of `migrations/` and of the queue's package, by
 * whichever test process comes first.
 */
async function makeTemplate(attendance: Client): Promise<string> {
  const migrations = readMigrations(join(import.meta.dirname, '../../../migrations'))
  const state = createHash('sha256')
    .update([...migrations.map((m) => m.checksum), readFileSync(jobsPackage, 'utf8')].join())
    .digest('hex')
  const name = `template_${state.slice(0, 16)}`
  await attendance.query('select pg_advisory_lock($1)', [advisoryKey])
  try {
    const { rowCount } = await attendance.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      await attendance.query(`drop database if exists ${name}_half with (force)`)
      await attendance.query(`create database ${name}_half`)
      const connection = { ...connectionInFile(), database: `${name}_half` }
      await migrate(connection, { log: quiet })
      await addJobs(connection)
      await attendance.query(`alter database ${name}_half rename to ${name}`)
    }
  } finally {
    await attendance.query('select pg_advisory_unlock($1)', [advisoryKey])
  }
  return name
}

/** The program creates its queues when it opens; on a copy it finds them. */
async function addJobs(connection: ClientConfig) {
  // Only the process that makes the template loads the whole program for it.
  const { createApp } = await import('#app/server.ts')
  const dataDir = await mkdtemp(join(tmpdir(), 'house-'))
  const database = openPool(connection, quiet, 4)
  const program = await createApp({
    config: readConfig({ DATA_DIR: dataDir }),
    database,
    secretKey: Buffer.alloc(32, 7),
    requestLog: { write: () => {} },
    log: quiet,
  })
  await program.close()
  await database.pool.end()
  await rm(dataDir, { recursive: true })
}
