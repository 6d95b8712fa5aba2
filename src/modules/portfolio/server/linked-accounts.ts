import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { buildingAccounts } from './table.ts'

/** The account of a person in a building; null before they were there. */
export async function findLinkedAccount(db: Database, userId: string, buildingId: string): Promise<string | null> {
  const [link] = await db
    .select({ accountId: buildingAccounts.accountId })
    .from(buildingAccounts)
    .where(and(eq(buildingAccounts.userId, userId), eq(buildingAccounts.buildingId, buildingId)))
  return link?.accountId ?? null
}

/** Remembers the account of a person in a building. */
export async function linkAccount(
  db: Database,
  userId: string,
  buildingId: string,
  accountId: string,
  now: Date,
): Promise<void> {
  await db
    .insert(buildingAccounts)
    .values({ userId, buildingId, accountId, createdAt: now })
    .onConflictDoUpdate({ target: [buildingAccounts.userId, buildingAccounts.buildingId], set: { accountId } })
}
