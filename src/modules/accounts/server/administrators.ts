import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { users } from './table.ts'

const isAdministrator = and(eq(users.role, 'admin'), eq(users.status, 'Active'), isNull(users.deletedAt))

/** Serializes the changes that remove or demote an administrator, so that at least one stays. */
export async function lockAdministrators(tx: Database) {
  await tx.select({ id: users.id }).from(users).where(isAdministrator).orderBy(asc(users.id)).for('update')
}

export async function countAdministrators(tx: Database): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(users)
    .where(isAdministrator)
  return row?.count ?? 0
}
