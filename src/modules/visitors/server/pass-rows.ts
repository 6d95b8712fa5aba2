import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import type { Day } from '#platform/time/dates.ts'
import { dayOfVisit, earlyMinutes, type Times, windowOn } from '../rules.ts'

export type GuestRow = {
  id: string
  fullName: string
  /** The last stay of this guest. */
  stayId: string | null
  isInside: boolean
  arrivedAt: string | null
}

export type PassRow = Times & {
  id: string
  unitId: string
  unitNumber: string
  hostId: string
  host: string
  note: string
  guestEmail: string | null
  emailedAt: string | null
  codeSealed: string
  /** The host cancelled it, or no longer lives in the home. */
  isCancelled: boolean
  stall: string | null
  plate: string | null
  version: number
  guests: GuestRow[]
}

export const nameOfUser = (column: string): SQL =>
  sql`(select coalesce((select full_name from residents r where r.user_id = n.id), btrim(n.first_name || ' ' || n.last_name))
    from users n where n.id = ${sql.raw(column)})`

/**
 * Whether the host of a pass `p` lives in the home: a pass ends with the tenancy. Looked up for each pass (`limit`); the planner would
 * read all residents of the building instead.
 */
const livesThere = sql`coalesce((select true from residents r join assignments a on a.resident_id = r.id
  where r.user_id = p.host_id and a.unit_id = p.unit_id and a.ended_at is null limit 1), false)`

/** Passes `p` that fulfil a condition, with their guests and stall, the first day first. */
export const loadPasses = (db: Database, condition: SQL, limit?: number): Promise<PassRow[]> =>
  queryRows<PassRow>(
    db,
    sql`select p.id, p.unit_id as "unitId", u.unit_number as "unitNumber", p.host_id as "hostId",
        coalesce(${nameOfUser('p.host_id')}, '') as host, p.first_day::text as "firstDay", p.last_day::text as "lastDay",
        to_json(p.weekdays) as weekdays, p.starts_at as "startsAt", p.ends_at as "endsAt", p.note, p.guest_email as "guestEmail",
        ${instantText('p.emailed_at')} as "emailedAt", p.code_sealed as "codeSealed", p.cancelled_at is not null or not ${livesThere} as "isCancelled",
        s.number as stall, s.plate, p.version,
        coalesce((select json_agg(json_build_object('id', g.id, 'fullName', g.full_name, 'stayId', last.id,
            'isInside', coalesce(last.status = 'inside', false), 'arrivedAt', ${instantText('last.arrived_at')})
            order by g.position, g.id)
          from visitor_guests g left join lateral (select y.id, y.status, y.arrived_at from visitor_stays y
            where y.pass_id = p.id and y.guest_id = g.id and y.status <> 'withdrawn' order by y.arrived_at desc limit 1) last on true
          where g.pass_id = p.id), '[]'::json) as guests
      from visitor_passes p join units u on u.id = p.unit_id
        left join lateral (select a.number, t.plate from stall_passes t join assets a on a.id = t.asset_id
          where t.pass_id = p.id and t.ended_at is null order by t.starts_at desc limit 1) s on true
      where ${condition} order by p.first_day, p.starts_at, p.id ${limit === undefined ? sql`` : sql`limit ${limit}`}`,
  )

export type Clock = { now: Date; today: Day; timeZone: string }

/** The visit of a pass that is running or next; null when it has ended. */
export function nextVisit(times: Times, { now, today, timeZone }: Clock): { from: Date; until: Date } | null {
  const day = dayOfVisit(times, now, today, timeZone)
  return day === null ? null : windowOn(times, day, timeZone)
}

/** Whether a guest has come to the visit that begins then; earlier stays belong to earlier visits. */
export const hasComeTo = ({ arrivedAt, isInside }: GuestRow, from: Date): boolean =>
  isInside || (arrivedAt !== null && Date.parse(arrivedAt) >= from.getTime() - earlyMinutes * 60_000)
