import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { createBackup } from '#backup/server/create-backup.ts'
import type { CheckedBackup } from '#backup/server/manifest.ts'
import { restoreBackup } from '#backup/server/restore.ts'
import { seedDemo } from '#demo/seed.ts'
import { newId } from '#platform/server/database/ids.ts'
import { openFiles } from '#platform/server/files/files.ts'
import type { FileStore } from '#platform/server/files/stores/file-store.ts'
import { createFolderStore } from '#platform/server/files/stores/folder-store.ts'
import { emptyDatabase, freshDatabase, type FreshDatabase } from './test-database.ts'

export const secretKey = Buffer.alloc(32, 9)
export const log = { info: () => {}, warn: () => {} }
export const now = new Date()
export const hash = '$argon2id$v=19$m=19456,t=2,p=1$qryWw6fd3sEnM+q50PpeWA$NduaCYXxW3+OXiNqg2Skz1mKx+fcA074DWGCVRFtShk'
export const photos = [Buffer.from([0, 255, 13, 10, 0, 128]), Buffer.alloc(300_000, 'photo'), Buffer.alloc(0)]

/** A demo database with files, in a folder or another store, a session and a queued e-mail, and a backup of it. */
export async function createDrill(otherStore?: FileStore) {
  const app = await freshDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'backup-'))
  const fileStore = otherStore ?? createFolderStore(dataDir)
  await app.db.transaction((tx) => seedDemo(tx, { now, passwordHash: hash, secretKey }))
  const { rows } = await app.db.execute<{ id: string }>(sql`select id from users where role = 'admin' limit 1`)
  const admin = rows[0]?.id ?? ''
  const files = openFiles(fileStore)
  for (const bytes of photos)
    await files.store(app.db, { name: 'tap.jpg', mediaType: 'image/jpeg', bytes, addedBy: admin }, now)
  await app.db.execute(sql`
    insert into sessions (id, token_hash, user_id, last_active_at, expires_at)
    values (${newId()}, 'a live session', ${admin}, now(), now() + interval '1 hour')`)
  await app.db.execute(sql`
    insert into mail_outbox (id, to_address, subject, text_body, html_body) values (${newId()}, 'a@b.example', 'Waiting', 'x', 'x')`)
  const backup = await createBackup({
    connection: app.connection,
    fileStore,
    secretKey,
    target: join(dataDir, 'backups/first.tar'),
    now,
  })
  const close = async () => {
    await app.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { app, dataDir, fileStore, admin, backup, close }
}

/** Restores into a new database and data folder and runs `inspect` on them. */
export async function restore<T>(
  checked: CheckedBackup,
  inspect: (into: FreshDatabase, folder: string) => Promise<T>,
  more: { secretKey?: Buffer; withoutSealed?: boolean; fileStore?: FileStore } = {},
): Promise<T> {
  const into = await emptyDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'restored-'))
  try {
    await restoreBackup({
      backup: checked,
      connection: into.connection,
      fileStore: createFolderStore(folder),
      secretKey,
      withoutSealed: false,
      now,
      log,
      ...more,
    })
    return await inspect(into, folder)
  } finally {
    await into.drop()
    await rm(folder, { recursive: true, force: true })
  }
}
