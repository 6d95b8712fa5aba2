import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import type { ClientConfig } from 'pg'
import { CannotStart } from './cannot-start.ts'
import type { Log } from './database.ts'

export type Migration = { number: number; name: string; checksum: string; sql: string }
type Applied = { number: number; name: string; checksum: string }

/** Held by whoever changes the shape of the database. */
export const shaping = 740_023_034

/**
 * Brings the database to what this program needs: each file of `migrations/` once, in its order and its own
 * transaction. Programs that start together wait for each other; never goes back.
 */
export async function migrate(
  connection: ClientConfig,
  { folder = migrationsFolder(), log }: { folder?: string; log: Log },
): Promise<void> {
  const migrations = readMigrations(folder)
  const client = new Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [shaping])
    await prepare(client)
    const { rows: applied } = await client.query<Applied>(
      'select number, name, checksum from migrations order by number',
    )
    const refusal = whyNotMigrate(migrations, applied)
    if (refusal !== null) throw new CannotStart(refusal)
    const missing = migrations.slice(applied.length)
    for (const migration of missing) await apply(client, migration)
    if (missing.length > 0) log.info(`Database brought to ${missing.at(-1)?.name}.`)
  } finally {
    await client.end()
  }
}

/** Makes the building's schema as it was after these migrations, within the caller's transaction; there must be none yet. */
export async function makeSchema(client: Client, migrations: readonly Migration[]): Promise<void> {
  await prepare(client)
  for (const { sql, number, name, checksum } of migrations) {
    await client.query(sql)
    await client.query('insert into migrations (number, name, checksum) values ($1, $2, $3)', [number, name, checksum])
  }
}

/** The reason why these files cannot follow on what the database has had, or null. */
export function whyNotMigrate(migrations: readonly Applied[], applied: readonly Applied[]): string | null {
  for (const [at, had] of applied.entries()) {
    const has = migrations[at]
    if (has === undefined)
      return `The database is newer than this program (it has had ${had.name}): start the newer program.`
    if (has.number < had.number)
      return `The migration ${has.name} stands before ${had.name}, which the database has had: give it the next number.`
    if (has.number > had.number || has.name !== had.name)
      return `The migration ${had.name}, which the database has had, is missing: it must stay as it was.`
    if (has.checksum !== had.checksum)
      return `The migration ${had.name} was edited after it ran on this database: put it back, and write a new one.`
  }
  return null
}

/** The checksum does not see how lines end, which a checkout may change. */
export function readMigrations(folder: string): Migration[] {
  const migrations = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
      const [, number] = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file) ?? []
      if (number === undefined)
        throw new CannotStart(`The migration ${file} must be called like 0001-what-it-does.sql.`)
      const checksum = createHash('sha256').update(sql).digest('hex')
      return { number: Number(number), name: file.replace(/\.sql$/, ''), checksum, sql }
    })
  const twice = migrations.find((migration, at) => migrations[at + 1]?.number === migration.number)
  if (twice) throw new CannotStart(`Two migrations have the number of ${twice.name}: give one the next number.`)
  return migrations
}

/** The building's schema, with the extensions beside it so that further buildings share them. */
async function prepare(client: Client) {
  await client.query('create schema if not exists building')
  await client.query('set search_path = building, public')
  for (const extension of ['pg_trgm', 'unaccent']) {
    const present = await client.query('select from pg_extension where extname = $1', [extension])
    if (present.rowCount !== 0) continue
    await client.query(`create extension if not exists ${extension} with schema public`).catch((error: Error) => {
      throw new CannotStart(
        `The database lacks the extension ${extension} (${error.message}): install PostgreSQL's contrib package, ` +
          `or let an administrator of the server run: create extension ${extension} with schema public.`,
      )
    })
  }
  await client.query(
    `create table if not exists migrations (
       number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`,
  )
}

async function apply(client: Client, { number, name, checksum, sql }: Migration) {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migrations (number, name, checksum) values ($1, $2, $3)', [number, name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    const { message, position } = error as { message: string; position?: string }
    const line = position === undefined ? '' : `, line ${sql.slice(0, Number(position)).split('\n').length}`
    throw new CannotStart(`The migration ${name}${line} failed, and the database is as it was before it: ${message}.`)
  }
}

/** Beside package.json, seen from the source as from the bundled program. */
export function migrationsFolder(): string {
  for (let at = import.meta.dirname; at !== dirname(at); at = dirname(at))
    if (existsSync(join(at, 'package.json'))) return join(at, 'migrations')
  throw new CannotStart('The folder migrations, which belongs to the program, is missing.')
}
