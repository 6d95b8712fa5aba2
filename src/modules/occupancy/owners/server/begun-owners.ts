import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { auditLog } from '#platform/server/audit/audit-table.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { residents } from '#residents/server/table.ts'
import { lockUnit } from '../../server/household.ts'
import { writeResidenceTypes } from './owner-occupants.ts'
import { findOwnerText, writeOwnerText } from './owner-text.ts'
import { ownsNow, todayInBuilding } from './owns-now.ts'
import { unitOwners } from './table.ts'

/** How many days the program can be off without losing the first day of an owner. */
const daysToCatchUp = 14

/**
 * Lets owners whose first day has begun be owners everywhere: in the text of the unit, in who lives there as an owner, and
 * with a line in the history. A text that the office has written since stays. Runs as a job; without effect when it runs
 * again.
 */
export async function addBegunOwners(db: Database, now: Date): Promise<void> {
  const { rows } = await db.execute<{ unitId: string; days: string[] }>(sql`
    select unit_id as "unitId", array_agg(distinct since::text) as days from unit_owners
    where ${ownsNow(now)} and since > ${todayInBuilding(now)} - ${sql.raw(String(daysToCatchUp))} group by unit_id`)
  for (const { unitId, days } of rows)
    await db.transaction(async (tx) => {
      const unit = await lockUnit(tx, unitId)
      const by = await findRecorder(tx, unitId)
      await recordFirstDays(tx, unitId, days, by, now)
      await writeResidenceTypes(tx, unitId, by, now)
      const text = await findOwnerText(tx, unitId, ownsNow(now))
      if (unit.ownerName === text) return
      if (!(await wasText(tx, unitId, unit.ownerName, days))) return
      await writeOwnerText(tx, unitId, by, now)
      for (const topic of ['owners', 'units', 'occupancy']) await notifyChanged(tx, { topic })
    })
}

/** Whether this was the text of the owners before one of these days. */
async function wasText(tx: Database, unitId: string, text: string | null, days: readonly string[]): Promise<boolean> {
  for (const day of days) if ((await findOwnerText(tx, unitId, ownedBefore(day))) === text) return true
  return false
}

const ownedBefore = (day: string) => sql`(unit_owners.since is null or unit_owners.since < ${day}::date)`

/** The person who recorded the owners of a unit is the author of what happens on their first day. */
async function findRecorder(tx: Database, unitId: string): Promise<Author | null> {
  const [recorder] = await tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.by))
    .where(and(eq(auditLog.recordId, unitId), eq(auditLog.action, 'changed the owners')))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1)
  return recorder ?? null
}

/** Writes one audit event for each day on which owners begin who were recorded before it. */
async function recordFirstDays(
  tx: Database,
  unitId: string,
  days: readonly string[],
  by: Author | null,
  now: Date,
): Promise<void> {
  for (const day of days) {
    const isDay = sql`${auditLog.after} ->> 'day' = ${day}`
    const written = and(eq(auditLog.recordId, unitId), eq(auditLog.action, 'recorded the first day of owners'), isDay)
    if ((await tx.$count(auditLog, written)) > 0) continue
    const begun = await tx
      .select({ residentId: unitOwners.residentId, userId: residents.userId })
      .from(unitOwners)
      .leftJoin(residents, eq(residents.id, unitOwners.residentId))
      .where(
        and(
          eq(unitOwners.unitId, unitId),
          isNull(unitOwners.until),
          eq(unitOwners.since, day),
          sql`${unitOwners.updatedAt} < ${day}::date::timestamp at time zone (select time_zone from building)`,
        ),
      )
    if (begun.length === 0) continue
    const about = begun.flatMap(({ residentId, userId }) => [residentId, userId]).filter((id) => id !== null)
    const after = { owners: begun.length, day }
    await writeAudit(tx, {
      by,
      action: 'recorded the first day of owners',
      recordType: 'units',
      recordId: unitId,
      about,
      after,
      now,
    })
  }
}
