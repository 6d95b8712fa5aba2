import { sql } from 'drizzle-orm'
import { render } from '#platform/language/language.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import { largestSelection } from '#platform/largest-selection.ts'
import { assertSelectable } from '#undo/server/change-many.ts'
import { conditionsOf, orderOf, where } from '../../requests/server/filters.ts'
import { readTimes } from '../../requests/server/read-times.ts'
import { openOrderStatuses } from '../../work-orders/rules.ts'
import type { Selection, SelectedRequest } from '../contract.ts'
import { type BulkChanges, type OrderedWords, validateBulkChange, validateBulkMessage } from '../rules.ts'
import { peopleOfHome } from './ordered-words.ts'

type Row = Omit<SelectedRequest, 'reason' | 'hasResident'> & {
  assignedTo: string | null
  residentId: string | null
  hasOpenOrder: boolean
} & OrderedWords

/** The ids of a selection, most urgent first. Throws 409 when more match a filter than one press may change. */
export async function selectedIds(db: Database, { ids, filter }: Selection, now: Date): Promise<string[]> {
  if (!filter) return ids
  const order = orderOf({ ...filter, sort: 'attention' }, now)
  const conditions = conditionsOf(filter, await readTimes(db, filter, now))
  const rows = await queryRows<{ id: string; total: number }>(
    db,
    sql`select maintenance_requests.id, count(*) over ()::int as total from maintenance_requests ${where(conditions)}
      order by ${order.by} limit ${largestSelection}`,
  )
  assertSelectable(rows[0]?.total ?? 0)
  return rows.map(({ id }) => id)
}

/** The selected requests with the reason why a change would leave each out. */
export async function checkSelection(
  db: Database,
  selection: Selection,
  { changes, isMessage }: { changes?: BulkChanges | undefined; isMessage: boolean },
  now: Date,
): Promise<SelectedRequest[]> {
  const ids = await selectedIds(db, selection, now)
  const rows = await queryRows<Row>(
    db,
    sql`select r.id, r.version, r.number, r.title, r.category, r.priority, r.status,
        coalesce(units.unit_number, r.place_name, '') as place,
        nullif(concat_ws(' ', assignees.first_name, assignees.last_name), '') as assignee,
        residents.full_name as resident, vendors.name as vendor,
        ${instantText('r.created_at')} as "createdAt", ${instantText('r.completed_at')} as "completedAt",
        ${instantText('r.scheduled_date')} as "scheduledDate", ${instantText('r.due_at')} as "dueAt",
        exists (select from work_orders where request_id = r.id and status = any(${sql.param([...openOrderStatuses])}::text[])) as "hasOpenOrder",
        r.assigned_to as "assignedTo", r.resident_id as "residentId",
        r.description, r.pets_note as "petsNote", ${peopleOfHome} as people
      from unnest(${sql.param(ids)}::uuid[]) with ordinality as chosen (id, position)
      join maintenance_requests r on r.id = chosen.id
      left join units on units.id = r.unit_id
      left join users assignees on assignees.id = r.assigned_to
      left join residents on residents.id = r.resident_id
      left join vendors on vendors.id = r.vendor_id
      order by position`,
  )
  return rows.map(({ assignedTo, residentId, hasOpenOrder, description, petsNote, people, ...row }) => {
    const { status, title } = row
    const request = { status, title, assignedTo, hasOpenOrder, description, petsNote, people }
    const rejected =
      (changes ? validateBulkChange(request, changes) : null) ??
      (isMessage ? validateBulkMessage({ residentId }) : null)
    return { ...row, hasResident: residentId !== null, reason: rejected && render(rejected, 'en') }
  })
}
