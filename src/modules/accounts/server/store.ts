import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { notFound } from '#platform/http-error.ts'
import { assignable } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Preferences } from '../own-account.ts'
import { findPendingEmail } from './email/email-changes.ts'
import { users } from './table.ts'

/** Everyone a maintenance request can be assigned to, by name. */
export function listAssignees(db: Database) {
  return db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, role: users.role, team: users.team })
    .from(users)
    .where(and(inArray(users.role, [...assignable]), eq(users.status, 'Active'), isNull(users.deletedAt)))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
}

/** The account with its pending sign-in address; throws 404 when it is missing. */
export async function findAccount(db: Database, id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user) throw notFound('Account')
  return { ...user, pendingEmail: await findPendingEmail(db, id, 'sign-in') }
}

/** Stores theme and language with the account. */
export async function updatePreferences(db: Database, id: string, preferences: Preferences, now: Date) {
  await db
    .update(users)
    .set({ ...preferences, updatedAt: now })
    .where(eq(users.id, id))
  return findAccount(db, id)
}
