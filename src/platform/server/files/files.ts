import { createHash } from 'node:crypto'
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { notFound } from '../../http-error.ts'
import { lockForTransaction, tryLockForTransaction } from '../database/advisory-lock.ts'
import type { Database } from '../database/drizzle.ts'
import { newId } from '../database/ids.ts'

export type NewFile = {
  name: string
  mediaType: string
  bytes: Buffer
  width?: number
  height?: number
  /** Null for a person without an account. */
  addedBy: string | null
}
export type StoredFile = { id: string; name: string; mediaType: string; size: number; path: string }

/** The lock between storing and sweeping; a reader of all files shares it too. */
export const sweeping = 7_302_114

/** The path of the bytes with this hash in a data folder. */
export const placeOfFile = (dataDir: string, sha256: string) => join(dataDir, 'files', sha256.slice(0, 2), sha256)

/** Files are stored in the data folder under the hash of their content; everything else is in the record. */
export function openFiles(dataDir: string) {
  const root = join(dataDir, 'files')
  const placeOf = (sha256: string) => placeOfFile(dataDir, sha256)

  return {
    /**
     * Stores a file within the caller's transaction. The bytes are on the disk before the record is, so that a record
     * never points at nothing.
     */
    async store(tx: Database, file: NewFile, now: Date): Promise<string> {
      const sha256 = createHash('sha256').update(file.bytes).digest('hex')
      // The bytes must not be swept before the record is committed.
      await lockForTransaction(tx, sweeping, 'shared')
      await writeOnce(placeOf(sha256), file.bytes)
      const id = newId()
      await tx.execute(sql`
        insert into files (id, name, media_type, bytes, sha256, width, height, added_by, created_at)
        values (${id}, ${file.name.slice(0, 200)}, ${file.mediaType}, ${file.bytes.length}, ${sha256}, ${file.width ?? null},
          ${file.height ?? null}, ${file.addedBy}, ${now.toISOString()})`)
      return id
    },
    /** Throws 404 when there is no such file. The module that the file belongs to has authorised the reader. */
    async find(db: Database, id: string): Promise<StoredFile> {
      const { rows } = await db.execute<{ name: string; media_type: string; bytes: string | number; sha256: string }>(
        sql`select name, media_type, bytes, sha256 from files where id = ${id}`,
      )
      const row = rows[0]
      if (!row) throw notFound('File')
      return {
        id,
        name: row.name,
        mediaType: row.media_type,
        size: Number(row.bytes),
        path: placeOf(row.sha256),
      }
    },
    /** Removes bytes without a record; returns the number of removed files. */
    async sweep(db: Database): Promise<number> {
      let removed = 0
      for (const folder of (await readdir(root).catch(() => [])).filter((name) => /^[0-9a-f]{2}$/.test(name)))
        removed += await db.transaction(async (tx) => {
          // Does not wait for running writers and readers, because everybody after them would wait too; the next sweep
          // follows.
          if (!(await tryLockForTransaction(tx, sweeping))) return 0
          const found = await readdir(join(root, folder))
          if (found.length === 0) return 0
          const { rows } = await tx.execute<{ sha256: string }>(
            sql`select distinct sha256 from files where sha256 in ${found}`,
          )
          const named = new Set(rows.map(({ sha256 }) => sha256))
          const unnamed = found.filter((name) => !named.has(name))
          for (const name of unnamed) await rm(join(root, folder, name))
          return unnamed.length
        })
      return removed
    },
  }
}

export type Files = ReturnType<typeof openFiles>

/** Writes the same content once; a partly written file never has the final name. */
export async function writeOnce(path: string, bytes: Buffer) {
  if (
    await access(path).then(
      () => true,
      () => false,
    )
  )
    return
  await mkdir(join(path, '..'), { recursive: true })
  const part = `${path}.${newId()}.part`
  try {
    const file = await open(part, 'w')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
  } catch (error) {
    // A partly written file would use up space on a full disk.
    await rm(part, { force: true })
    throw error
  }
  // The name must survive a power cut as the bytes do.
  for (const folder of [join(path, '..'), join(path, '..', '..')]) await syncFolder(folder)
}

async function syncFolder(path: string) {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
