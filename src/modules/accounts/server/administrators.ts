import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { users } from './table.ts'

const isAdministrator = and(eq(users.role, 'admin'), eq(users.status, 'Active'), isNull(users.deletedAt))

/** Serializes the changes that remove or demote an administrator, so that at least one stays. */
export async function lockAdministrators(tx: Database) {
  await tx.select({ id: users.id }).from(users).where(isAdministrator).orderBy(asc(users.id)).for('update')
}

/** The number of active administrators besides these accounts. */
export async function countAdministrators(tx: Database, except: readonly string[] = []): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(users)
    .where(and(isAdministrator, notInArray(users.id, [...except])))
  return row?.count ?? 0
}
