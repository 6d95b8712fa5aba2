import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { notFound } from '../refusal.ts'
import type { Database } from './database.ts'
import { newId } from './ids.ts'

export type NewFile = {
  name: string
  mediaType: string
  bytes: Buffer
  width?: number
  height?: number
  addedBy: string
}
export type StoredFile = { id: string; name: string; mediaType: string; size: number; content: () => Readable }

/** The lock between keeping and sweeping; whoever reads all files shares it too. */
export const sweeping = 7_302_114

/** Where the bytes with this hash lie in a data folder. */
export const placeOfFile = (dataDir: string, sha256: string) => join(dataDir, 'files', sha256.slice(0, 2), sha256)

/** Files lie in the data folder under the hash of their content; the record tells the rest. */
export function openFiles(dataDir: string) {
  const root = join(dataDir, 'files')
  const placeOf = (sha256: string) => placeOfFile(dataDir, sha256)

  return {
    /**
     * Keeps a file within the caller's transaction: the bytes are on the disk before the record is, so a record never
     * points at nothing.
     */
    async keep(tx: Database, file: NewFile, now: Date): Promise<string> {
      const sha256 = createHash('sha256').update(file.bytes).digest('hex')
      // Until the record is there for all to see, nobody may sweep these bytes away.
      await tx.execute(sql`select pg_advisory_xact_lock_shared(${sweeping})`)
      await writeOnce(placeOf(sha256), file.bytes)
      const id = newId()
      await tx.execute(sql`
        insert into files (id, name, media_type, bytes, sha256, width, height, added_by, created_at)
        values (${id}, ${file.name.slice(0, 200)}, ${file.mediaType}, ${file.bytes.length}, ${sha256}, ${file.width ?? null},
          ${file.height ?? null}, ${file.addedBy}, ${now.toISOString()})`)
      return id
    },
    /** Refuses with 404 when there is no such file. Who may see it is asked before, by the noun it belongs to. */
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
        content: () => createReadStream(placeOf(row.sha256)),
      }
    },
    /** Removes the bytes that no record names any more; gives how many files went. */
    async sweep(db: Database): Promise<number> {
      let gone = 0
      for (const folder of (await readdir(root).catch(() => [])).filter((name) => /^[0-9a-f]{2}$/.test(name)))
        gone += await db.transaction(async (tx) => {
          // Who keeps or reads files is not waited for, because everybody who comes after would wait too; there is a next time.
          const { rows: free } = await tx.execute<{ free: boolean }>(
            sql`select pg_try_advisory_xact_lock(${sweeping}) as free`,
          )
          if (!free[0]?.free) return 0
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
      return gone
    },
  }
}

export type Files = ReturnType<typeof openFiles>

/** The same content is written once; a half written file never carries the final name. */
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
  const file = await open(part, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(part, path)
  // The name must outlive a power cut as well as the bytes do.
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
