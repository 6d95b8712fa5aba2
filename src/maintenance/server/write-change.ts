import { sql } from 'drizzle-orm'
import { type Author, nameOf } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import { ReadyRecord } from '#platform/server/ready-json.ts'
import { assignmentsOf, driverValues, statement } from '#platform/server/statements.ts'
import type { RequestChanges } from '../request-input.ts'
import { statusNote } from '../rules.ts'
import { itsPlaceAndPeople, requestAsJson } from './reads.ts'
import { requests } from './table.ts'

export type Held = typeof requests.$inferSelect
export type Columns = Partial<typeof requests.$inferInsert>

/** What a change may say beyond the contract: when a pause should end, the resident's answer, a promise made anew. */
export type Wanted = RequestChanges &
  Pick<
    Columns,
    | 'pausedUntil'
    | 'confirmedAt'
    | 'confirmedHow'
    | 'promisedAt'
    | 'nearAt'
    | 'promiseClock'
    | 'pauses'
    | 'pausedMinutes'
  >

/** What everybody reads in the audit log; bookkeeping and the clock's own columns are left out. */
const told = [
  'title',
  'description',
  'priority',
  'category',
  'status',
  'assignedTo',
  'scheduledDate',
  'estimatedCostCents',
  'costCents',
  'vendorId',
  'whoseMove',
  'whoseMoveWhy',
  'confirmedHow',
  'entryPermission',
  'entryWindows',
  'petsNote',
] as const
/** What follows from a change of status, unless somebody says it. */
const following: ReadonlySet<string> = new Set(['whoseMove', 'whoseMoveWhy', 'confirmedHow'])

/**
 * Writes the row, the status note, the audit line, and the word to all open screens, in one statement; gives the request
 * as it is then. When the row is no longer of the version that is held, nothing is done, and null is given.
 */
export async function writeChange(
  tx: Database,
  held: Held,
  wanted: Columns,
  said: Wanted,
  by: Author,
  now: Date,
): Promise<ReadyRecord | null> {
  const columns = { ...wanted, version: held.version + 1, updatedAt: now }
  const to = wanted.status
  const changed = told.filter((name) => name in wanted && (name in said || !following.has(name)))
  const [written] = await writerOf(Object.keys(columns))(tx, {
    ...driverValues(requests, columns),
    id: held.id,
    seen: held.version,
    at: now.toISOString(),
    by: by.id,
    byName: nameOf(by),
    noteId: newId(),
    note: to && statusNote(held.status, to),
    from: held.status,
    to,
    lineId: newId(),
    action: to ? 'moved' : said.confirmedHow ? 'confirmed' : 'changed',
    before: JSON.stringify(Object.fromEntries(changed.map((name) => [name, held[name]]))),
    after: JSON.stringify(Object.fromEntries(changed.map((name) => [name, wanted[name] ?? null]))),
  })
  return written ? new ReadyRecord(written.json, written.version) : null
}

/** One statement instead of five costs the server process a third of the time; its text is made once for each set of columns. */
const writers = new Map<string, ReturnType<typeof statement<{ json: string; version: number }>>>()
function writerOf(columns: string[]) {
  const known = writers.get(columns.join())
  if (known) return known
  const { placeholder } = sql
  const made = statement<{ json: string; version: number }>(sql`
    with changed as (
      update maintenance_requests set ${assignmentsOf(requests, columns)}
      where id = ${placeholder('id')} and version = ${placeholder('seen')} returning *
    ), noted as (
      insert into maintenance_notes (id, request_id, created_by, note, is_status_update, previous_status, new_status, created_at)
      select ${placeholder('noteId')}::uuid, id, ${placeholder('by')}::uuid, told.note, true, ${placeholder('from')},
        ${placeholder('to')}, ${placeholder('at')}::timestamptz
      from changed, (select ${placeholder('note')}::text as note) told where told.note is not null
    ), logged as (
      insert into audit_log (id, at, by, by_name, action, noun, record_id, about, before, after)
      select ${placeholder('lineId')}::uuid, ${placeholder('at')}::timestamptz, ${placeholder('by')}::uuid,
        ${placeholder('byName')}, ${placeholder('action')}, 'maintenance', id,
        array_remove(array[id, unit_id, tenant_id], null), ${placeholder('before')}::jsonb, ${placeholder('after')}::jsonb
      from changed
    )
    select ${requestAsJson}::text as json, maintenance_requests.version,
      pg_notify('changed', json_build_object('topic', 'maintenance', 'residents',
        case when tenants.user_id is null then '[]' else json_build_array(tenants.user_id) end)::text)
    from changed maintenance_requests ${itsPlaceAndPeople}`)
  writers.set(columns.join(), made)
  return made
}
