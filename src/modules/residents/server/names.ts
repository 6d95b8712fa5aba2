import { and, eq, isNull } from 'drizzle-orm'
import type { UserChanges } from '#accounts/user-account.ts'
import { users } from '#accounts/server/table.ts'
import { accountColumns, toUserAccount } from '#accounts/server/account-columns.ts'
import { changeAccount, readPhone } from '#accounts/server/users/users.ts'
import { accountTexts } from '#accounts/messages/index.ts'
import { notFound, HttpError } from '#platform/http-error.ts'
import { usesResidentPortal } from '#platform/roles.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { CurrentUser } from '#platform/server/http/app-context.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { residents } from './table.ts'

/** Changes names or telephone of an account; a resident's full name is updated with them. */
export async function changeNames(db: Database, userId: string, sent: UserChanges, by: CurrentUser, now: Date) {
  await db.transaction(async (tx) => {
    await lockRecords(tx)
    const [current] = await tx
      .select({ record: residents, user: users })
      .from(users)
      .leftJoin(residents, eq(residents.userId, users.id))
      .where(and(eq(users.id, userId), isNull(users.deletedAt)))
      .for('update', { of: users })
    if (!current) throw notFound('User')
    const { record, user } = current
    if (!usesResidentPortal(user.role) && by.role !== 'admin')
      throw new HttpError(403, 'not_allowed', (language) => accountTexts[language].onlyAdministrators)
    const phone = sent.phone === undefined ? {} : { phone: await readPhone(tx, sent.phone) }
    if (!(await changeAccount(tx, user, { ...sent, ...phone }, by, now)) || !record) return
    const fullName = `${sent.firstName ?? user.firstName} ${sent.lastName ?? user.lastName}`.trim()
    if (fullName === record.fullName) return
    await tx
      .update(residents)
      .set({ fullName, version: record.version + 1, updatedAt: now })
      .where(eq(residents.id, record.id))
    await writeAudit(tx, {
      by,
      action: 'changed',
      recordType: 'residents',
      recordId: record.id,
      about: [user.id],
      before: { fullName: record.fullName },
      after: { fullName },
      now,
    })
    await notifyChanged(tx, { topic: 'residents', residents: [user.id] })
  })
  const [user] = await db.select(accountColumns(now)).from(users).where(eq(users.id, userId))
  if (!user) throw notFound('User')
  return toUserAccount(user)
}
