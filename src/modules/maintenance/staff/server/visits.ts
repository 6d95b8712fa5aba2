import { currencyScale } from '#platform/server/sql/amounts.ts'
import { sql } from 'drizzle-orm'
import { notFound } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import { cents } from '#platform/text/money.ts'
import type { RequestRow } from '../../requests/server/write-change.ts'
import { writeNote } from '../../history/server/notes.ts'
import type { Visit } from '../contract.ts'
import type { NewVisit } from '../schemas.ts'
import { parts, visits } from './table.ts'

/** Writes a visit with its note and parts, inside the caller's transaction. */
export async function writeVisit(tx: Database, locked: RequestRow, visit: NewVisit, by: Author, now: Date) {
  const noteId = await writeNote(tx, locked, { note: visit.note, visibleToResident: true }, by, now)
  const id = newId()
  const { minutes, needsSecondVisit } = visit
  const row = { id, requestId: locked.id, visitedBy: by.id, noteId, minutes, needsSecondVisit, createdAt: now }
  await tx.insert(visits).values(row)
  if (visit.parts.length === 0) return
  await tx.insert(parts).values(
    visit.parts.map(({ name, quantity, cost }, position) => ({
      id: newId(),
      visitId: id,
      position,
      name,
      quantity,
      costCents: cost === null ? null : cents(cost),
    })),
  )
}

/** The visits to a request, oldest first. */
export const listVisits = (db: Database, requestId: string): Promise<Visit[]> =>
  queryRows<Visit>(
    db,
    sql`select v.id, json_build_object('firstName', u.first_name, 'lastName', u.last_name) as "visitedBy", n.id as "noteId", n.note, v.minutes,
        v.needs_second_visit as "needsSecondVisit", ${instantText('v.created_at')} as "createdAt",
        (select coalesce(json_agg(json_build_object('name', p.name, 'quantity', p.quantity, 'cost', p.cost_cents / ${currencyScale})
          order by p.position), '[]') from maintenance_parts p where p.visit_id = v.id) as parts
      from maintenance_visits v join users u on u.id = v.visited_by join maintenance_notes n on n.id = v.note_id
      where v.request_id = ${requestId} order by v.created_at, v.id`,
  )

/** Throws 404 when there is no such request. */
export async function listVisitsOf(db: Database, requestId: string): Promise<Visit[]> {
  const [request] = await queryRows(db, sql`select id from maintenance_requests where id = ${requestId}`)
  if (!request) throw notFound('Maintenance request')
  return listVisits(db, requestId)
}
