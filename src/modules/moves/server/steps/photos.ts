import { and, asc, eq, inArray } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { conflict, notFound } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { files as filesTable } from '#platform/server/files/files-table.ts'
import type { Files, StoredFile } from '#platform/server/files/files.ts'
import { redraw } from '#platform/server/files/pictures.ts'
import { throttle } from '#platform/server/security/throttle.ts'
import { maxMovePhotos } from '../../choices.ts'
import type { MovePhoto } from '../../photo-contract.ts'
import { words } from '../../messages/en.ts'
import { listMovePeople, lockMove, type MoveRow, recordMoveEvent } from '../move-row.ts'
import { movePhotos, moves } from '../table.ts'

const hour = 3_600_000
const photosPerHour = 240

/** Throws 404 for an unknown move. */
export async function listMovePhotos(db: Database, moveId: string): Promise<MovePhoto[]> {
  await assertMove(db, moveId)
  const rows = await db
    .select({
      photo: movePhotos,
      width: filesTable.width,
      height: filesTable.height,
      addedBy: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(movePhotos)
    .innerJoin(filesTable, eq(filesTable.id, movePhotos.fileId))
    .innerJoin(users, eq(users.id, movePhotos.addedBy))
    .where(eq(movePhotos.moveId, moveId))
    .orderBy(asc(movePhotos.id))
  return rows.map(({ photo, width, height, addedBy }) => ({
    id: photo.id,
    width: width ?? 0,
    height: height ?? 0,
    addedBy,
    createdAt: photo.createdAt.toISOString(),
  }))
}

/**
 * Adds a re-encoded photo. Throws 400 naming `picture` when it is not an image, 409 when the move has the most photos
 * already, and 429 after 240 in an hour.
 */
export async function addMovePhoto(
  db: Database,
  files: Files,
  moveId: string,
  bytes: Uint8Array,
  by: Author,
  now: Date,
): Promise<MovePhoto[]> {
  await assertMove(db, moveId)
  const limits = [{ kind: 'move-photos', subject: by.id, limit: photosPerHour, window: hour }]
  await throttle(db, limits, () => words.manyPhotos, now)
  const { full, thumbnail } = await redraw(bytes)
  await changePhotos(db, moveId, 'added a photo', by, now, async (tx) => {
    if ((await tx.$count(movePhotos, eq(movePhotos.moveId, moveId))) >= maxMovePhotos)
      throw conflict('too_many_photos', words.mostPhotos(maxMovePhotos))
    const id = newId()
    const file = { name: `${id}.jpg`, addedBy: by.id }
    const fileId = await files.store(tx, { ...file, ...full }, now)
    const thumbnailId = await files.store(tx, { ...file, ...thumbnail }, now)
    await tx.insert(movePhotos).values({ id, moveId, fileId, thumbnailId, addedBy: by.id, createdAt: now })
  })
  return listMovePhotos(db, moveId)
}

/** Throws 404. */
export async function removeMovePhoto(db: Database, moveId: string, photoId: string, by: Author, now: Date) {
  await changePhotos(db, moveId, 'removed a photo', by, now, async (tx) => {
    const [photo] = await tx
      .delete(movePhotos)
      .where(and(eq(movePhotos.id, photoId), eq(movePhotos.moveId, moveId)))
      .returning()
    if (!photo) throw notFound('Photo')
    await tx.delete(filesTable).where(inArray(filesTable.id, [photo.fileId, photo.thumbnailId]))
  })
  return listMovePhotos(db, moveId)
}

/** The file of a photo; throws 404. */
export async function findMovePhoto(
  db: Database,
  files: Files,
  id: string,
  size: 'full' | 'thumbnail',
): Promise<StoredFile> {
  const [photo] = await db.select().from(movePhotos).where(eq(movePhotos.id, id))
  if (!photo) throw notFound('Photo')
  return files.find(db, size === 'full' ? photo.fileId : photo.thumbnailId)
}

async function assertMove(db: Database, id: string) {
  const [move] = await db.select({ id: moves.id }).from(moves).where(eq(moves.id, id))
  if (!move) throw notFound('Move')
}

async function changePhotos(
  db: Database,
  moveId: string,
  action: 'added a photo' | 'removed a photo',
  by: Author,
  now: Date,
  change: (tx: Database, move: MoveRow) => Promise<void>,
) {
  await db.transaction(async (tx) => {
    const move = await lockMove(tx, moveId)
    await change(tx, move)
    await recordMoveEvent(tx, move, await listMovePeople(tx, moveId), action, {}, by, now)
  })
}
