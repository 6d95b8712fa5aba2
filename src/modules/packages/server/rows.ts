import { type SQL, sql } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { Package } from '../contract.ts'
import { attentionOf, returnDayOf } from '../rules.ts'
import { findPackageRules } from './package-rules.ts'
import { peopleOf } from './recipients.ts'

/** The current residents of a unit, the primary one first. */
const residentsOfUnit = sql`select r.user_id, r.full_name from assignments a join residents r on r.id = a.resident_id
  where a.unit_id = p.unit_id and a.ended_at is null
  order by array_position(array['primary', 'secondary', 'other'], a.rank), a.started_at, a.id`

/** The end of the vacation that a person has begun and for which they let a package `p` wait. */
const awayUntil = (user: SQL, today: string, timeZone: string): SQL => sql`(
  select max(n.last_day) from vacation_notices n
  where n.ended_at is null and n.holds_packages and n.first_day <= ${today}::date
    and n.last_day >= (p.received_at at time zone ${timeZone})::date and n.user_id = ${user})`

/**
 * The last day on which a package `p` is paused: as the recipient chose, or the end of a vacation that has begun. One for the
 * whole home waits while all its residents are away; members of their households have no vacation notices.
 */
export const pausedUntil = (today: string, timeZone: string): SQL => sql`greatest(p.paused_until,
  case when p.recipient_id is not null then ${awayUntil(sql`p.recipient_id`, today, timeZone)}
  else (select case when count(*) = count(away.last_day) then min(away.last_day) end from (${residentsOfUnit}) home
    cross join lateral (select ${awayUntil(sql`home.user_id`, today, timeZone)} as last_day) away) end)`

/** The name of the recipient, or of those who live in the home. */
const recipientName = sql`coalesce(
  (select coalesce((select full_name from residents r where r.user_id = u.id), btrim(u.first_name || ' ' || u.last_name))
    from users u where u.id = p.recipient_id),
  (select string_agg(full_name, ', ') from (${residentsOfUnit}) home), '')`

const nameOfUser = (column: string): SQL =>
  sql`(select btrim(u.first_name || ' ' || u.last_name) from users u where u.id = ${sql.raw(column)})`

type Row = Omit<Package, 'returnOn' | 'attention'>

/** Packages of a query `select id, place …`, in its order. */
export async function loadPackages(db: Database, ids: SQL, now: Date): Promise<Package[]> {
  const timeZone = await timeZoneOf(db)
  const today = dayOf(now, timeZone)
  const rules = await findPackageRules(db)
  const rows = await queryRows<Row>(
    db,
    sql`select p.id, p.direction, p.status, p.tracking_number as "trackingNumber", p.carrier,
        json_build_object('id', h.id, 'unitNumber', h.unit_number) as unit, p.recipient_id as "recipientId",
        ${recipientName} as recipient, p.recipient_id is not null and not exists (
          select from (${peopleOf(sql`p.unit_id`)}) home where home.id = p.recipient_id) as "hasMovedOut", p.place, p.is_perishable as "isPerishable", p.is_oversized as "isOversized",
        p.is_damaged as "isDamaged", p.note, ${instantText('p.received_at')} as "receivedAt",
        coalesce(${nameOfUser('p.received_by')}, '') as "receivedBy", ${instantText('p.notified_at')} as "notifiedAt", p.reminders,
        ${pausedUntil(today, timeZone)}::text as "pausedUntil", p.reason, ${instantText('p.done_at')} as "doneAt",
        ${nameOfUser('p.done_by')} as "doneBy", p.handed_to as "handedTo", p.handed_to_kind as "handedToKind", p.proof,
        array(select f.id from package_photos f where (f.package_id = p.id and f.kind = 'label') or f.id = p.proof_photo_id
          order by f.created_at, f.id) as photos, p.version
      from (${ids}) listed join packages p on p.id = listed.id join units h on h.id = p.unit_id order by listed.place`,
  )
  return rows.map((row) => {
    const waiting = {
      receivedOn: dayOf(new Date(row.receivedAt), timeZone),
      isPerishable: row.isPerishable,
      pausedUntil: row.pausedUntil,
    }
    return {
      ...row,
      // Nobody comes for what a carrier takes.
      pausedUntil: row.direction === 'outgoing' ? null : row.pausedUntil,
      returnOn: returnDayOf(waiting, rules),
      attention:
        row.direction === 'outgoing'
          ? null
          : attentionOf({ ...waiting, status: row.status, isDamaged: row.isDamaged }, today, rules),
    }
  })
}

/** Ids in a given order, as a query for `loadPackages`. */
export const inGivenOrder = (ids: readonly string[]): SQL =>
  sql`select id, place from unnest(${`{${ids.join(',')}}`}::uuid[]) with ordinality as given (id, place)`
