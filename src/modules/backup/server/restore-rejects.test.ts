import assert from 'node:assert/strict'
import { cp, mkdtemp, open, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { seedDemo } from '#demo/seed.ts'
import type { FileStore } from '#platform/server/files/stores/file-store.ts'
import { createFolderStore } from '#platform/server/files/stores/folder-store.ts'
import { contentsOf } from '../../../../tests/support/contents.ts'
import { emptyDatabase, freshDatabase } from '../../../../tests/support/database/test-database.ts'
import { checkBackup, type CheckedBackup, type Manifest } from './manifest.ts'
import { restoreBackup, validateRestore } from './restore.ts'
import { readEntries } from './tar.ts'
import { createDrill, hash, log, now, secretKey } from '../../../../tests/support/database/backup-drill.ts'

let dataDir = ''
let fileStore: FileStore
let backup: CheckedBackup
let close: () => Promise<void>
before(async () => {
  ;({ dataDir, fileStore, backup, close } = await createDrill())
})
after(() => close())

describe('a restore changes nothing when it rejects', () => {
  const copy = async (name: string, damage: (path: string) => Promise<void>) => {
    const path = join(dataDir, name)
    await cp(backup.path, path)
    await damage(path)
    return path
  }
  const flip = async (path: string, at: number) => {
    const file = await open(path, 'r+')
    const byte = Buffer.alloc(1)
    await file.read(byte, 0, 1, at)
    await file.write(Buffer.from([(byte[0] ?? 0) ^ 1]), 0, 1, at)
    await file.close()
  }

  it('a file cut off anywhere', async () => {
    const { length } = await readFile(backup.path)
    for (const at of [0, 1, 511, 512, 5_000, Math.floor(length / 2), length - 1_600, length - 512, length - 1])
      await assert.rejects(
        checkBackup(await copy('cut.tar', (path) => truncate(path, at))),
        /incomplete|damaged|not a backup/,
        `cut at ${at}`,
      )
  })

  it('a single flipped bit, wherever it is', async () => {
    const { length } = await readFile(backup.path)
    const entries = await readEntries(backup.path)
    const inParts = entries.filter(({ size }) => size > 0).map(({ start, size }) => start + Math.floor(size / 2))
    const anywhere = Array.from({ length: 60 }, (_, step) => Math.floor((length * step) / 60))
    for (const at of [...inParts, ...anywhere, length - 1])
      await assert.rejects(
        checkBackup(await copy('flipped.tar', (path) => flip(path, at))),
        /incomplete|damaged|not a backup/,
        `byte ${at}`,
      )
  })

  it('any other file', async () => {
    const path = join(dataDir, 'letter.txt')
    await writeFile(path, 'Dear office, '.repeat(200))
    await assert.rejects(checkBackup(path), /not a backup of this program/)
  })

  it('one of a newer program', () => {
    const next = { number: 9999, name: '9999-tomorrow', checksum: 'x' }
    const newer: Manifest = { ...backup.manifest, migrations: [...backup.manifest.migrations, next] }
    assert.match(
      validateRestore(newer, { secretKey, withoutSealed: false }) ?? '',
      /newer version of this program.*9999-tomorrow/,
    )
  })

  it('one from before the baseline of the database schema', async () => {
    const migrations = [{ number: 1, name: '0001-ground', checksum: 'x' }]
    const old = { ...backup, manifest: { ...backup.manifest, migrations } }
    const into = await emptyDatabase()
    try {
      const options = { backup: old, connection: into.connection, fileStore, secretKey, withoutSealed: false, now, log }
      await assert.rejects(
        restoreBackup(options),
        /This backup is from before the baseline .* with the version tagged before-baseline, .* "From before the baseline"/,
      )
      const { rowCount } = await into.pool.query(`select from pg_namespace where nspname = 'building'`)
      assert.equal(rowCount, 0)
    } finally {
      await into.drop()
    }
  })

  it('an installation that is not empty', async () => {
    const into = await freshDatabase()
    try {
      await into.db.transaction((tx) => seedDemo(tx, { now, passwordHash: hash, secretKey }))
      const was = await contentsOf(into.pool)
      const options = { backup, connection: into.connection, fileStore, secretKey, withoutSealed: false, now, log }
      await assert.rejects(restoreBackup(options), /not empty/)
      assert.deepEqual(await contentsOf(into.pool), was)
    } finally {
      await into.drop()
    }
  })

  it('a backup that fails while it is loaded', async () => {
    const into = await emptyDatabase()
    const folder = await mkdtemp(join(tmpdir(), 'failed-'))
    try {
      // Its checksums are correct, but a note refers to a missing unit.
      const tables = backup.manifest.tables.filter(({ table }) => table !== 'units')
      const broken = { ...backup, manifest: { ...backup.manifest, tables } }
      const options = {
        connection: into.connection,
        fileStore: createFolderStore(folder),
        secretKey,
        withoutSealed: false,
        now,
        log,
      }
      await assert.rejects(restoreBackup({ ...options, backup: broken }), /foreign key/)
      const { rows } = await into.pool.query(`select to_regnamespace('building') as schema`)
      assert.equal(rows[0].schema, null)
      assert.deepEqual(
        (await readdir(folder, { recursive: true, withFileTypes: true })).filter((f) => f.isFile()),
        [],
      )
    } finally {
      await into.drop()
      await rm(folder, { recursive: true, force: true })
    }
  })
})
