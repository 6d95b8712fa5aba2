import { eq, type SQL, sql } from 'drizzle-orm'
import { type Author, nameOf } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { residentOfficeNotes } from './table.ts'

/** The notes of a row of `residents` as text, each with its time and author (read again by `notesOf`); null without any. */
const notesOfRow: SQL = sql`(select string_agg(to_char(one.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    || ' - ' || replace(one.author_name, ':', ' ') || ': ' || one.note, E'\\n\\n' order by one.created_at, one.id)
  from resident_office_notes one where one.resident_id = residents.id)`

/** All that the office wrote about a row of `residents`, as one text: first the text without an author, then the notes. */
export const officeNotes: SQL = sql`(select case when written.notes is null then residents.notes
    when residents.notes ~ '^\\s*$' then written.notes else residents.notes || E'\\n\\n' || written.notes end
  from (select ${notesOfRow} as notes) written)`

export async function readOfficeNotes(db: Database, residentId: string): Promise<string> {
  const [row] = await queryRows<{ all: string }>(
    db,
    sql`select ${officeNotes} as all from residents where id = ${residentId}`,
  )
  return row?.all ?? ''
}

/**
 * Prepares replacing the text of `officeNotes`: notes that are unchanged at its end remain, otherwise they are deleted.
 * Returns the text without an author, to be stored in the record.
 */
export async function replaceOfficeNotes(tx: Database, residentId: string, sent: string): Promise<string> {
  const [current] = await queryRows<{ notes: string | null; all: string; own: string }>(
    tx,
    sql`select ${notesOfRow} as notes, ${officeNotes} as all, residents.notes as own from residents where id = ${residentId}`,
  )
  if (!current?.notes) return sent
  if (sent === current.all) return current.own
  if (sent === current.notes) return ''
  if (sent.endsWith(`\n\n${current.notes}`)) return sent.slice(0, -current.notes.length - 2)
  await tx.delete(residentOfficeNotes).where(eq(residentOfficeNotes.residentId, residentId))
  return sent
}

/** Adds a note with its time and author. */
export async function insertNote(tx: Database, residentId: string, note: string, by: Author, now: Date): Promise<void> {
  const author = { createdBy: by.id, authorName: nameOf(by) || 'Office' }
  await tx.insert(residentOfficeNotes).values({ id: newId(), residentId, note, ...author, createdAt: now })
}
