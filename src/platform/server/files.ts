import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, mkdir, open, rename } from 'node:fs/promises'
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

/** Files lie in the data folder under the hash of their content; the record tells the rest. */
export function openFiles(dataDir: string) {
  const root = join(dataDir, 'files')
  const placeOf = (sha256: string) => join(root, sha256.slice(0, 2), sha256)

  return {
    /** Keeps a file: the bytes are on the disk before the record is, so a record never points at nothing. */
    async keep(tx: Database, file: NewFile, now: Date): Promise<string> {
      const sha256 = createHash('sha256').update(file.bytes).digest('hex')
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
  }
}

export type Files = ReturnType<typeof openFiles>

/** The same content is written once; a half written file never carries the final name. */
async function writeOnce(path: string, bytes: Buffer) {
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
}
