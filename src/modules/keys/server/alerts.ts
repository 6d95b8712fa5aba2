import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import { assets } from '#assets/server/table.ts'
import { notify } from '#notifications/server/notify.ts'
import { paths } from '#paths.ts'
import { frontDesk, usesResidentPortal } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { listEmployees } from './employees.ts'
import { keyLoans } from './table.ts'
import { recordKey } from './write-loan.ts'

/** Loans of one run; the others follow a minute later. */
const batch = 100

/** Notifies the desk, the office and the borrower of keys that were due back, once for each loan. */
export async function alertOverdueKeys(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const late = await tx
      .select({ loan: keyLoans, number: assets.number, place: assets.place })
      .from(keyLoans)
      .innerJoin(assets, eq(assets.id, keyLoans.assetId))
      .where(and(isNull(keyLoans.inAt), isNull(keyLoans.alertedAt), lt(keyLoans.dueAt, now)))
      .orderBy(asc(keyLoans.dueAt), asc(keyLoans.id))
      .limit(batch)
      .for('update', { of: keyLoans, skipLocked: true })
    if (late.length === 0) return 0
    const desk = await listEmployees(tx, frontDesk)
    for (const { loan, number, place } of late) {
      await tx.update(keyLoans).set({ alertedAt: now, updatedAt: now }).where(eq(keyLoans.id, loan.id))
      const about = { type: 'key loans', id: loan.id }
      const dueAt = loan.dueAt.toISOString()
      const link = paths.desk({ tab: 'keys', key: loan.assetId })
      const params = { number, place, borrower: loan.borrowerName, dueAt }
      await notify(tx, { kind: 'key_overdue', params, recipients: desk, link, about }, now)
      const borrower = loan.userId === null ? [] : [loan.userId]
      await notify(
        tx,
        {
          kind: 'key_due_back',
          params: { number, dueAt },
          recipients: borrower,
          link: (role) => (usesResidentPortal(role) ? paths.tenant({ tab: 'front-desk' }) : paths.notifications()),
          about,
        },
        now,
      )
      await recordKey(tx, loan, { by: null, action: 'alerted of', now })
    }
    return late.length
  })
}
