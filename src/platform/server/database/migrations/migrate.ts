import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Client, ClientConfig } from 'pg'
import { onlySchema } from '../../buildings/building-scope.ts'
import { beginWithLock, keyInSchema } from '../advisory-lock.ts'
import { CannotStart } from '../../process/cannot-start.ts'
import { createClient } from '../database-client.ts'
import type { Log } from '../../process/log.ts'
import { createSchemasLocally, distributeSchema } from './citus.ts'
import { splitStatements, type Statement } from './split-statements.ts'

export type Migration = { number: number; name: string; checksum: string; statements: Statement[] }
export type Applied = { number: number; name: string; checksum: string }

/** The first migration of every database from before the baseline, which replaced the migrations up to then. */
const firstBeforeBaseline = '0001-ground'

/** The advisory lock for changes of the database schema. */
export const migrationLock = 740_023_034

type MigrateOptions = {
  folder?: string
  log: Log
  lockLimit?: number
  /** The schema of the building. */
  schema?: string
  /** False for the registry, which Citus leaves on the coordinator. */
  isOfBuilding?: boolean
}

/**
 * Brings the database up to this program's version: runs each file of `migrations/` once, in order, in its own
 * transaction, which also takes the lock. Programs that start together wait for each other. Never goes back.
 */
export async function migrate(
  connection: ClientConfig,
  { folder = migrationsFolder(), log, lockLimit, schema = onlySchema, isOfBuilding = true }: MigrateOptions,
): Promise<void> {
  const migrations = readMigrations(folder)
  const client = createClient({ ...connection, application_name: 'house migrations' })
  await client.connect()
  try {
    // If the program is cut off from the server in the middle, the lock must be released.
    await client.query(
      'set idle_in_transaction_session_timeout = 60000; set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
    )
    const lock = { purpose: 'The database cannot be migrated', limit: lockLimit }
    let last: Migration | null = null
    for (let next = await nextMigration(); next; next = await nextMigration()) last = next
    if (last) log.info(`${schema === onlySchema ? 'Database' : `Schema ${schema}`} brought to ${last.name}.`)
    if (isOfBuilding)
      await distributeSchema(client, schema, () => beginWithLock(client, keyInSchema(schema, migrationLock), lock))

    /** Runs the first missing migration; returns null when there is none. */
    async function nextMigration(): Promise<Migration | null> {
      await beginWithLock(client, keyInSchema(schema, migrationLock), lock)
      try {
        const missing = await missingMigration(client, migrations, schema)
        if (missing) await apply(client, missing)
        await client.query('commit')
        return missing
      } catch (error) {
        await client.query('rollback').catch(() => undefined)
        throw error
      }
    }
  } finally {
    await client.end()
  }
}

/** Creates the building's schema as of these migrations, within the caller's transaction; there must be none yet. */
export async function makeSchema(client: Client, migrations: readonly Migration[], schema = onlySchema): Promise<void> {
  await prepare(client, schema)
  for (const migration of migrations) await apply(client, migration)
}

/** Why the data of a database or backup with these migrations cannot be used, or null. */
export const validateBaseline = (applied: readonly Pick<Applied, 'name'>[], what: 'database' | 'backup') =>
  applied[0]?.name === firstBeforeBaseline
    ? `This ${what} is from before the baseline of the database schema: export its data with the version tagged ` +
      'before-baseline, and import them into an empty installation of this version (OPERATING.md, "From before the baseline").'
    : null

/** Why these files cannot follow the applied migrations, or null. */
export function validateMigrate(migrations: readonly Applied[], applied: readonly Applied[]): string | null {
  const beforeBaseline = validateBaseline(applied, 'database')
  if (beforeBaseline !== null) return beforeBaseline
  for (const [at, had] of applied.entries()) {
    const has = migrations[at]
    if (has === undefined)
      return `The database is newer than this program (it already has ${had.name}). Start the newer version of the program.`
    if (has.number < had.number)
      return `The migration ${has.name} comes before ${had.name}, which was already applied. Give it the next number.`
    if (has.number > had.number || has.name !== had.name)
      return `The migration ${had.name} was already applied, but its file is missing. Restore the file.`
    if (has.checksum !== had.checksum)
      return `The migration ${had.name} was edited after it was applied. Restore the file and write a new migration.`
  }
  return null
}

/** The checksum ignores line endings, which a checkout may change. */
export function readMigrations(folder: string): Migration[] {
  const migrations = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
      const [, number] = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file) ?? []
      if (number === undefined) throw new CannotStart(`The migration ${file} needs a name like 0001-what-it-does.sql.`)
      const checksum = createHash('sha256').update(sql).digest('hex')
      return { number: Number(number), name: file.replace(/\.sql$/, ''), checksum, statements: statementsOf(file, sql) }
    })
  const twice = migrations.find((migration, at) => migrations[at + 1]?.number === migration.number)
  if (twice) throw new CannotStart(`Two migrations have the number of ${twice.name}. Give one of them the next number.`)
  return migrations
}

function statementsOf(file: string, sql: string): Statement[] {
  try {
    return splitStatements(sql)
  } catch (error) {
    throw new CannotStart(`The migration ${file} cannot be read: ${(error as Error).message}.`)
  }
}

/** Creates the schemas of the building and of the job queue, and the extensions in public, so that further buildings share them. */
async function prepare(client: Client, schema: string) {
  await createSchemasLocally(client)
  await client.query(`create schema if not exists "${schema}"`)
  await client.query('create schema if not exists jobs')
  await client.query(`set search_path = "${schema}", public`)
  for (const extension of ['pg_trgm', 'unaccent']) {
    const present = await client.query('select from pg_extension where extname = $1', [extension])
    if (present.rowCount !== 0) continue
    await client.query(`create extension if not exists ${extension} with schema public`).catch((error: Error) => {
      throw new CannotStart(
        `The database lacks the extension ${extension} (${error.message}). Install PostgreSQL's contrib package, ` +
          `or have an administrator of the server run: create extension ${extension} with schema public.`,
      )
    })
  }
  await client.query(
    `create table if not exists migrations (
       number int constraint migrations_pkey primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`,
  )
}

/** The first migration that was not applied; throws when these files cannot follow the applied ones. */
async function missingMigration(
  client: Client,
  migrations: readonly Migration[],
  schema: string,
): Promise<Migration | null> {
  await prepare(client, schema)
  const { rows: applied } = await client.query<Applied>('select number, name, checksum from migrations order by number')
  const problem = validateMigrate(migrations, applied)
  if (problem !== null) throw new CannotStart(problem)
  return migrations[applied.length] ?? null
}

/** Runs within the caller's transaction. */
async function apply(client: Client, { number, name, checksum, statements }: Migration) {
  for (const { sql, line } of statements)
    await client.query(sql).catch((error: Error & { position?: string }) => {
      const lines = sql.slice(0, Number(error.position ?? 1) - 1).split('\n').length
      throw new CannotStart(
        `The migration ${name}, line ${line + lines - 1} failed and was rolled back: ${error.message}.`,
      )
    })
  await client.query('insert into migrations (number, name, checksum) values ($1, $2, $3)', [number, name, checksum])
}

/** Beside package.json, for the source as for the bundled program. */
export function migrationsFolder(): string {
  for (let at = import.meta.dirname; at !== dirname(at); at = dirname(at))
    if (existsSync(join(at, 'package.json'))) return join(at, 'migrations')
  throw new CannotStart('The folder migrations, which is part of the program, is missing.')
}
