import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { notFound } from '../../http-error.ts'
import { lockForTransaction, tryLockForTransaction } from '../database/advisory-lock.ts'
import type { Database } from '../database/drizzle.ts'
import { newId } from '../database/ids.ts'
import type { ByteRange, FileStore } from './stores/file-store.ts'

export type NewFile = {
  name: string
  mediaType: string
  bytes: Buffer
  width?: number
  height?: number
  /** Null for a person without an account. */
  addedBy: string | null
}
export type StoredFile = {
  id: string
  name: string
  mediaType: string
  size: number
  /** The bytes, or a part of them; null when they are missing or damaged. */
  open: (range?: ByteRange) => Promise<Readable | null>
}

/** The lock between storing and sweeping; a reader of all files shares it too. */
export const sweeping = 7_302_114

/** More files than this are removed under several locks, because uploads wait for each. */
const sweepBatchSize = 50

/** Reads a whole file. Throws 404 when its bytes are missing. */
export async function readStoredFile(file: StoredFile): Promise<Buffer> {
  const content = await file.open()
  if (content === null) throw notFound('File')
  return buffer(content)
}

/** The bytes of files are in the store under the hash of their content; everything else is in the record. */
export function openFiles(store: FileStore) {
  return {
    /**
     * Stores a file within the caller's transaction. The bytes are in the store before the record is, so that a record
     * never points at nothing.
     */
    async store(tx: Database, file: NewFile, now: Date): Promise<string> {
      const sha256 = createHash('sha256').update(file.bytes).digest('hex')
      // The bytes must not be swept before the record is committed.
      await lockForTransaction(tx, sweeping, 'shared')
      await store.write(sha256, file.bytes)
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
      const size = Number(row.bytes)
      const open: StoredFile['open'] = (range) => store.open(row.sha256, size, range)
      return { id, name: row.name, mediaType: row.media_type, size, open }
    },
    /** Removes bytes without a record; returns the number of removed files. */
    async sweep(db: Database): Promise<number> {
      let removed = 0
      for await (const names of store.list()) {
        const unrecorded = await findUnrecorded(db, names)
        for (let from = 0; from < unrecorded.length; from += sweepBatchSize)
          removed += await removeUnrecorded(db, store, unrecorded.slice(from, from + sweepBatchSize))
      }
      return removed
    },
  }
}

async function findUnrecorded(db: Database, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const { rows } = await db.execute<{ sha256: string }>(
    sql`select distinct sha256 from files where sha256 = any(${sql.param(names)}::text[])`,
  )
  const recorded = new Set(rows.map(({ sha256 }) => sha256))
  return names.filter((name) => !recorded.has(name))
}

const removeUnrecorded = (db: Database, store: FileStore, names: readonly string[]): Promise<number> =>
  db.transaction(async (tx) => {
    // Does not wait for running writers and readers, because everyone after them would wait too; the next sweep follows.
    if (!(await tryLockForTransaction(tx, sweeping))) return 0
    const unrecorded = await findUnrecorded(tx, names)
    await Promise.all(unrecorded.map(store.remove))
    return unrecorded.length
  })

export type Files = ReturnType<typeof openFiles>
