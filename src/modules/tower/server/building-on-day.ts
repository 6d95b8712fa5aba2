import { sql } from 'drizzle-orm'
import { openStatuses } from '#maintenance/requests/rules.ts'
import { deadline, rankAsOf } from '#maintenance/requests/server/request-conditions.ts'
import { type AttentionRank, attentionRanks } from '#maintenance/sla/rules.ts'
import { invalid, notFound } from '#platform/http-error.ts'
import { apiValue } from '#platform/server/database/api-values.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { units } from '#units/server/table.ts'
import { words } from '../messages/living.ts'
import type { BuildingOnDay, SlaState } from '../day-contract.ts'

const open = sql.raw(`('${openStatuses.join("', '")}')`)

/**
 * The status of a request at the end of the day: the new status of the last change before that, otherwise the previous
 * status of the first change after it, otherwise the current status.
 */
const statusThen = sql`case when day = today then r.status else coalesce(
  (select n.new_status from maintenance_notes n where n.request_id = r.id and n.is_status_update and n.created_at < ending
    order by n.created_at desc, n.id desc limit 1),
  (select n.previous_status from maintenance_notes n where n.request_id = r.id and n.is_status_update and n.created_at >= ending
    order by n.created_at, n.id limit 1),
  r.status) end`

/** The SLA state that is shown for each rank of attention; of a unit's open requests, the first one by rank. */
const slaStates = {
  late: 'late',
  near: 'near',
  unassigned: 'running',
  active: 'running',
  on_hold: 'paused',
  finished: 'none',
} satisfies Record<AttentionRank, SlaState>
const statesByRank = sql.raw(`array['${attentionRanks.map((rank) => slaStates[rank]).join("', '")}']`)

const dayQuery = (day: string | null, at: Date) => {
  const now = sql`${at.toISOString()}::timestamptz`
  return sql`
  with requested as (
    select coalesce(${day}::date, (${now} at time zone time_zone)::date) as day,
      (${now} at time zone time_zone)::date as today, time_zone as zone from building
  ), clock as (
    select day, today, zone, (day + 1)::timestamp at time zone zone as ending from requested
  ), homes as (
    select distinct on (a.unit_id) a.unit_id, a.residence_type, t.end_date_occupancy as lease_end
    from clock, assignments a join residents t on t.id = a.resident_id
    where case when day = today then a.ended_at is null
      else a.started_at < ending and (a.ended_at is null or a.ended_at >= ending) end
    order by a.unit_id, array_position(array['primary', 'secondary', 'other'], a.rank), a.started_at, a.id
  ), vacated as (
    select a.unit_id, max((a.ended_at at time zone zone)::date) as day
    from clock, assignments a where a.ended_at < ending and a.ended_at > a.started_at group by a.unit_id
  ), requests as (
    select r.unit_id, r.created_at, case when r.deadline is not null then r.attention end as attention
    from clock, (select *, ${deadline} as deadline, ${rankAsOf(at.toISOString())} as attention from maintenance_requests) r
    where r.unit_id is not null and r.created_at < ending and (${statusThen}) in ${open}
  ), waiting as (
    select unit_id, count(*)::int as count, min((created_at at time zone zone)::date) as oldest, min(attention) as attention
    from clock, requests group by unit_id
  )
  select clock.day, clock.today,
    least(clock.today, (select min(started_at at time zone zone)::date from assignments),
      (select min(created_at at time zone zone)::date from maintenance_requests)) as since,
    coalesce((select json_agg(json_build_object('id', u.id, 'unitNumber', u.unit_number, 'floor', u.floor, 'slot', u.slot,
      'category', ${apiValue(units.category, 'u.category')}, 'residence', homes.residence_type,
      'vacantSince', case when homes.unit_id is null then vacated.day end,
      'openRequests', coalesce(waiting.count, 0), 'oldestRequest', waiting.oldest,
      'slaState', case when clock.day = clock.today
        then coalesce((${statesByRank})[waiting.attention + 1], 'none') end,
      'leaseEnd', case when clock.day = clock.today and homes.residence_type = 'renter' then homes.lease_end end)
      order by u.floor, u.unit_number)
    from units u
    left join homes on homes.unit_id = u.id
    left join vacated on vacated.unit_id = u.id
    left join waiting on waiting.unit_id = u.id), '[]'::json) as units
  from clock`
}

/** The building at the end of a day, or now; throws for a day in the future. */
export async function findBuildingOnDay(db: Database, day: string | undefined, at: Date): Promise<BuildingOnDay> {
  const [found] = await queryRows<BuildingOnDay>(db, dayQuery(day ?? null, at))
  if (!found) throw notFound('Building')
  if (found.day > found.today) throw invalid('day', words.dayInFuture)
  return found
}
