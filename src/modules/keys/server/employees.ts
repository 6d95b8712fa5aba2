import { and, inArray, eq, isNull } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import type { Role } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'

/** The active accounts of some roles. */
export async function listEmployees(tx: Database, roles: readonly Role[]): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.role, [...roles]), eq(users.status, 'Active'), isNull(users.deletedAt)))
  return rows.map(({ id }) => id)
}
