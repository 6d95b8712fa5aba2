import { eq, type SQL, sql } from 'drizzle-orm'
import { type Author, nameOf } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { tenantNotes } from './table.ts'

/** The notes of a row of `tenants` as text, each with its time and author (read again by `notesOf`); null without any. */
const notesOfRow: SQL = sql`(select string_agg(to_char(one.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    || ' - ' || replace(one.author_name, ':', ' ') || ': ' || one.note, E'\\n\\n' order by one.created_at, one.id)
  from tenant_notes one where one.tenant_id = tenants.id)`

/** All that the office wrote about a row of `tenants`, as one text: first the text without an author, then the notes. */
export const officeNotes: SQL = sql`(select case when written.notes is null then tenants.notes
    when tenants.notes ~ '^\\s*$' then written.notes else tenants.notes || E'\\n\\n' || written.notes end
  from (select ${notesOfRow} as notes) written)`

export async function readOfficeNotes(db: Database, tenantId: string): Promise<string> {
  const [row] = await queryRows<{ all: string }>(
    db,
    sql`select ${officeNotes} as all from tenants where id = ${tenantId}`,
  )
  return row?.all ?? ''
}

/**
 * Prepares replacing the text of `officeNotes`: notes that are unchanged at its end remain, otherwise they are deleted.
 * Returns the text without an author, to be stored in the record.
 */
export async function replaceOfficeNotes(tx: Database, tenantId: string, sent: string): Promise<string> {
  const [current] = await queryRows<{ notes: string | null; all: string; own: string }>(
    tx,
    sql`select ${notesOfRow} as notes, ${officeNotes} as all, tenants.notes as own from tenants where id = ${tenantId}`,
  )
  if (!current?.notes) return sent
  if (sent === current.all) return current.own
  if (sent === current.notes) return ''
  if (sent.endsWith(`\n\n${current.notes}`)) return sent.slice(0, -current.notes.length - 2)
  await tx.delete(tenantNotes).where(eq(tenantNotes.tenantId, tenantId))
  return sent
}

/** Adds a note with its time and author. */
export async function insertNote(tx: Database, tenantId: string, note: string, by: Author, now: Date): Promise<void> {
  const author = { createdBy: by.id, authorName: nameOf(by) || 'Office' }
  await tx.insert(tenantNotes).values({ id: newId(), tenantId, note, ...author, createdAt: now })
}
