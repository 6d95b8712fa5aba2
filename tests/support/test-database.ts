import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Client } from 'pg'
import { openPool } from '#platform/server/database.ts'
import type { OpenedPool } from '#platform/server/database.ts'
import { migrate, readMigrations } from '#platform/server/migrate.ts'
import { attend, connectionInFile } from './test-cluster.ts'

export type FreshDatabase = OpenedPool & { drop: () => Promise<void> }

const quiet = { info: () => {}, warn: () => {} }
const advisoryKey = 740_023_035
let made = 0

/** A database of its own for a test file, with all migrations and no rows. Drop it in `after`. */
export async function freshDatabase(): Promise<FreshDatabase> {
  return databaseLike(await templateOf(await attend()))
}

/** One that has seen no migration, for tests of what comes before them. */
export const emptyDatabase = (): Promise<FreshDatabase> => databaseLike('template0')

async function databaseLike(template: string): Promise<FreshDatabase> {
  const attendance = await attend()
  const name = `test_${process.pid}_${(made += 1)}`
  await attendance.query(`create database ${name} template ${template}`)
  const opened = openPool({ ...connectionInFile(), database: name }, quiet, 8)
  const drop = async () => {
    await opened.pool.end()
    await attendance.query(`drop database ${name} with (force)`)
  }
  return { ...opened, drop }
}

let template: Promise<string> | undefined
const templateOf = (attendance: Client) => (template ??= makeTemplate(attendance))

/** Migrated once for each state of `migrations/`, by whichever test process comes first. */
async function makeTemplate(attendance: Client): Promise<string> {
  const migrations = readMigrations(join(import.meta.dirname, '../../migrations'))
  const state = createHash('sha256')
    .update(migrations.map((m) => m.checksum).join())
    .digest('hex')
  const name = `template_${state.slice(0, 16)}`
  await attendance.query('select pg_advisory_lock($1)', [advisoryKey])
  try {
    const { rowCount } = await attendance.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      await attendance.query(`drop database if exists ${name}_half with (force)`)
      await attendance.query(`create database ${name}_half`)
      await migrate({ ...connectionInFile(), database: `${name}_half` }, { log: quiet })
      await attendance.query(`alter database ${name}_half rename to ${name}`)
    }
  } finally {
    await attendance.query('select pg_advisory_unlock($1)', [advisoryKey])
  }
  return name
}
