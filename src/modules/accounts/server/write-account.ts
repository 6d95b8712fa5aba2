import { and, eq, isNull } from 'drizzle-orm'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { endLinks } from './links.ts'
import { endSessions } from './sessions.ts'
import { signInAddress } from './email/sign-in-address.ts'
import { pendingEmails, users } from './table.ts'

export type Account = typeof users.$inferSelect
export type AccountChanges = Partial<
  Omit<Account, 'id' | 'search' | 'emailCanonical' | 'version' | 'createdAt' | 'updatedAt'>
>

/** A change of these columns changes how the person signs in. */
const signInColumns = ['email', 'passwordHash', 'role', 'status', 'secondFactorSince', 'deletedAt'] as const

/** Locks the account until the transaction ends. Throws 404 when it is missing. */
export async function lockAccount(tx: Database, id: string): Promise<Account> {
  await lockRecords(tx)
  const [account] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update')
  if (!account) throw notFound('Account')
  return account
}

/**
 * Writes changes of a locked account. This is the only statement of the program that updates the columns of signing
 * in (`sign-in-columns.test.ts`), so that every change of how a person signs in ends their access. `keepSession` is
 * the session of a person who changes their own account.
 */
export async function writeAccount(
  tx: Database,
  current: Account,
  changes: AccountChanges,
  { now, keepSession }: { now: Date; keepSession?: string | undefined },
): Promise<void> {
  await tx
    .update(users)
    .set({
      ...changes,
      ...(changes.email === undefined ? {} : signInAddress(changes.email)),
      version: current.version + 1,
      updatedAt: now,
    })
    .where(eq(users.id, current.id))
  const isAccess = signInColumns.some(
    (name) => changes[name] !== undefined && changes[name]?.valueOf() !== current[name]?.valueOf(),
  )
  if (isAccess) await endAccess(tx, current.id, { now, keepSession })
}

/**
 * Ends every outstanding link that can sign in or act as the person, pending addresses, and all sessions except
 * `keepSession`; their event streams end with the notification.
 */
async function endAccess(
  tx: Database,
  userId: string,
  { now, keepSession }: { now: Date; keepSession?: string | undefined },
): Promise<void> {
  await endLinks(tx, [userId], 'all', now)
  // The link of a queued confirmation is then not created.
  await tx.delete(pendingEmails).where(eq(pendingEmails.userId, userId))
  await endSessions(tx, userId, keepSession)
  await notifyChanged(tx, { topic: 'accounts', residents: [userId] })
}
