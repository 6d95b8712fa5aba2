import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client, ClientConfig } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { onlySchema } from '#platform/server/buildings/building-scope.ts'
import { beginWithLock, keyInSchema } from '#platform/server/database/advisory-lock.ts'
import { createClient } from '#platform/server/database/database-client.ts'
import { sweeping } from '#platform/server/files/files.ts'
import type { FileStore } from '#platform/server/files/stores/file-store.ts'
import { days } from '#platform/time/dates.ts'
import { isOwnKey } from '#platform/server/security/secret-key-check.ts'
import {
  columnList,
  excludedTables,
  quoted,
  setPortableSettings,
  type TableShape,
  listBackupTables,
} from './contents.ts'
import {
  type CheckedBackup,
  checkBackup,
  formatVersion,
  type Manifest,
  manifestName,
  manifestSumName,
  fingerprintKey,
  readMeName,
} from './manifest.ts'
import { BackupRejected } from './backup-rejected.ts'
import { sha256Of, writeTar } from './tar.ts'

type BackupOptions = {
  connection: ClientConfig
  /** The schema of the building. */
  schema?: string
  fileStore: FileStore
  secretKey: Buffer
  target: string
  now: Date
  /** Milliseconds to wait for the clean-up of stored files. */
  lockLimit?: number
}
type Part = { part: string; size: number; sha256: string }

/**
 * Writes all data of the building, from one snapshot, into one file, while the program runs. The file is read back
 * and checked before it gets its name.
 */
export async function createBackup(options: BackupOptions): Promise<CheckedBackup> {
  await mkdir(dirname(options.target), { recursive: true })
  const folder = await mkdtemp(join(dirname(options.target), '.making-'))
  try {
    const target = await collect(options, folder)
    const archivePath = join(folder, 'whole')
    await writeArchive(archivePath, target, folder)
    const checked = await checkBackup(archivePath)
    await rename(archivePath, options.target)
    return { ...checked, path: options.target }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Reads one snapshot: writes the tables into the folder, compressed, and copies the files there. */
async function collect(options: BackupOptions, folder: string): Promise<Manifest> {
  const { schema = onlySchema } = options
  const client = createClient({ ...options.connection, application_name: 'house backup' })
  await client.connect()
  try {
    await setPortableSettings(client, schema)
    // Blocks the clean-up of files between the snapshot and their copying.
    await beginWithLock(client, keyInSchema(schema, sweeping), {
      purpose: 'The backup cannot be created',
      begin: 'begin isolation level repeatable read read only',
      mode: 'shared',
      limit: options.lockLimit,
    })
    // With another key, the fingerprint in the backup would be of a key that cannot decrypt it.
    if (!(await isOwnKey(client, options.secretKey))) throw new BackupRejected('another key')
    const tables: Manifest['tables'] = []
    for (const table of await listBackupTables(client)) tables.push(await packTable(client, table, folder))
    const { files, missing } = await copyFiles(client, options.fileStore, folder)
    const migrations = await client.query<Manifest['migrations'][number]>(
      'select number, name, checksum from migrations order by number',
    )
    const building = await client.query<{ name: string; code: string }>('select name, code from building')
    const sequences = await client.query<{ name: string; last: string }>(
      `select sequencename as name, last_value as last from pg_sequences
       where schemaname = current_schema() and last_value is not null`,
    )
    await client.query('commit')
    return {
      format: 'house-backup',
      formatVersion,
      madeAt: options.now.toISOString(),
      building: building.rows[0] ?? null,
      keyMark: fingerprintKey(options.secretKey),
      migrations: migrations.rows,
      sequences: Object.fromEntries(sequences.rows.map(({ name, last }) => [name, Number(last)])),
      tables,
      files,
      missingFiles: missing,
      leftOut: [...excludedTables],
    }
  } finally {
    await client.end()
  }
}

async function packTable(client: Client, table: TableShape, folder: string): Promise<Manifest['tables'][number]> {
  const path = join(folder, `${table.table}.gz`)
  // The number of rows arrives after the last row, in a message of its own.
  const isAnswered = once(client, 'drain')
  isAnswered.catch(() => undefined)
  const rows = client.query(copyTo(`copy ${quoted(table.table)} (${columnList(table)}) to stdout`))
  await pipeline(rows, createGzip(), createWriteStream(path))
  await isAnswered
  const { size } = await stat(path)
  const sha256 = await sha256Of(createReadStream(path))
  return { ...table, rows: rows.rowCount, part: `tables/${table.table}.copy.gz`, size, sha256 }
}

async function copyFiles(client: Client, store: FileStore, folder: string) {
  const { rows } = await client.query<{ sha256: string }>('select distinct sha256 from files order by sha256')
  const files: Part[] = []
  const missing: string[] = []
  for (const { sha256 } of rows) {
    const target = join(folder, sha256)
    const checksum = (await store.copyTo(sha256, target)) ? await sha256Of(createReadStream(target)) : null
    if (checksum !== sha256) missing.push(sha256)
    else files.push({ part: `files/${sha256.slice(0, 2)}/${sha256}`, size: (await stat(target)).size, sha256 })
  }
  return { files, missing }
}

async function writeArchive(path: string, manifest: Manifest, folder: string) {
  const readMe = Buffer.from(readMeText(manifest))
  const manifestBytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)
  const checksum = Buffer.from(createHash('sha256').update(readMe).update(manifestBytes).digest('hex'))
  await writeTar(path, async (add) => {
    await add(readMeName, readMe.length, [readMe])
    await add(manifestName, manifestBytes.length, [manifestBytes])
    for (const { table, part, size } of manifest.tables)
      await add(part, size, createReadStream(join(folder, `${table}.gz`)))
    for (const { sha256, part, size } of manifest.files) await add(part, size, createReadStream(join(folder, sha256)))
    await add(manifestSumName, checksum.length, [checksum])
  })
}

const readMeText = ({
  building,
  madeAt,
  tables,
  files,
}: Manifest) => `Backup of ${building?.name ?? 'an empty building'}, ${madeAt}

${tables.length} tables, ${tables.reduce((checksum, { rows }) => checksum + rows, 0)} rows, ${files.length} files; manifest.json has the checksum of each.

This file contains personal data. Keep it in a safe place.

The secret key is NOT included. Door, locker and keypad codes and second factors are encrypted with SECRET_KEY (or the
file secret-key of the data folder) and stay encrypted here: without that key, no one can read them. Keep the key
somewhere else.

Sessions, sign-in links and other tokens are not included either: after a restore, everyone has to sign in again.

Restore: npm run restore -- <this file>, into an empty installation.
`

/** Deletes what interrupted backups left behind a day ago: a younger one can be running in another process. */
export async function deleteIncompleteBackups(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith('.making-')) continue
    const path = join(folder, name)
    const stats = await stat(path).catch(() => null)
    if (stats && now.getTime() - stats.mtimeMs > days(1)) await rm(path, { recursive: true, force: true })
  }
}
