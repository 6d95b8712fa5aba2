import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { conflict, invalid } from '#platform/http-error.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { CurrentUser } from '#platform/server/http/app-context.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { residents } from '#residents/server/table.ts'
import { words } from '../messages/en.ts'
import { findMessage, lockMessage } from './reads.ts'
import { contactMessages } from './table.ts'

type MessageRow = typeof contactMessages.$inferSelect

/**
 * Links a message to the resident who wrote it; repeating it changes nothing. Throws 400 for `tenantId`, 409 when it
 * is linked to another resident, and 412.
 */
export async function linkMessage(
  db: Database,
  id: string,
  residentId: string,
  by: CurrentUser,
  ifMatch: number | null,
  now: Date,
) {
  await db.transaction(async (tx) =>
    linkLockedMessage(tx, await lockMessage(tx, id, by.role, ifMatch), residentId, by, now),
  )
  return findMessage(db, id, by.role)
}

/** Removes the link; without one nothing changes. Throws 409 and 412. */
export async function unlinkMessage(db: Database, id: string, by: CurrentUser, ifMatch: number | null, now: Date) {
  await db.transaction(async (tx) => {
    const locked = await lockMessage(tx, id, by.role, ifMatch)
    if (locked.userId === null) return
    if (locked.linkedBy === null) throw conflict('own_message', () => words.ownMessage)
    await writeLink(tx, locked, null, by, now)
  })
  return findMessage(db, id, by.role)
}

/** `linkMessage` within a transaction, for a locked message. Returns the new version of the message. */
export async function linkLockedMessage(
  tx: Database,
  current: MessageRow,
  residentId: string,
  by: CurrentUser,
  now: Date,
): Promise<number> {
  const [resident] = await tx
    .select({ userId: residents.userId })
    .from(residents)
    .innerJoin(users, eq(users.id, residents.userId))
    .where(and(eq(residents.id, residentId), eq(users.role, 'tenant'), isNull(users.deletedAt)))
  if (!resident) throw invalid('tenantId', () => words.noSuchResident)
  if (current.userId === resident.userId) return current.version
  if (current.userId !== null) throw conflict('linked_already', () => words.linkedAlready)
  return writeLink(tx, current, { ...resident, residentId }, by, now)
}

async function writeLink(
  tx: Database,
  current: MessageRow,
  to: { userId: string; residentId: string } | null,
  by: CurrentUser,
  now: Date,
): Promise<number> {
  const version = current.version + 1
  await tx
    .update(contactMessages)
    .set({ userId: to?.userId ?? null, linkedBy: to ? by.id : null, version, updatedAt: now })
    .where(eq(contactMessages.id, current.id))
  const about = to ? [to.residentId] : await findResidentIds(tx, current.userId)
  const action = to ? 'linked to a resident' : 'unlinked from a resident'
  await writeAudit(tx, { by, action, recordType: 'contact', recordId: current.id, about, now })
  await notifyChanged(tx, { topic: 'contact' })
  return version
}

const findResidentIds = async (tx: Database, userId: string | null) =>
  userId === null
    ? []
    : (await tx.select({ id: residents.id }).from(residents).where(eq(residents.userId, userId))).map(({ id }) => id)
