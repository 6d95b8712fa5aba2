import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Files, StoredFile } from '#platform/server/files/files.ts'
import { requestPhotos } from '../../../requests/server/table.ts'
import { orderPhotos } from '../table.ts'

/** The photos of the request that were sent with an order, in their order. */
export async function listSentPhotos(
  db: Database,
  files: Files,
  orderId: string,
  size: 'full' | 'thumbnail' = 'full',
): Promise<StoredFile[]> {
  const rows = await db
    .select({ fileId: requestPhotos.fileId, thumbnailId: requestPhotos.thumbnailId })
    .from(orderPhotos)
    .innerJoin(requestPhotos, eq(requestPhotos.id, orderPhotos.photoId))
    .where(eq(orderPhotos.workOrderId, orderId))
    .orderBy(asc(requestPhotos.position), asc(requestPhotos.id))
  const found: StoredFile[] = []
  for (const { fileId, thumbnailId } of rows) found.push(await files.find(db, size === 'full' ? fileId : thumbnailId))
  return found
}
