import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { notFound } from '#platform/refusal.ts'
import { assignable } from '#platform/roles.ts'
import type { Database } from '#platform/server/database.ts'
import type { Preferences } from '../own-account.ts'
import { users } from './table.ts'

/** Everyone a maintenance request can be given to, by name. */
export function listAssignees(db: Database) {
  return db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, role: users.role, team: users.team })
    .from(users)
    .where(and(inArray(users.role, [...assignable]), eq(users.status, 'Active'), isNull(users.deletedAt)))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
}

/** The own account; refuses with 404 when it is gone. */
export async function findAccount(db: Database, id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user) throw notFound('Account')
  return user
}

/** Keeps how the screens look and what language they speak, wherever the person signs in. */
export async function prefer(db: Database, id: string, chosen: Preferences, now: Date) {
  await db
    .update(users)
    .set({ ...chosen, updatedAt: now })
    .where(eq(users.id, id))
  return findAccount(db, id)
}
