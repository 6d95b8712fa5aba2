import { eq } from 'drizzle-orm'
import { notFound } from '#platform/http-error.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { undoOfRecord, type Writing } from '#undo/server/record-change.ts'
import { withdrawNotifications } from '#notifications/server/notify.ts'
import type { PackageStatus } from '../choices.ts'
import { writeCode } from './codes.ts'
import { accountsOf } from './recipients.ts'
import { packages } from './table.ts'
import { updatePackage } from './update-package.ts'

export type PackageRow = typeof packages.$inferSelect
export type PackageAction = 'corrected' | 'declined' | 'returned' | 'sent' | 'handed over' | 'put back'

/** The actions by the state that they lead to. */
export const actionOf: Readonly<Record<PackageStatus, PackageAction | 'withdrew'>> = {
  waiting: 'put back',
  declined: 'declined',
  handed_over: 'handed over',
  returned: 'returned',
  sent: 'sent',
  withdrawn: 'withdrew',
}

export const recordType = 'packages'

/** Throws 404 for a package that does not exist, or was entered by mistake. */
export async function lockPackage(tx: Database, id: string): Promise<PackageRow> {
  const [locked] = await tx.select().from(packages).where(eq(packages.id, id)).for('update')
  if (!locked || locked.status === 'withdrawn') throw notFound('Package')
  return locked
}

/**
 * Writes columns of a locked package, with the code of its recipient, the audit event and the screens that show it. When
 * its recipient changes, the new one is notified, and the notification of the former one is taken back.
 */
export function createPackageWriter(secretKey: Buffer) {
  return async (
    tx: Database,
    locked: PackageRow,
    columns: Partial<PackageRow>,
    { by, action, now }: Writing<PackageAction>,
  ): Promise<void> => {
    const isMoved =
      (columns.unitId !== undefined && columns.unitId !== locked.unitId) ||
      (columns.recipientId !== undefined && columns.recipientId !== locked.recipientId)
    const written = isMoved ? { ...columns, notifiedAt: null, reminders: 0, remindedAt: null } : columns
    const next = { ...locked, ...written }
    await updatePackage(tx, locked, written, now)
    const former = { unitId: locked.unitId, recipientId: locked.recipientId }
    const present = { unitId: next.unitId, recipientId: next.recipientId }
    for (const recipient of isMoved ? [former, present] : [present]) {
      const code = await writeCode(tx, secretKey, recipient, now)
      if (isMoved && code !== null && recipient === former)
        await withdrawNotifications(tx, code, ['package_arrived'], locked.receivedAt)
    }
    // An undo: it is here again.
    if (locked.doneAt !== null && next.doneAt === null)
      await withdrawNotifications(tx, locked.id, ['package_returned', 'package_collected'], locked.doneAt)
    await recordPackage(tx, next, {
      by,
      action,
      before: pick(locked, Object.keys(columns)),
      after: pick(columns, Object.keys(columns)),
      now,
    })
    if (isMoved) await notifyChanged(tx, { topic: 'packages', residents: await accountsOf(tx, former) })
  }
}

type Event = Parameters<typeof writeAudit>[1]

/** The audit event of a package, and the screens that show it. */
export async function recordPackage(
  tx: Database,
  { id, unitId, recipientId }: Pick<PackageRow, 'id' | 'unitId' | 'recipientId'>,
  event: Pick<Event, 'by' | 'action' | 'before' | 'after' | 'now'>,
): Promise<void> {
  await writeAudit(tx, { ...event, recordType, recordId: id, about: [unitId, recipientId] })
  const people = await accountsOf(tx, { unitId, recipientId })
  await notifyChanged(tx, { topic: 'packages', residents: people })
}

/** Puts a package back to what it was before a change; what was taken in is withdrawn. */
export const undoPackageChange = (keys: { secretKey: Buffer }) =>
  undoOfRecord({
    recordType,
    table: packages,
    write: (tx, locked, columns, writing) => createPackageWriter(keys.secretKey)(tx, locked, columns, writing),
  })

/** The former or new values of columns for the audit log, without the names of those who collected. */
const pick = (from: object, names: readonly string[]) =>
  Object.fromEntries(
    names.filter((name) => !hidden.has(name)).map((name) => [name, (from as Record<string, unknown>)[name]]),
  )
const hidden = new Set(['handedTo', 'doneBy', 'notifiedAt', 'reminders', 'remindedAt'])
