import { type SQL, sql } from 'drizzle-orm'
import { timeZoneOf } from '#building/server/time-zone.ts'
import { expiryOf } from '#maintenance/vendors/expiry.ts'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { instantText } from '#platform/server/sql/instant-text.ts'
import { type Day, dayOf } from '#platform/time/dates.ts'
import type { Stay } from '../contract.ts'
import { nameOfUser } from './pass-rows.ts'

/** Whether an insurance has ended, ends soon, or is valid; null without a known day. */
export const insuranceOf = (insuredUntil: Day | null, today: Day) =>
  insuredUntil === null ? null : (expiryOf(insuredUntil, today) ?? 'valid')

/** Stays `y` that fulfil a condition, the longest one first where no other order is given. */
export async function loadStays(
  db: Database,
  condition: SQL,
  now: Date,
  order = sql`y.arrived_at, y.id`,
): Promise<Stay[]> {
  const today = dayOf(now, await timeZoneOf(db))
  const rows = await queryRows<Omit<Stay, 'insurance'>>(
    db,
    sql`select y.id, y.kind, y.status, y.pass_id as "passId", y.full_name as "fullName",
        case when u.id is not null then json_build_object('id', u.id, 'unitNumber', u.unit_number) end as unit,
        ${nameOfUser('y.host_id')} as host, y.firm, y.vendor_id as "vendorId", v.insured_until::text as "insuredUntil", y.badge, y.note,
        (select a.number from stall_passes t join assets a on a.id = t.asset_id
          where t.pass_id = y.pass_id and t.ended_at is null order by t.starts_at desc limit 1) as stall,
        ${instantText('y.arrived_at')} as "arrivedAt", coalesce(${nameOfUser('y.arrived_by')}, '') as "arrivedBy",
        ${instantText('y.left_at')} as "leftAt", y.version
      from visitor_stays y left join units u on u.id = y.unit_id left join vendors v on v.id = y.vendor_id
      where ${condition} order by ${order}`,
  )
  return rows.map((row) => ({ ...row, insurance: insuranceOf(row.insuredUntil, today) }))
}

/** Who is in the building now, the longest first. */
export const listInside = (db: Database, now: Date): Promise<Stay[]> => loadStays(db, sql`y.status = 'inside'`, now)

/** Throws 404, also for a stay that was entered by mistake. */
export async function findStay(db: Database, id: string, now: Date): Promise<Stay> {
  const [found] = await loadStays(db, sql`y.id = ${id} and y.status <> 'withdrawn'`, now)
  if (!found) throw notFound('Visitor')
  return found
}
