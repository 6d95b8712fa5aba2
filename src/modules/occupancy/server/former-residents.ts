import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether a resident is a former one: had a home and has none now, whatever the status of the account. A home that ended
 * at the instant when it began, by undoing a move, does not count. An expression over the table of residents or its alias.
 */
export const isFormerIn = (table: string): SQL =>
  sql.raw(`(not exists (select from assignments present where present.resident_id = ${table}.id and present.ended_at is null)
  and exists (select from assignments past where past.resident_id = ${table}.id and past.ended_at > past.started_at))`)

export const isFormerResident = isFormerIn('residents')
