import { eq } from 'drizzle-orm'
import { withdrawNotifications } from '#notifications/server/notify.ts'
import { conflict, notFound } from '#platform/http-error.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { withConstraintErrors } from '#platform/server/database/violation.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { undoOfRecord, type Writing } from '#undo/server/record-change.ts'
import { deskVisitorWords as words } from '../messages/desk.ts'
import { visitorStays } from './table.ts'

export type StayRow = typeof visitorStays.$inferSelect
export type StayAction = 'checked in' | 'signed in' | 'admitted a namesake' | 'corrected' | 'checked out'

export const recordType = 'visitor stays'

/** Throws 404 for a stay that does not exist, or was entered by mistake. */
export async function lockStay(tx: Database, id: string): Promise<StayRow> {
  const [locked] = await tx.select().from(visitorStays).where(eq(visitorStays.id, id)).for('update')
  if (!locked || locked.status === 'withdrawn') throw notFound('Visitor')
  return locked
}

/**
 * Writes columns of a locked stay with its audit event and the screens that show it. Throws 409 when the guest has come again
 * meanwhile, or the badge is with another visitor.
 */
export async function writeStay(
  tx: Database,
  locked: StayRow,
  columns: Partial<StayRow>,
  { by, action, now }: Writing<StayAction>,
): Promise<void> {
  const badge = columns.badge === undefined ? locked.badge : columns.badge
  await withConstraintErrors(
    { visitor_stays_guest: () => takenError(true, badge), visitor_stays_badge: () => takenError(false, badge) },
    () =>
      tx
        .update(visitorStays)
        .set({ ...columns, version: locked.version + 1, updatedAt: now })
        .where(eq(visitorStays.id, locked.id)),
  )
  if (columns.status === 'withdrawn') await withdrawNotifications(tx, locked.id, ['visitor_arrived'], locked.arrivedAt)
  await recordStay(tx, locked, { by, action, now })
}

/** What one visitor alone can have is taken: the place on the list, or the badge. */
export const takenError = (isGuest: boolean, badge: string | null) =>
  isGuest
    ? conflict('already_here', () => words.alreadyHere, 'guestId')
    : conflict('badge_taken', () => words.badgeTaken(badge ?? ''), 'badge')

/** The audit event of a stay, without the name, and the screens that show it. */
export async function recordStay(
  tx: Database,
  { id, unitId, hostId }: Pick<StayRow, 'id' | 'unitId' | 'hostId'>,
  event: Pick<Parameters<typeof writeAudit>[1], 'by' | 'action' | 'after' | 'now'>,
): Promise<void> {
  await writeAudit(tx, { ...event, recordType, recordId: id, about: [unitId, hostId] })
  await notifyChanged(tx, { topic: 'visitors', residents: hostId === null ? [] : [hostId] })
}

/** Puts a stay back to what it was before a change; one that was entered is withdrawn. */
export const undoStayChange = () => undoOfRecord({ recordType, table: visitorStays, write: writeStay })
