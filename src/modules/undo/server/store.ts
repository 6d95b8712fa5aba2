import { and, asc, eq, lt } from 'drizzle-orm'
import { notFound } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { emailHoldSeconds, type UndoOutcome, undoLimitMinutes } from '../choices.ts'
import type { UndoResult } from '../contract.ts'
import { undoableChanges } from './table.ts'

export type UndoableChange = typeof undoableChanges.$inferSelect

/** Whether a record was restored; `sent` when the e-mails that were the whole change have been sent. */
export type Restored = boolean | 'sent'

/** Restores the records of one type. */
export type UndoHandler = {
  recordType: string
  /**
   * Locks the record and writes `before` back, with its history and audit event, unless another change followed. Returns
   * whether it did.
   */
  restore: (tx: Database, change: UndoableChange, by: Author, now: Date) => Promise<Restored>
}

/** Remembers how a record was, inside the transaction that changes it. */
export async function recordUndoable(
  tx: Database,
  change: Pick<UndoableChange, 'operation' | 'recordType' | 'recordId' | 'versionAfter' | 'before'>,
  by: Author,
  now: Date,
): Promise<void> {
  await tx.insert(undoableChanges).values({ ...change, id: newId(), createdBy: by.id, createdAt: now })
}

/** Whether this operation has changed a record already; a second call with the same operation changes it no more. */
export async function isChangedBy(db: Database, operation: string, recordId: string, by: Author): Promise<boolean> {
  const [found] = await db
    .select({ id: undoableChanges.id })
    .from(undoableChanges)
    .where(
      and(
        eq(undoableChanges.createdBy, by.id),
        eq(undoableChanges.operation, operation),
        eq(undoableChanges.recordId, recordId),
      ),
    )
  return found !== undefined
}

/** When the e-mails of a change may be sent: those of an emergency, and of a change that nobody can undo, at once. */
export const emailsAfter = (operation: string | undefined, isEmergency: boolean, now: Date): Date | undefined =>
  operation === undefined || isEmergency ? undefined : new Date(now.getTime() + emailHoldSeconds * 1000)

/**
 * Undoes the caller's changes of an operation in one transaction, record by record in the order of their ids. A record that
 * changed since stays as it is. Throws 404 for an operation of another person.
 */
export async function undoOperation(
  db: Database,
  handlers: readonly UndoHandler[],
  mail: Mail,
  operation: string,
  by: Author,
  now: Date,
): Promise<UndoResult> {
  return db.transaction(async (tx) => {
    const changes = await tx
      .select()
      .from(undoableChanges)
      .where(and(eq(undoableChanges.createdBy, by.id), eq(undoableChanges.operation, operation)))
      .orderBy(asc(undoableChanges.recordId))
      .for('update')
    if (changes.length === 0) throw notFound('Change')
    const records = []
    const emails = { stopped: 0, sent: 0 }
    for (const change of changes) {
      const outcome = await undoChange(tx, handlers, change, by, now)
      records.push({ recordType: change.recordType, recordId: change.recordId, outcome })
      if (outcome !== 'undone') continue
      const { stopped, sent } = await mail.withdraw(tx, change.recordId, change.createdAt, now)
      emails.stopped += stopped
      emails.sent += sent
    }
    return { records, emailsStopped: emails.stopped, emailsSent: emails.sent }
  })
}

async function undoChange(
  tx: Database,
  handlers: readonly UndoHandler[],
  change: UndoableChange,
  by: Author,
  now: Date,
): Promise<UndoOutcome> {
  if (change.undoneAt) return 'undone'
  if (now.getTime() - change.createdAt.getTime() > undoLimitMinutes * 60_000) return 'over'
  const handler = handlers.find(({ recordType }) => recordType === change.recordType)
  if (!handler) throw new Error(`No handler restores "${change.recordType}".`)
  const restored = await handler.restore(tx, change, by, now)
  if (restored === 'sent') return 'over'
  if (!restored) return 'changed'
  await tx.update(undoableChanges).set({ undoneAt: now }).where(eq(undoableChanges.id, change.id))
  return 'undone'
}

/** Deletes what nobody can undo any more. */
export async function deleteOldChanges(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - 24 * 3_600_000)
  await db.delete(undoableChanges).where(lt(undoableChanges.createdAt, oldest))
}
