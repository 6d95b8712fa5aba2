import { and, eq, sql } from 'drizzle-orm'
import { invalid, notFound } from '#platform/http-error.ts'
import { isOffice, type Role } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { readDocument } from '#platform/server/files/documents.ts'
import type { Files, StoredFile } from '#platform/server/files/files.ts'
import { newId } from '#platform/server/database/ids.ts'
import { throttle } from '#platform/server/security/throttle.ts'
import type { AnnouncementFile } from '../announcement-parts.ts'
import { announcementTexts } from '../messages/index.ts'
import { announcementFiles, announcements } from './table.ts'
import { isVisibleToResident } from './visibility.ts'

const hour = 3_600_000
const maxPerHour = 120

/**
 * Stores a file for an announcement that is being written. Throws 400 for `document` when it is neither PDF nor
 * picture.
 */
export async function uploadFile(
  db: Database,
  files: Files,
  upload: { bytes: Uint8Array; name: string },
  by: { id: string },
  now: Date,
): Promise<AnnouncementFile> {
  await throttle(
    db,
    [{ kind: 'announcement-files', subject: by.id, limit: maxPerHour, window: hour }],
    (language) => announcementTexts[language].tooManyFiles,
    now,
  )
  const document = await readDocument(upload.bytes, upload.name)
  const id = newId()
  await db.transaction(async (tx) => {
    const fileId = await files.store(tx, { ...document, addedBy: by.id }, now)
    await tx.insert(announcementFiles).values({ id, fileId, addedBy: by.id, createdAt: now })
  })
  const { name, mediaType, bytes, width = null, height = null } = document
  return { id, name, mediaType, size: bytes.length, width, height }
}

/**
 * Sets the files of an announcement, in this order; the caller has locked its row. Throws 400 for `fileIds` when a
 * file is missing or belongs to another.
 */
export async function setFiles(tx: Database, announcementId: string, fileIds: readonly string[], by: { id: string }) {
  const ids = [...new Set(fileIds)]
  const { rows: removed } = await tx.execute<{ file_id: string }>(sql`
    delete from announcement_files where announcement_id = ${announcementId}
      and id <> all(${sql.param(ids)}::uuid[]) returning file_id`)
  if (removed.length > 0) await tx.execute(sql`delete from files where id in ${removed.map((row) => row.file_id)}`)
  if (ids.length === 0) return
  const { rowCount } = await tx.execute(sql`
    update announcement_files f set announcement_id = ${announcementId}, position = chosen.place
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as chosen (id, place)
    where f.id = chosen.id and (f.announcement_id = ${announcementId} or (f.announcement_id is null and f.added_by = ${by.id}))`)
  if (rowCount !== ids.length) throw invalid('fileIds', (language) => announcementTexts[language].fileGone)
}

/** The files of these announcements in their order. */
export async function loadFiles(db: Database, ids: readonly string[]): Promise<Map<string, AnnouncementFile[]>> {
  const found = new Map<string, AnnouncementFile[]>()
  if (ids.length === 0) return found
  const { rows } = await db.execute<AnnouncementFile & { announcementId: string }>(sql`
    select a.id, a.announcement_id as "announcementId", f.name, f.media_type as "mediaType", f.bytes::int as size, f.width, f.height
    from announcement_files a join files f on f.id = a.file_id
    where a.announcement_id = any(${sql.param([...ids])}::uuid[]) order by a.position, a.id`)
  for (const { announcementId, ...file } of rows)
    found.set(announcementId, [...(found.get(announcementId) ?? []), file])
  return found
}

/** A file for the audience of its announcement and the office; an unused one only for its uploader. */
export async function findFile(
  db: Database,
  files: Files,
  id: string,
  reader: { id: string; role: Role },
  now: Date,
): Promise<StoredFile> {
  const [found] = await db
    .select({ file: announcementFiles })
    .from(announcementFiles)
    .leftJoin(announcements, eq(announcements.id, announcementFiles.announcementId))
    .where(
      and(
        eq(announcementFiles.id, id),
        isOffice(reader.role)
          ? sql`(${announcements.id} is not null or ${announcementFiles.addedBy} = ${reader.id})`
          : isVisibleToResident(reader.id, now),
      ),
    )
  if (!found) throw notFound('File')
  return files.find(db, found.file.fileId)
}

/** Deletes files that no announcement uses within a day. Runs as a job. */
export async function deleteUnusedFiles(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 24 * hour).toISOString()
  await db.execute(sql`
    with gone as (
      delete from announcement_files where announcement_id is null and created_at < ${before} returning file_id
    )
    delete from files where id in (select file_id from gone)`)
}
