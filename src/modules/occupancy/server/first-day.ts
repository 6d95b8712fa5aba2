import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { residents } from '#residents/server/table.ts'
import { firstDayToShow } from '../first-day-rules.ts'
import type { FirstDay } from '../first-day-contract.ts'
import { assignments } from './table.ts'

export async function findFirstDay(db: Database, userId: string, now: Date): Promise<FirstDay> {
  const [resident] = await db.select().from(residents).where(eq(residents.userId, userId))
  return { firstDay: resident ? await selectFirstDay(db, resident, now) : null }
}

/**
 * Dismisses the card; without effect when it is not shown. The version of the record stays, so that the office can
 * still save the record that it has open.
 */
export async function dismissFirstDay(db: Database, by: Author, now: Date): Promise<FirstDay> {
  return db.transaction(async (tx) => {
    await lockRecords(tx)
    const [resident] = await tx.select().from(residents).where(eq(residents.userId, by.id)).for('update')
    const shown = resident ? await selectFirstDay(tx, resident, now) : null
    if (!resident || shown === null) return { firstDay: null }
    await tx.update(residents).set({ firstDayDismissedAt: now }).where(eq(residents.id, resident.id))
    await writeAudit(tx, {
      by,
      action: 'dismissed the first-day card',
      recordType: 'residents',
      recordId: resident.id,
      about: [by.id, resident.id],
      after: { firstDay: shown },
      now,
    })
    await notifyChanged(tx, { topic: 'residents', residents: [by.id] })
    return { firstDay: null }
  })
}

/** Whether the resident lived in another unit before the home of this row; a home that ended as it began was none. */
const hasLivedElsewhere = sql<boolean>`exists (select from assignments earlier
  where earlier.resident_id = assignments.resident_id and earlier.unit_id <> assignments.unit_id
    and earlier.started_at < assignments.started_at
    and (earlier.ended_at is null or earlier.ended_at > earlier.started_at))`

/** The newest home decides when the resident has several. */
async function selectFirstDay(db: Database, resident: typeof residents.$inferSelect, now: Date) {
  const [profile] = await db.select({ timeZone: building.timeZone }).from(building)
  const [home] = await db
    .select({ startedAt: assignments.startedAt, hasMoved: hasLivedElsewhere })
    .from(assignments)
    .where(and(eq(assignments.residentId, resident.id), isNull(assignments.endedAt)))
    .orderBy(desc(assignments.startedAt))
    .limit(1)
  const { startDateOccupancy, firstDayDismissedAt: dismissedAt } = resident
  const { startedAt = null, hasMoved = false } = home ?? {}
  const input = { startDateOccupancy, hasMoved, startedAt, dismissedAt }
  return firstDayToShow(input, profile?.timeZone ?? 'UTC', now)
}
