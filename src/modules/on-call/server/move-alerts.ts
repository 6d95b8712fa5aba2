import { and, eq, isNull } from 'drizzle-orm'
import type { Kind } from '#notifications/kinds.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { alerts } from './table.ts'

/** Whether an alert about a record is open or taken, and not over. */
export const hasAlert = async (tx: Database, aboutId: string): Promise<boolean> =>
  (await tx.$count(alerts, and(eq(alerts.aboutId, aboutId), isNull(alerts.closedAt)))) > 0

/**
 * Lets the alerts of a kind about a record be about another one that it became a part of; who has one still has it. A
 * maintenance person reads what they were sent.
 */
export async function moveAlerts(
  tx: Database,
  { kind, aboutId }: { kind: Kind; aboutId: string },
  { about, link }: { about: { type: string; id: string }; link: string },
  now: Date,
): Promise<void> {
  await tx
    .update(alerts)
    .set({ aboutType: about.type, aboutId: about.id, link, updatedAt: now })
    .where(and(eq(alerts.kind, kind), eq(alerts.aboutId, aboutId), isNull(alerts.closedAt)))
  await notifyChanged(tx, { topic: 'on-call' })
}
