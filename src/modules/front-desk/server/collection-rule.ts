import { eq, type SQL, sql } from 'drizzle-orm'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { CollectionRule } from '../schemas.ts'
import { isAuthorised } from './authorised-people.ts'
import { collectionObjections } from './table.ts'

type Collecting = { fullName: string; unitId: string; recipientId: string | null }

/**
 * Whether a person may collect a package: anyone in the home authorises for the whole home, unless the recipient objects. Then
 * only people whom the recipient authorised may.
 */
export async function mayCollect(
  db: Database,
  { fullName, unitId, recipientId }: Collecting,
  now: Date,
): Promise<boolean> {
  const objects = recipientId !== null && !(await findCollectionRule(db, recipientId)).othersMayCollect
  return isAuthorised(db, { fullName, unitId, userId: objects ? recipientId : null }, now)
}

/** The same rule in SQL, for a row `x` of authorised people in the home of this recipient. */
export const collectsFor = (recipientId: SQL): SQL =>
  sql`(x.user_id is not distinct from ${recipientId} or not exists (select from collection_objections o where o.user_id = ${recipientId}))`

export async function findCollectionRule(db: Database, userId: string): Promise<CollectionRule> {
  const objections = await db.$count(collectionObjections, eq(collectionObjections.userId, userId))
  return { othersMayCollect: objections === 0 }
}

export async function changeCollectionRule(
  db: Database,
  { othersMayCollect }: CollectionRule,
  by: Author,
  now: Date,
): Promise<CollectionRule> {
  await db.transaction(async (tx) => {
    const { rowCount } = othersMayCollect
      ? await tx.delete(collectionObjections).where(eq(collectionObjections.userId, by.id))
      : await tx.insert(collectionObjections).values({ userId: by.id, createdAt: now }).onConflictDoNothing()
    if (!rowCount) return
    const change = { recordId: by.id, about: [by.id], after: { othersMayCollect } }
    await writeAudit(tx, { by, action: 'changed', recordType: 'collection rules', ...change, now })
    await notifyChanged(tx, { topic: 'front-desk', residents: [by.id] })
  })
  return { othersMayCollect }
}
