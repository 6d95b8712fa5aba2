import { eq } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { users } from './table.ts'
import { writeAccount } from './write-account.ts'

/** Removes all personal data of an account and replaces the name with `name`. The account may already be deleted. */
export async function eraseAccount(tx: Database, userId: string, name: string, now: Date): Promise<void> {
  const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  if (!account) return
  const erased = {
    email: `erased-${userId}@erased.invalid`,
    passwordHash: null,
    passwordChangedAt: null,
    status: 'Suspended',
    firstName: name,
    lastName: '',
    phone: null,
    secondFactorSince: null,
    secondFactorSealed: null,
    secondFactorStep: null,
    lastSignInAt: null,
    language: null,
    theme: 'system',
    deletedAt: account.deletedAt ?? now,
  } as const
  await writeAccount(tx, account, erased, { now })
}
