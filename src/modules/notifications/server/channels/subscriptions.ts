import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { invalid, notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { PushDevice } from '../../contract.ts'
import { notificationTexts } from '../../messages/index.ts'
import { isPushService } from '../../push-services.ts'
import type { NewSubscription } from '../../schemas.ts'
import { pushSubscriptions } from '../table.ts'

type Row = typeof pushSubscriptions.$inferSelect
/** More browsers of one person are not plausible; the oldest makes room. */
const maxBrowsers = 12

/** A person's browsers, oldest first, with those that ended. */
export async function listDevices(db: Database, userId: string): Promise<PushDevice[]> {
  const rows = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id))
  return rows.map(toDevice)
}

/**
 * Stores the subscription of a browser. A browser belongs to the last person who subscribed it. Throws 400 for an address that is
 * none of the known push services.
 */
export async function subscribe(
  db: Database,
  sent: NewSubscription,
  testService: string | null,
  by: Author,
  now: Date,
): Promise<PushDevice> {
  if (!isPushService(sent.endpoint, testService))
    throw invalid('endpoint', (language) => notificationTexts[language].errors.unknownService)
  return db.transaction(async (tx) => {
    const { endpoint, device } = sent
    const columns = { userId: by.id, ...sent.keys, device, endedAt: null, updatedAt: now }
    // A subscription that ended is replaced by the new one of the same browser.
    await tx
      .delete(pushSubscriptions)
      .where(
        and(
          eq(pushSubscriptions.userId, by.id),
          eq(pushSubscriptions.device, device),
          isNotNull(pushSubscriptions.endedAt),
        ),
      )
    const [row] = await tx
      .insert(pushSubscriptions)
      .values({ id: newId(), endpoint, ...columns, createdAt: now })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: columns })
      .returning()
    if (!row) throw notFound('Record')
    const others = await listDevices(tx, by.id)
    for (const { id } of others.slice(0, Math.max(0, others.length - maxBrowsers)))
      await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
    const after = { device }
    await writeAudit(tx, { by, action: 'turned on push', recordType: 'notifications', recordId: by.id, after, now })
    await notifyChanged(tx, { topic: 'notifications', only: [by.id] })
    return toDevice(row)
  })
}

/** Ends one of a person's browsers; throws 404 for another person's. */
export async function unsubscribe(db: Database, id: string, by: Author, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, by.id)))
      .returning({ device: pushSubscriptions.device })
    if (!row) throw notFound('Record')
    await writeAudit(tx, {
      by,
      action: 'turned off push',
      recordType: 'notifications',
      recordId: by.id,
      after: row,
      now,
    })
    await notifyChanged(tx, { topic: 'notifications', only: [by.id] })
  })
}

const toDevice = ({ id, device, endedAt, createdAt }: Row): PushDevice => ({
  id,
  device,
  ended: endedAt !== null,
  createdAt: createdAt.toISOString(),
})
