import { sql } from 'drizzle-orm'
import { openStatuses } from '#maintenance/rules.ts'
import { invalid, notFound } from '#platform/refusal.ts'
import type { Database } from '#platform/server/database.ts'
import { statement } from '#platform/server/statements.ts'
import type { BuildingOnDay } from '../day-contract.ts'

const open = sql.raw(`('${openStatuses.join("', '")}')`)
const now = sql`${sql.placeholder('now')}::timestamptz`

/**
 * A request's status at the end of the day: what the last change until then made of it, else what the first change
 * after it found. One that never changed is what it is.
 */
const statusThen = sql`case when day = today then r.status else coalesce(
  (select n.new_status from maintenance_notes n where n.request_id = r.id and n.is_status_update and n.created_at < ending
    order by n.created_at desc, n.id desc limit 1),
  (select n.previous_status from maintenance_notes n where n.request_id = r.id and n.is_status_update and n.created_at >= ending
    order by n.created_at, n.id limit 1),
  r.status) end`

/** 0 late, 1 near, 2 running, 3 paused: the worst of a unit's open requests counts. */
const promise = sql`case
  when r.promised_at is null then null
  when r.promised_at < coalesce(r.paused_at, ${now}) then 0
  when r.status = 'on_hold' then case when r.paused_until < ${now} then 1 else 3 end
  when r.near_at <= ${now} then 1 else 2 end`

const readDay = statement<BuildingOnDay>(sql`
  with asked as (
    select coalesce(${sql.placeholder('day')}::date, (${now} at time zone time_zone)::date) as day,
      (${now} at time zone time_zone)::date as today, time_zone as zone from building
  ), clock as (
    select day, today, zone, (day + 1)::timestamp at time zone zone as ending from asked
  ), held as (
    select distinct on (a.unit_id) a.unit_id, a.residence_type, t.end_date_occupancy as lease_end
    from clock, assignments a join tenants t on t.id = a.tenant_id
    where case when day = today then a.ended_at is null
      else a.started_at < ending and (a.ended_at is null or a.ended_at >= ending) end
    order by a.unit_id, array_position(array['primary', 'secondary', 'other'], a.rank), a.started_at, a.id
  ), left_behind as (
    select a.unit_id, max((a.ended_at at time zone zone)::date) as day
    from clock, assignments a where a.ended_at < ending group by a.unit_id
  ), requests as (
    select r.unit_id, r.created_at, ${promise} as promise
    from clock, maintenance_requests r
    where r.unit_id is not null and r.created_at < ending and (${statusThen}) in ${open}
  ), waiting as (
    select unit_id, count(*)::int as count, min((created_at at time zone zone)::date) as oldest, min(promise) as promise
    from clock, requests group by unit_id
  )
  select clock.day, clock.today,
    least(clock.today, (select min(started_at at time zone zone)::date from assignments),
      (select min(created_at at time zone zone)::date from maintenance_requests)) as since,
    coalesce((select json_agg(json_build_object('id', u.id, 'unitNumber', u.unit_number, 'floor', u.floor, 'slot', u.slot,
      'category', u.category, 'residence', held.residence_type,
      'vacantSince', case when held.unit_id is null then left_behind.day end,
      'openRequests', coalesce(waiting.count, 0), 'oldestRequest', waiting.oldest,
      'promise', case when clock.day = clock.today
        then coalesce((array['late', 'near', 'running', 'paused'])[waiting.promise + 1], 'none') end,
      'leaseEnd', case when clock.day = clock.today and held.residence_type = 'renter' then held.lease_end end)
      order by u.floor, u.unit_number)
    from units u
    left join held on held.unit_id = u.id
    left join left_behind on left_behind.unit_id = u.id
    left join waiting on waiting.unit_id = u.id), '[]'::json) as units
  from clock`)

/** The building at the end of that day of its calendar, or now; refuses days that have not come yet. */
export async function findBuildingOnDay(db: Database, day: string | undefined, at: Date): Promise<BuildingOnDay> {
  const [found] = await readDay(db, { day: day ?? null, now: at.toISOString() })
  if (!found) throw notFound('Building')
  if (found.day > found.today) throw invalid('day', 'This day has not come yet')
  return found
}
