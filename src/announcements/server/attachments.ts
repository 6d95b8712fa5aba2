import { and, eq, sql } from 'drizzle-orm'
import { invalid, notFound } from '#platform/refusal.ts'
import { isOffice, type Role } from '#platform/roles.ts'
import type { Database } from '#platform/server/database.ts'
import { readDocument } from '#platform/server/documents.ts'
import type { Files, StoredFile } from '#platform/server/files.ts'
import { newId } from '#platform/server/ids.ts'
import { throttle } from '#platform/server/throttle.ts'
import type { AnnouncementFile } from '../announcement-parts.ts'
import { words } from '../words.ts'
import { announcementFiles, announcements } from './table.ts'
import { isForResident } from './visibility.ts'

const hour = 3_600_000
const mostAnHour = 120

/** Keeps a file that joins an announcement later. Refuses with 400 naming `document` what is neither PDF nor picture. */
export async function keepFile(
  db: Database,
  files: Files,
  sent: { bytes: Uint8Array; name: string },
  by: { id: string },
  now: Date,
): Promise<AnnouncementFile> {
  await throttle(
    db,
    [{ kind: 'announcement-files', subject: by.id, limit: mostAnHour, window: hour }],
    words.tooManyFiles,
    now,
  )
  const read = await readDocument(sent.bytes, sent.name)
  const id = newId()
  await db.transaction(async (tx) => {
    const fileId = await files.keep(tx, { ...read, addedBy: by.id }, now)
    await tx.insert(announcementFiles).values({ id, fileId, addedBy: by.id, createdAt: now })
  })
  const { name, mediaType, bytes, width = null, height = null } = read
  return { id, name, mediaType, size: bytes.length, width, height }
}

/**
 * Gives an announcement whose row the caller holds exactly these files, in this order. Refuses with 400 naming
 * `fileIds` one that is gone or belongs to another.
 */
export async function putFiles(tx: Database, announcementId: string, fileIds: readonly string[], by: { id: string }) {
  const chosen = [...new Set(fileIds)]
  const { rows: gone } = await tx.execute<{ file_id: string }>(sql`
    delete from announcement_files where announcement_id = ${announcementId}
      and id <> all(${sql.param(chosen)}::uuid[]) returning file_id`)
  if (gone.length > 0) await tx.execute(sql`delete from files where id in ${gone.map((row) => row.file_id)}`)
  if (chosen.length === 0) return
  const { rowCount } = await tx.execute(sql`
    update announcement_files f set announcement_id = ${announcementId}, position = chosen.place
    from unnest(${sql.param(chosen)}::uuid[]) with ordinality as chosen (id, place)
    where f.id = chosen.id and (f.announcement_id = ${announcementId} or (f.announcement_id is null and f.added_by = ${by.id}))`)
  if (rowCount !== chosen.length) throw invalid('fileIds', words.fileGone)
}

/** The files of these announcements in their order. */
export async function filesOf(db: Database, ids: readonly string[]): Promise<Map<string, AnnouncementFile[]>> {
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

/** A file for whomever its announcement is for, and for the office; one that joined none is seen by whoever kept it. */
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
          : isForResident(reader.id, now),
      ),
    )
  if (!found) throw notFound('File')
  return files.find(db, found.file.fileId)
}

/** Forgets files that joined no announcement within a day. Runs as a job. */
export async function forgetUnusedFiles(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 24 * hour).toISOString()
  await db.execute(sql`
    with gone as (
      delete from announcement_files where announcement_id is null and created_at < ${before} returning file_id
    )
    delete from files where id in (select file_id from gone)`)
}
