import { createReadStream } from 'node:fs'
import { access, rm } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, type ClientConfig } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { writeAudit } from '#platform/server/audit.ts'
import type { Log } from '#platform/server/database.ts'
import { placeOfFile, writeOnce } from '#platform/server/files.ts'
import {
  makeSchema,
  migrate,
  type Migration,
  migrationsFolder,
  readMigrations,
  shaping,
} from '#platform/server/migrate.ts'
import { columnList, quoted, speakPlainly } from './contents.ts'
import { type CheckedBackup, contentOf, type Manifest, markOfKey } from './manifest.ts'
import { BackupRefused } from './refused.ts'

export type Restored = { tables: number; rows: number; files: number; unsentLetters: number; migratedTo: string }

type Asked = {
  backup: CheckedBackup
  connection: ClientConfig
  dataDir: string
  secretKey: Buffer
  /** The old key is lost: what was sealed with it is cleared instead of kept for nobody. */
  withoutSealed: boolean
  now: Date
  log: Log
}

/** The reason why this program with this key cannot load the backup, or null. */
export function whyNotRestore(
  { migrations, keyMark }: Manifest,
  { secretKey, withoutSealed }: { secretKey: Buffer; withoutSealed: boolean },
  own: readonly Migration[] = readMigrations(migrationsFolder()),
): string | null {
  const unknown = migrations.find(({ number }) => !own.some((has) => has.number === number))
  if (unknown)
    return `This backup is newer than this program (it has had ${unknown.name}): restore it with the newer one.`
  const edited = migrations.find(({ checksum }, at) => own[at]?.checksum !== checksum)
  if (edited) return `This backup was made by another line of this program: its ${edited.name} is not the one here.`
  if (keyMark !== markOfKey(secretKey) && !withoutSealed)
    return (
      'The codes in this backup are sealed with another SECRET_KEY: set the key it was made with (of a demo: put the ' +
      'file secret-key into the data folder). If that key is lost, --without-sealed clears the codes and second factors.'
    )
  return null
}

/**
 * Loads a checked backup into an empty installation: everything in one transaction, so that it is all there or
 * nothing is. Then brings it to what this program needs.
 */
export async function restoreBackup(asked: Asked): Promise<Restored> {
  const { backup, connection, log } = asked
  const { manifest } = backup
  const own = readMigrations(migrationsFolder())
  const refusal = whyNotRestore(manifest, asked, own)
  if (refusal !== null) throw new BackupRefused({ because: refusal })
  const client = new Client({ ...connection, application_name: 'house restore' })
  client.on('error', () => {})
  await client.connect()
  const written: string[] = []
  try {
    await speakPlainly(client)
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [shaping])
    await demandEmpty(client)
    await client.query('drop schema if exists building cascade')
    await makeSchema(client, own.slice(0, manifest.migrations.length))
    await loadTables(client, backup)
    const unsentLetters = await letDie(client, asked)
    for (const { part, sha256 } of manifest.files)
      if (await restoreFile(backup, part, placeOfFile(asked.dataDir, sha256)))
        written.push(placeOfFile(asked.dataDir, sha256))
    await client.query('commit')
    await migrate(connection, { log })
    await client.query('analyze')
    await writeAudit(drizzle(client), {
      by: null,
      action: 'restored',
      noun: 'backup',
      after: { madeAt: manifest.madeAt, tables: manifest.tables.length, files: manifest.files.length },
      now: asked.now,
    })
    return {
      tables: manifest.tables.length,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: manifest.files.length,
      unsentLetters,
      migratedTo: own.at(-1)?.name ?? '',
    }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    const { rows } = await client
      .query<{ kept: boolean }>(`select to_regclass('building.building') is not null as kept`)
      .catch(() => ({ rows: [{ kept: true }] }))
    if (!rows[0]?.kept) for (const path of written) await rm(path, { force: true })
    throw error
  } finally {
    await client.end()
  }
}

/** Only where nobody has worked yet: a restore never overwrites a building. */
async function demandEmpty(client: Client) {
  for (const table of ['building', 'users']) {
    const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [
      `building.${table}`,
    ])
    if (!rows[0]?.there) continue
    const { rowCount } = await client.query(`select from building.${table} limit 1`)
    if (rowCount !== 0)
      throw new BackupRefused({
        because:
          'This installation is not empty: a backup is restored into a new DATA_DIR or an empty database. Nothing was changed.',
      })
  }
}

/**
 * Row for row as they were. Foreign keys are taken away and made again, which proves them: tables can so be loaded in
 * any order and by a database user without special rights.
 */
async function loadTables(client: Client, { path, manifest, entries }: CheckedBackup) {
  const { rows: keys } = await client.query<{ table: string; name: string; says: string }>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as says
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and k.connamespace = 'building'::regnamespace order by c.relname, k.conname`,
  )
  for (const { table, name } of keys) await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
  for (const table of manifest.tables) {
    const entry = entries.get(table.part)
    if (!entry) throw new BackupRefused('damaged')
    await client.query(`alter table ${quoted(table.table)} disable trigger user`)
    // What a migration put in itself is in the backup too.
    await client.query(`delete from ${quoted(table.table)}`)
    const into = client.query(copyFrom(`copy ${quoted(table.table)} (${columnList(table)}) from stdin`))
    await pipeline(contentOf(path, entry), createGunzip(), into)
    if (into.rowCount !== table.rows) throw new BackupRefused('damaged')
    await client.query(`alter table ${quoted(table.table)} enable trigger user`)
  }
  for (const { table, name, says } of keys)
    await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${says}`)
  for (const [name, last] of Object.entries(manifest.sequences))
    await client.query('select setval($1::regclass, $2)', [quoted(name), last])
}

/** What must not come to life again: letters that may have gone out since, and codes that nobody can open any more. */
async function letDie(client: Client, { backup, secretKey, withoutSealed }: Asked): Promise<number> {
  const { rowCount } = await client.query(
    `update mail_outbox set status = 'failed', last_error = 'Not sent: it was still waiting when the backup was made.'
     where status = 'queued'`,
  )
  if (withoutSealed && backup.manifest.keyMark !== markOfKey(secretKey)) await clearSealed(client)
  return rowCount ?? 0
}

async function clearSealed(client: Client) {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'building' and column_name like '%\\_sealed'`,
  )
  await client.query('update users set second_factor_since = null where second_factor_since is not null')
  for (const { table, column } of rows)
    await client.query(`update ${quoted(table)} set ${quoted(column)} = null where ${quoted(column)} is not null`)
}

/** Whether it had to be written: bytes that lie there already are the same. */
async function restoreFile({ path, entries }: CheckedBackup, part: string, place: string): Promise<boolean> {
  const there = await access(place).then(
    () => true,
    () => false,
  )
  if (there) return false
  const entry = entries.get(part)
  if (!entry) throw new BackupRefused('damaged')
  await writeOnce(
    place,
    entry.size === 0
      ? Buffer.alloc(0)
      : await buffer(createReadStream(path, { start: entry.start, end: entry.start + entry.size - 1 })),
  )
  return true
}
