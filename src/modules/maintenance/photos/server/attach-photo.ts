import { sql } from 'drizzle-orm'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import type { Files } from '#platform/server/files/files.ts'
import type { redraw } from '#platform/server/files/pictures.ts'

type Drawn = Awaited<ReturnType<typeof redraw>>

/** Stores a photo with a request that the caller's transaction has written or locked; `by` is null for a visitor. */
export async function attachPhoto(
  tx: Database,
  files: Files,
  requestId: string,
  { full, thumbnail }: Drawn,
  by: Pick<Author, 'id'> | null,
  now: Date,
): Promise<void> {
  const id = newId()
  const file = { name: `${id}.jpg`, addedBy: by?.id ?? null }
  const fileId = await files.store(tx, { ...file, ...full }, now)
  const thumbnailId = await files.store(tx, { ...file, ...thumbnail }, now)
  const { rows } = await tx.execute<{ position: number }>(
    sql`select coalesce(max(position), 0) + 1 as position from request_photos where request_id = ${requestId}`,
  )
  await tx.execute(sql`
    insert into request_photos (id, request_id, file_id, thumbnail_id, added_by, position, created_at)
    values (${id}, ${requestId}, ${fileId}, ${thumbnailId}, ${by?.id ?? null}, ${rows[0]?.position ?? 1}, ${now.toISOString()})`)
}
