import { sql } from 'drizzle-orm'

/**
 * Whether a resident is a former one: had a home, has none now, and is not suspended. A home that ended at the instant
 * when it began, by undoing a move, does not count. An expression over the tables `residents` and `users`.
 */
export const isFormerResident = sql.raw(`(users.status <> 'suspended'
  and exists (select from assignments past where past.resident_id = residents.id
    and (past.ended_at is null or past.ended_at > past.started_at))
  and not exists (select from assignments present where present.resident_id = residents.id and present.ended_at is null))`)
