import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, link, mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client, type ClientConfig } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { placeOfFile, sweeping } from '#platform/server/files.ts'
import { columnList, leftOut, quoted, speakPlainly, type TableShape, tablesToKeep } from './contents.ts'
import {
  type CheckedBackup,
  checkBackup,
  formatVersion,
  type Manifest,
  manifestName,
  manifestSumName,
  markOfKey,
  readMeName,
  sumOf,
} from './manifest.ts'
import { TarWriter } from './tar.ts'

type Asked = { connection: ClientConfig; dataDir: string; secretKey: Buffer; target: string; now: Date }
type Part = { part: string; size: number; sha256: string }

/**
 * Makes one file of everything the building has, as of one moment, while everybody goes on working; gives it once it
 * was read back whole. The file gets its name only then.
 */
export async function takeBackup(asked: Asked): Promise<CheckedBackup> {
  await mkdir(dirname(asked.target), { recursive: true })
  const folder = await mkdtemp(join(dirname(asked.target), '.making-'))
  try {
    const held = await gather(asked, folder)
    const half = join(folder, 'whole')
    await writeArchive(half, held, folder)
    const checked = await checkBackup(half)
    await rename(half, asked.target)
    return { ...checked, path: asked.target }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Everything as of one snapshot; the tables are packed into the folder, the files linked into it. */
async function gather(asked: Asked, folder: string): Promise<Manifest> {
  const client = new Client({ ...asked.connection, application_name: 'house backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    await speakPlainly(client)
    await client.query('begin isolation level repeatable read read only')
    // No bytes are swept away between the snapshot and the moment they are linked.
    await client.query('select pg_advisory_xact_lock_shared($1)', [sweeping])
    const tables: Manifest['tables'] = []
    for (const table of await tablesToKeep(client)) tables.push(await packTable(client, table, folder))
    const { files, missing } = await holdFiles(client, asked.dataDir, folder)
    const migrations = await client.query<Manifest['migrations'][number]>(
      'select number, name, checksum from migrations order by number',
    )
    const building = await client.query<{ name: string; code: string }>('select name, code from building')
    const sequences = await client.query<{ name: string; last: string }>(
      `select sequencename as name, last_value as last from pg_sequences
       where schemaname = 'building' and last_value is not null`,
    )
    await client.query('commit')
    return {
      format: 'house-backup',
      formatVersion,
      madeAt: asked.now.toISOString(),
      building: building.rows[0] ?? null,
      keyMark: markOfKey(asked.secretKey),
      migrations: migrations.rows,
      sequences: Object.fromEntries(sequences.rows.map(({ name, last }) => [name, Number(last)])),
      tables,
      files,
      missingFiles: missing,
      leftOut: [...leftOut],
    }
  } finally {
    await client.end()
  }
}

async function packTable(client: Client, table: TableShape, folder: string): Promise<Manifest['tables'][number]> {
  const path = join(folder, `${table.table}.gz`)
  const rows = client.query(copyTo(`copy ${quoted(table.table)} (${columnList(table)}) to stdout`))
  await pipeline(rows, createGzip(), createWriteStream(path))
  const { size } = await stat(path)
  const sha256 = await sumOf(createReadStream(path))
  return { ...table, rows: rows.rowCount, part: `tables/${table.table}.copy.gz`, size, sha256 }
}

/** Links cost nothing and outlive a removal; on another disk it has to be a copy. */
async function holdFiles(client: Client, dataDir: string, folder: string) {
  const { rows } = await client.query<{ sha256: string }>('select distinct sha256 from files order by sha256')
  const files: Part[] = []
  const missing: string[] = []
  for (const { sha256 } of rows) {
    const [from, held] = [placeOfFile(dataDir, sha256), join(folder, sha256)]
    const there = await link(from, held)
      .catch(() => copyFile(from, held))
      .then(
        () => true,
        () => false,
      )
    const sum = there ? await sumOf(createReadStream(held)) : null
    if (sum !== sha256) missing.push(sha256)
    else files.push({ part: `files/${sha256.slice(0, 2)}/${sha256}`, size: (await stat(held)).size, sha256 })
  }
  return { files, missing }
}

async function writeArchive(path: string, manifest: Manifest, folder: string) {
  const file = await open(path, 'wx', 0o600)
  try {
    const tar = new TarWriter(file)
    const readMe = Buffer.from(readMeText(manifest))
    const told = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)
    await tar.add(readMeName, readMe.length, [readMe])
    await tar.add(manifestName, told.length, [told])
    for (const { table, part, size } of manifest.tables)
      await tar.add(part, size, createReadStream(join(folder, `${table}.gz`)))
    for (const { sha256, part, size } of manifest.files)
      await tar.add(part, size, createReadStream(join(folder, sha256)))
    const sum = Buffer.from(createHash('sha256').update(readMe).update(told).digest('hex'))
    await tar.add(manifestSumName, sum.length, [sum])
    await tar.end()
  } finally {
    await file.close()
  }
}

const readMeText = ({
  building,
  madeAt,
  tables,
  files,
}: Manifest) => `Backup of ${building?.name ?? 'an empty building'}, ${madeAt}

${tables.length} tables, ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows, ${files.length} files; the checksum of each stands in manifest.json.

This file holds personal data: keep it as safe as the building itself.

The secret key is NOT in it. Door, locker and keypad codes and second factors are sealed with SECRET_KEY (or the file
secret-key of the data folder) and stay sealed here: without that key nobody can read them, and neither can you. Keep
the key somewhere else.

Sessions, sign-in links and other tokens are not in it either: after a restore everybody signs in again.

Restore: npm run restore -- <this file>, into an empty installation.
`

/** What a backup that was cut short by a power cut left behind. */
export async function clearHalfMade(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    if (name.startsWith('.making-')) await rm(join(folder, name), { recursive: true, force: true })
}
