import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { assets } from '#assets/server/table.ts'
import { withdrawNotifications } from '#notifications/server/notify.ts'
import { conflict, notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { undoOfRecord, type Writing } from '#undo/server/record-change.ts'
import type { UndoHandler } from '#undo/server/store.ts'
import { keyWords as words } from '../messages/desk.ts'
import { keyLoans, keySeals } from './table.ts'

export type LoanRow = typeof keyLoans.$inferSelect
type Action = 'lent' | 'returned' | 'extended' | 'alerted of' | 'sealed' | 'unsealed' | 'undid a change'

export const recordType = 'key loans'

/** Locks a key or fob, so that two people at the desk change it one after the other. Throws 404. */
export async function lockKey(tx: Database, id: string) {
  const isKey = and(eq(assets.id, id), inArray(assets.category, ['key', 'fob']))
  const [locked] = await tx.select({ id: assets.id, number: assets.number }).from(assets).where(isKey).for('update')
  if (!locked) throw notFound('Key')
  return locked
}

const isCurrentLoan = (assetId: string) => and(eq(keyLoans.assetId, assetId), isNull(keyLoans.inAt))

/** The loan of a locked key. Throws 409 while the key is at the desk. */
export async function getCurrentLoan(tx: Database, assetId: string): Promise<LoanRow> {
  const [loan] = await tx.select().from(keyLoans).where(isCurrentLoan(assetId)).for('update')
  if (!loan) throw conflict('not_out', () => words.problems.notOut)
  return loan
}

/** Writes columns of a locked loan, with its audit event and the screens that show it. */
export async function writeLoan(
  tx: Database,
  locked: LoanRow,
  columns: Partial<LoanRow>,
  { by, action, now }: Writing<'returned' | 'extended'>,
): Promise<void> {
  const next = { ...locked, ...columns }
  await tx
    .update(keyLoans)
    .set({ ...columns, version: locked.version + 1, updatedAt: now })
    .where(eq(keyLoans.id, locked.id))
  if (next.inAt !== null || next.dueAt > now)
    await withdrawNotifications(tx, locked.id, ['key_overdue', 'key_due_back'], locked.outAt)
  await recordKey(tx, next, { by, action, now })
}

type Loan = Pick<LoanRow, 'id' | 'assetId' | 'borrowerKind' | 'dueAt' | 'userId' | 'unitId'>
type Event = { by: Author | null; action: Action; now: Date }

/** The audit event of a loan, without the name of the borrower, and the screens that show it. */
export async function recordKey(tx: Database, loan: Loan, event: Event): Promise<void> {
  const { id, assetId, borrowerKind, dueAt, userId, unitId } = loan
  await auditKey(tx, assetId, {
    ...event,
    recordId: id,
    about: [assetId, userId, unitId],
    after: { borrowerKind, dueAt },
    borrower: userId,
  })
}

type KeyEvent = Event & {
  recordId?: string
  about?: (string | null)[]
  after?: Record<string, unknown>
  /** The account whose list of borrowed keys it changes. */
  borrower?: string | null
}

export async function auditKey(
  tx: Database,
  assetId: string,
  { after, recordId = assetId, borrower = null, ...event }: KeyEvent,
): Promise<void> {
  const [key] = await tx.select({ number: assets.number }).from(assets).where(eq(assets.id, assetId))
  const change = { after: { number: key?.number ?? '', ...after } }
  await writeAudit(tx, { ...event, recordType: 'keys', recordId, ...change })
  await notifyChanged(tx, { topic: 'keys', residents: borrower === null ? [] : [borrower] })
}

const restoreLoan = undoOfRecord({ recordType, table: keyLoans, write: writeLoan })

/**
 * Puts a loan back to what it was; one that was entered is withdrawn. A return is not undone once the key was lent to another
 * person or sealed.
 */
export const undoLoanChange: UndoHandler = {
  recordType,
  async restore(tx, change, by, now) {
    const [loan] = await tx.select().from(keyLoans).where(eq(keyLoans.id, change.recordId))
    if (!loan) return false
    await lockKey(tx, loan.assetId)
    const isOutAgain = loan.inAt !== null && change.before['inAt'] === null
    if (isOutAgain && (await isTaken(tx, loan.assetId))) return false
    return restoreLoan.restore(tx, change, by, now)
  },
}

async function isTaken(tx: Database, assetId: string): Promise<boolean> {
  const isSealed = and(eq(keySeals.assetId, assetId), isNull(keySeals.brokenAt))
  const [found] = await tx
    .select({ one: sql`1` })
    .from(assets)
    .where(
      and(
        eq(assets.id, assetId),
        sql`(exists ${tx.select().from(keyLoans).where(isCurrentLoan(assetId))} or exists ${tx.select().from(keySeals).where(isSealed)})`,
      ),
    )
  return found !== undefined
}
