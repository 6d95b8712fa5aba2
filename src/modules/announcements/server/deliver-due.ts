import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { deliver, type DeliveryContext } from './delivery.ts'
import { announcements } from './table.ts'

type Context = Pick<DeliveryContext, 'mail' | 'origin'>

/** Delivers one announcement in its own transaction; a failure is recorded for the office, and thrown. Runs as a job. */
export async function deliverScheduled(db: Database, context: Context, id: string, now: Date): Promise<void> {
  try {
    await db.transaction((tx) => deliver(tx, context, id, now))
  } catch (error) {
    await recordFailure(db, id, now)
    throw error
  }
}

/**
 * Delivers all announcements that are due. One that fails does not hold up the others: its error is thrown after all
 * have been tried, and the next run tries it again. Runs as a job.
 */
export async function deliverDue(db: Database, context: Context, now: Date): Promise<void> {
  const due = await db
    .select({ id: announcements.id })
    .from(announcements)
    .where(
      and(
        isNull(announcements.deliveredAt),
        isNull(announcements.archivedAt),
        lte(announcements.publishedAt, now),
        or(isNull(announcements.expiresAt), gt(announcements.expiresAt, now)),
      ),
    )
    .orderBy(asc(announcements.publishedAt), asc(announcements.id))
  const errors: unknown[] = []
  for (const { id } of due) await deliverScheduled(db, context, id, now).catch((error: unknown) => errors.push(error))
  if (errors.length === 1) throw errors[0]
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} announcements could not be delivered`)
}

/** The version stays the same, because no field that people edit has changed. */
async function recordFailure(db: Database, id: string, now: Date) {
  await db.transaction(async (tx) => {
    await tx
      .update(announcements)
      .set({ deliveryFailures: sql`${announcements.deliveryFailures} + 1`, deliveryFailedAt: now })
      .where(and(eq(announcements.id, id), isNull(announcements.deliveredAt)))
    await notifyChanged(tx, { topic: 'announcements' })
  })
}
