import { sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { withoutIndexes } from './without-indexes.ts'

/** So many notes and audit rows together have each request, and as many audit rows as notes. */
export const historyPerRequest = 5

/**
 * The history of every request: two or three notes, one of them a change of its status where it has been assigned, and as many rows
 * of the audit log. One statement for each table.
 */
export async function addRequestHistory(db: Database): Promise<void> {
  await withoutIndexes(db, 'maintenance_notes', (tx) =>
    tx.execute(sql`
      insert into maintenance_notes (id, request_id, created_by, note, visible_to_resident, is_status_update, previous_status, new_status,
        created_at)
      select uuidv7(at - now()), id, coalesce(assigned_to, reported_by),
        case when is_move then 'Status changed from pending to ' || status
          else (array['Called the resident, who is at home in the mornings.', 'The part is ordered and arrives on Thursday.',
            'Checked the valve and the seal; both are fine.', 'Visited at ten, nobody answered the door.'])[1 + (number + n) % 4] end,
        n = 2, is_move, case when is_move then 'pending' end, case when is_move then status end, at
      from (select id, number, status, assigned_to, reported_by, n, created_at + n * interval '3 hours' as at,
          n = 1 and status <> 'pending' as is_move
        from maintenance_requests, generate_series(1, 2 + number % 2) n) notes`),
  )
  await withoutIndexes(db, 'audit_log', (tx) =>
    tx.execute(sql`
      insert into audit_log (id, at, by, by_name, action, record_type, record_id, about, after, address)
      select uuidv7(at - now()), at, author, first_name || ' ' || last_name, action, 'maintenance', events.id,
        array_remove(array[events.id, unit_id, resident_id], null), jsonb_build_object('status', events.status), '203.0.113.7'
      from (select r.id, r.unit_id, r.resident_id, r.status, r.created_at + n * interval '3 hours' as at,
          case when n = 1 then r.reported_by else coalesce(r.assigned_to, r.reported_by) end as author,
          (array['filed', 'moved', 'changed'])[n] as action
        from maintenance_requests r, generate_series(1, 2 + r.number % 2) n) events
      join users on users.id = author`),
  )
}
