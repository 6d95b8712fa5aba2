import { and, eq, isNull, sql } from 'drizzle-orm'
import { hasVisit, isVisitOfOrder } from '#maintenance/requests/server/request-conditions.ts'
import { visitSpan } from '#maintenance/requests/visits.ts'
import { moveKinds } from '#moves/choices.ts'
import { effectiveDayOf } from '#moves/rules.ts'
import { currentOrder } from '#on-call/server/rota.ts'
import { packages } from '#packages/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import { type Day, dayOf } from '#platform/time/dates.ts'
import { readExpectedCount } from '#visitors/server/expected.ts'
import type { Today, TodayRow } from '../contract.ts'
import { byTime, maxToday } from '../rules.ts'

type Row<Kind extends TodayRow['kind']> = Extract<TodayRow, { kind: Kind }>
type Counted<Kind extends TodayRow['kind']> = Row<Kind> & { total: number }

/** What is planned for today in the building's time zone, and who is on call. */
export async function readToday(db: Database, timeZone: string, now: Date): Promise<Today> {
  const today = dayOf(now, timeZone)
  const [from, to] = visitSpan('today', today, timeZone)
  const span = [from.toISOString(), to.toISOString()] as const
  const visits = await readVisits(db, span)
  const moves = await readMoves(db, today)
  const events = await readEvents(db, span)
  const waiting = await db.$count(packages, and(isNull(packages.doneAt), eq(packages.direction, 'incoming')))
  const { order, change } = await currentOrder(db, now)
  return {
    counts: { visit: visits[0]?.total ?? 0, move: moves[0]?.total ?? 0, event: events[0]?.total ?? 0 },
    rows: byTime([...visits, ...moves, ...events]),
    packages: waiting,
    visitors: await readExpectedCount(db, now),
    onCall: order[0] ? { name: order[0].name, until: change?.at.toISOString() ?? null } : null,
  }
}

type Span = readonly [from: string, to: string]

/** One visit of each request: that of its vendor, or its appointment. */
const readVisits = (db: Database, span: Span) =>
  queryRows<Counted<'visit'>>(
    db,
    sql`select 'visit' as kind, maintenance_requests.id, title, coalesce(units.unit_number, place_name, '') as place,
        coalesce(vendor, (select concat_ws(' ', first_name, last_name) from users where users.id = assigned_to)) as who,
        ${instantText('coalesce(visit.visit_from, scheduled_date)')} as at, ${instantText('visit.visit_to')} as until,
        count(*) over ()::int as total
      from maintenance_requests
      left join units on units.id = unit_id
      left join lateral (select visit_from, visit_to, vendors.name as vendor
        from work_orders join vendors on vendors.id = work_orders.vendor_id
        where request_id = maintenance_requests.id and ${isVisitOfOrder(...span)}) visit on true
      where ${hasVisit(...span)}
      order by coalesce(visit.visit_from, scheduled_date), maintenance_requests.id limit ${maxToday.visit}`,
  )

/** Moves whose last or first day is today. */
const readMoves = (db: Database, today: Day) =>
  queryRows<Counted<'move'>>(
    db,
    sql`select 'move' as kind, moves.id, moves.kind as move, units.id as "unitId", units.unit_number as "unitNumber",
        to_units.unit_number as "toUnitNumber", count(*) over ()::int as total
      from moves join units on units.id = moves.unit_id left join units to_units on to_units.id = to_unit_id
      where moves.status in ('planned', 'done') and (${sql.join(
        moveKinds.map((kind) => sql`(moves.kind = ${kind} and effective_day = ${effectiveDayOf(kind, today)}::date)`),
        sql` or `,
      )})
      order by units.unit_number, moves.id limit ${maxToday.move}`,
  )

/** Events that have begun before the day ends, and end after it begins; one without an end lasts no time. */
const readEvents = (db: Database, [from, to]: Span) =>
  queryRows<Counted<'event'>>(
    db,
    sql`select 'event' as kind, id, title, location, ${instantText('starts_at')} as at, ${instantText('ends_at')} as until,
        count(*) over ()::int as total
      from events
      where cancelled_at is null and starts_at < ${to}::timestamptz
        and (starts_at >= ${from}::timestamptz or ends_at > ${from}::timestamptz)
      order by starts_at, id limit ${maxToday.event}`,
  )
