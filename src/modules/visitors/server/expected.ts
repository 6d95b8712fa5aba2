import { sql } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import { dayOf, hours } from '#platform/time/dates.ts'
import { addDays, instantAt, weekdayOf } from '#platform/time/wall-clock.ts'
import type { ExpectedContractor, ExpectedPass, VisitorBoard } from '../contract.ts'
import { earlyMinutes, hoursAhead, problemOf, windowOn } from '../rules.ts'
import { createBarredCheck } from './barred.ts'
import { type Clock, hasComeTo, loadPasses, nextVisit, type PassRow } from './pass-rows.ts'
import { insuranceOf, listInside } from './stay-rows.ts'
import { summarizeStalls } from './stalls.ts'

/** Whom the desk expects today and in the next hours, who is in the building, and the visitor stalls. */
export async function readBoard(db: Database, now: Date): Promise<VisitorBoard> {
  const clock = await clockOfBuilding(db, now)
  const [expected, contractors, inside, stalls] = await Promise.all([
    listExpected(db, clock),
    listContractors(db, clock),
    listInside(db, now),
    summarizeStalls(db, now),
  ])
  return { expected, contractors, inside, stalls }
}

async function clockOfBuilding(db: Database, now: Date): Promise<Clock> {
  const timeZone = await timeZoneOf(db)
  return { now, today: dayOf(now, timeZone), timeZone }
}

/** How many visits the desk expects today and in the next hours: those of guests, and those of contractors. */
export async function readExpectedCount(db: Database, now: Date): Promise<number> {
  const clock = await clockOfBuilding(db, now)
  const visits = await listExpected(db, clock)
  const contractors = await listContractors(db, clock)
  return visits.length + contractors.length
}

/** The visits of today and the next hours that have not ended, and of which someone has not come yet. */
async function listExpected(db: Database, clock: Clock): Promise<ExpectedPass[]> {
  const { now, today } = clock
  const yesterday = addDays(today, -1)
  const last = dayOf(horizonOf(clock), clock.timeZone)
  const days = [weekdayOf(yesterday), weekdayOf(today), weekdayOf(last)]
  const rows = await loadPasses(
    db,
    sql`p.cancelled_at is null and p.last_day >= ${yesterday}::date and p.first_day <= ${last}::date
      and (p.weekdays is null or p.weekdays && ${sql.param(days)}::smallint[])`,
  )
  const isBarred = await createBarredCheck(db, now)
  return rows
    .filter((row) => isDue(row, clock))
    .map((row) => toExpectedPass(row, clock, isBarred))
    .filter(({ guests, until }) => guests.some(({ stayId }) => stayId === null) && Date.parse(until) > now.getTime())
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.unit.unitNumber.localeCompare(b.unit.unitNumber))
}

/** Until when the visits begin that the desk expects. */
const horizonOf = ({ now }: Clock) => new Date(now.getTime() + hours(hoursAhead))

const isDue = (row: PassRow, clock: Clock) => {
  if (row.isCancelled) return false
  const next = nextVisit(row, clock)
  return next !== null && (dayOf(next.from, clock.timeZone) <= clock.today || next.from <= horizonOf(clock))
}

type IsBarred = Awaited<ReturnType<typeof createBarredCheck>>

function toExpectedPass(row: PassRow, clock: Clock, isBarred: IsBarred): ExpectedPass {
  const { now, today, timeZone } = clock
  const { from, until } = nextVisit(row, clock) ?? windowOn(row, row.lastDay, timeZone)
  return {
    id: row.id,
    unit: { id: row.unitId, unitNumber: row.unitNumber },
    hostId: row.hostId,
    host: row.host,
    guests: row.guests.map((guest) => {
      const hasCome = hasComeTo(guest, from)
      return {
        id: guest.id,
        fullName: guest.fullName,
        stayId: hasCome ? guest.stayId : null,
        isHere: guest.isInside,
        arrivedAt: hasCome ? guest.arrivedAt : null,
        isBarred: isBarred({ fullName: guest.fullName, unitId: row.unitId }),
      }
    }),
    from: from.toISOString(),
    until: until.toISOString(),
    isRepeated: row.weekdays !== null,
    note: row.note,
    stall: row.stall,
    plate: row.plate,
    problem: problemOf(row, now, today, timeZone),
  }
}

/** One visit with its list, also one of another day. Throws 404. */
export async function findExpected(db: Database, id: string, now: Date): Promise<ExpectedPass> {
  const [row] = await loadPasses(db, sql`p.id = ${id}`)
  if (!row) throw notFound('Visitor pass')
  return toExpectedPass(row, await clockOfBuilding(db, now), await createBarredCheck(db, now))
}

/** Announced guests of today and the next hours whose name or code of home contains all words, for the search of the desk. */
export async function searchExpected(db: Database, condition: ReturnType<typeof sql>, limit: number, now: Date) {
  const clock = await clockOfBuilding(db, now)
  const yesterday = addDays(clock.today, -1)
  const rows = await loadPasses(
    db,
    sql`p.cancelled_at is null and p.last_day >= ${yesterday}::date and p.first_day <= ${dayOf(horizonOf(clock), clock.timeZone)}::date
      and p.id in (select g.pass_id from visitor_guests g where ${condition})`,
  )
  const isBarred = await createBarredCheck(db, now)
  return rows
    .filter((row) => isDue(row, clock))
    .slice(0, limit)
    .map((row) => toExpectedPass(row, clock, isBarred))
}

/** Vendors who agreed to come today or in the next hours and have not signed in. */
async function listContractors(db: Database, clock: Clock): Promise<ExpectedContractor[]> {
  const { today, timeZone } = clock
  const begin = instantAt(today, 0, timeZone).toISOString()
  const midnight = instantAt(addDays(today, 1), 0, timeZone).toISOString()
  const horizon = horizonOf(clock).toISOString()
  const rows = await queryRows<Omit<ExpectedContractor, 'insurance'>>(
    db,
    sql`select o.id as "orderId", v.id as "vendorId", v.name as firm, v.contact_name as contact,
        case when u.id is not null then json_build_object('id', u.id, 'unitNumber', u.unit_number) end as unit,
        ${instantText('o.visit_from')} as from, ${instantText('o.visit_to')} as until, v.insured_until::text as "insuredUntil"
      from work_orders o join vendors v on v.id = o.vendor_id join maintenance_requests r on r.id = o.request_id
        left join units u on u.id = r.unit_id
      where o.status = 'accepted' and o.visit_from >= ${begin}::timestamptz and (o.visit_from < ${midnight}::timestamptz or o.visit_from <= ${horizon}::timestamptz)
        and not exists (select from visitor_stays y where y.vendor_id = v.id and y.status <> 'withdrawn' 
          and y.arrived_at >= case when o.visit_from < ${midnight}::timestamptz then ${begin}::timestamptz else o.visit_from - ${`${earlyMinutes} minutes`}::interval end)
      order by o.visit_from, v.name, o.id`,
  )
  return rows.map((row) => ({ ...row, insurance: insuranceOf(row.insuredUntil, today) }))
}
