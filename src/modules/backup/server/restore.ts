import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client, ClientConfig } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { onlySchema } from '#platform/server/buildings/building-scope.ts'
import { beginWithLock, keyInSchema } from '#platform/server/database/advisory-lock.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import type { Log } from '#platform/server/process/log.ts'
import { createClient } from '#platform/server/database/database-client.ts'
import type { FileStore } from '#platform/server/files/stores/file-store.ts'
import {
  makeSchema,
  migrate,
  type Migration,
  migrationsFolder,
  readMigrations,
  migrationLock,
  validateBaseline,
} from '#platform/server/database/migrations/migrate.ts'
import { columnList, quoted, setPortableSettings } from './contents.ts'
import { type CheckedBackup, readContent, type Manifest, fingerprintKey } from './manifest.ts'
import { BackupRejected } from './backup-rejected.ts'

export type Restored = { tables: number; rows: number; files: number; unsentEmails: number; migratedTo: string }

type RestoreOptions = {
  backup: CheckedBackup
  connection: ClientConfig
  /** The schema of the building. */
  schema?: string
  fileStore: FileStore
  secretKey: Buffer
  /** The old key is lost: clears what it encrypted. */
  withoutSealed: boolean
  now: Date
  log: Log
}

type KeyOptions = {
  secretKey: Buffer
  withoutSealed: boolean
  /** The variable that the operator sets. */
  keyName?: keyof typeof keyPlaces
}

/** Where the operator finds the key. */
const keyPlaces = {
  SECRET_KEY: 'for a demo, put the file secret-key into the data folder',
  BACKUP_SECRET_KEY: 'the SECRET_KEY of its installation, or what npm run building-key prints there',
}

/** The reason why this program with this key cannot load the backup, or null. */
export function validateRestore(
  { migrations, keyMark }: Manifest,
  { secretKey, withoutSealed, keyName = 'SECRET_KEY' }: KeyOptions,
  ownMigrations: readonly Migration[] = readMigrations(migrationsFolder()),
): string | null {
  const beforeBaseline = validateBaseline(migrations, 'backup')
  if (beforeBaseline !== null) return beforeBaseline
  const unknown = migrations.find(({ number }) => !ownMigrations.some((migration) => migration.number === number))
  if (unknown)
    return `This backup is from a newer version of this program (it contains ${unknown.name}). Restore it with that version.`
  const edited = migrations.find(({ checksum }, at) => ownMigrations[at]?.checksum !== checksum)
  if (edited)
    return `This backup is from a different version of this program: its ${edited.name} differs from the one here.`
  if (keyMark !== fingerprintKey(secretKey) && !withoutSealed)
    return (
      `The codes in this backup are encrypted with another SECRET_KEY. Set ${keyName} to the key it was created with ` +
      `(${keyPlaces[keyName]}). If that key is lost, --without-sealed clears the codes and second factors.`
    )
  return null
}

/**
 * Loads a checked backup into an empty installation in one transaction, then runs the migrations of this program.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { backup, connection, fileStore, log, schema = onlySchema } = options
  const { manifest } = backup
  const ownMigrations = readMigrations(migrationsFolder())
  const reason = validateRestore(manifest, options, ownMigrations)
  if (reason !== null) throw new BackupRejected({ because: reason })
  const client = createClient({ ...connection, application_name: 'house restore' })
  await client.connect()
  const writtenFiles: string[] = []
  try {
    await setPortableSettings(client, schema)
    await beginWithLock(client, keyInSchema(schema, migrationLock), { purpose: 'The backup cannot be restored' })
    await assertEmpty(client, schema)
    await client.query(`drop schema if exists ${quoted(schema)} cascade`)
    await makeSchema(client, ownMigrations.slice(0, manifest.migrations.length), schema)
    await loadTables(client, backup)
    const unsentEmails = await invalidateRestored(client, options)
    for (const { part, sha256 } of manifest.files)
      if (await fileStore.write(sha256, await readPart(backup, part))) writtenFiles.push(sha256)
    await client.query('commit')
    await migrate(connection, { log, schema })
    await client.query('analyze')
    await writeAudit(drizzle(client), {
      by: null,
      action: 'restored',
      recordType: 'backup',
      after: { madeAt: manifest.madeAt, tables: manifest.tables.length, files: manifest.files.length },
      now: options.now,
    })
    return {
      tables: manifest.tables.length,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      files: manifest.files.length,
      unsentEmails,
      migratedTo: ownMigrations.at(-1)?.name ?? '',
    }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    const { rows } = await client
      .query<{ installed: boolean }>('select to_regclass($1) is not null as installed', [`${quoted(schema)}.building`])
      .catch(() => ({ rows: [{ installed: true }] }))
    if (!rows[0]?.installed) for (const sha256 of writtenFiles) await fileStore.remove(sha256)
    throw error
  } finally {
    await client.end()
  }
}

/** A restore never overwrites a building. */
async function assertEmpty(client: Client, schema: string) {
  for (const table of ['building', 'users']) {
    const name = `${quoted(schema)}.${table}`
    const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [name])
    if (!rows[0]?.there) continue
    const { rowCount } = await client.query(`select from ${name} limit 1`)
    if (rowCount !== 0)
      throw new BackupRejected({
        because:
          'This installation is not empty. Restore the backup into a new DATA_DIR or an empty database. Nothing was changed.',
      })
  }
}

/**
 * Loads the rows unchanged. Foreign keys are dropped and added again, which checks them, so that tables can be loaded
 * in any order and without special database rights.
 */
async function loadTables(client: Client, { path, manifest, entries }: CheckedBackup) {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and k.connamespace = current_schema()::regnamespace order by c.relname, k.conname`,
  )
  for (const { table, name } of keys) await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
  for (const table of manifest.tables) {
    const entry = entries.get(table.part)
    if (!entry) throw new BackupRejected('damaged')
    await client.query(`alter table ${quoted(table.table)} disable trigger user`)
    // Rows inserted by migrations are in the backup too.
    await client.query(`delete from ${quoted(table.table)}`)
    const into = client.query(copyFrom(`copy ${quoted(table.table)} (${columnList(table)}) from stdin`))
    await pipeline(readContent(path, entry), createGunzip(), into)
    if (into.rowCount !== table.rows) throw new BackupRejected('damaged')
    await client.query(`alter table ${quoted(table.table)} enable trigger user`)
  }
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
  for (const [name, last] of Object.entries(manifest.sequences))
    await client.query('select setval($1::regclass, $2)', [quoted(name), last])
}

/** Marks queued e-mails as failed, because they may have been sent since, and clears codes that cannot be decrypted. */
async function invalidateRestored(
  client: Client,
  { backup, secretKey, withoutSealed }: RestoreOptions,
): Promise<number> {
  const { rowCount } = await client.query(
    `update mail_outbox set status = 'failed', last_error = 'Not sent: it was still queued when the backup was created.'
     where status = 'queued'`,
  )
  if (withoutSealed && backup.manifest.keyMark !== fingerprintKey(secretKey)) await clearSealed(client)
  return rowCount ?? 0
}

/** A mail server with a user has a password too. */
const neededByCheck = ['mail_servers.password_sealed']

async function clearSealed(client: Client) {
  const { rows } = await client.query<{ table: string; column: string; isNeeded: boolean }>(
    `select table_name as table, column_name as column,
       is_nullable = 'NO' or table_name || '.' || column_name = any($1) as "isNeeded"
     from information_schema.columns where table_schema = current_schema() and column_name like '%\\_sealed'`,
    [neededByCheck],
  )
  await client.query('update users set second_factor_since = null where second_factor_since is not null')
  for (const { table, column, isNeeded } of rows) {
    // What cannot be without its secret, such as the mailbox of answers and the mail server, is set up again.
    const clear = isNeeded ? `delete from ${quoted(table)}` : `update ${quoted(table)} set ${quoted(column)} = null`
    await client.query(`${clear} where ${quoted(column)} is not null`)
  }
}

function readPart({ path, entries }: CheckedBackup, part: string): Promise<Buffer> {
  const entry = entries.get(part)
  if (!entry) throw new BackupRejected('damaged')
  return buffer(readContent(path, entry))
}
