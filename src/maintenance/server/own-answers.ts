import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { building } from '#building/server/table.ts'
import { paths } from '#paths.ts'
import { notFound } from '#platform/refusal.ts'
import type { Author } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import type { Mail } from '#platform/server/mail.ts'
import { tenants } from '#residents/server/table.ts'
import { letters } from '../letters.ts'
import { confirmHeld, reopenHeld } from './mended.ts'
import { addressTo, buttonTo, described, keepMessage, pathFor } from './messages.ts'
import { isTheirs } from './reads.ts'
import { findAddressed, recipientsOf } from './recipients.ts'
import { holdRequest } from './store.ts'
import { requestMessages, requests } from './table.ts'

/** The resident says that it is mended; a second time changes nothing. Somebody else's is 404; 409 when nothing waits for that. */
export const confirmOwnRequest = (db: Database, id: string, by: Author, now: Date) =>
  db.transaction(async (tx) => {
    await checkTheirs(tx, id, by.id)
    const held = await holdRequest(tx, id)
    if (held.confirmedHow !== 'resident') await confirmHeld(tx, held, by, now)
  })

/** The resident says that it is not mended. Somebody else's is 404; 409 when nothing waits for an answer. */
export const reopenOwnRequest = (db: Database, id: string, why: string, by: Author, now: Date) =>
  db.transaction(async (tx) => {
    await checkTheirs(tx, id, by.id)
    await reopenHeld(tx, await holdRequest(tx, id), why, by, now)
  })

/** The resident writes to whoever of the office has the request; while nobody of them has it, to the office. Somebody else's is 404. */
export async function writeAboutOwnRequest(
  db: Database,
  { mail, origin }: { mail: Mail; origin: string },
  id: string,
  body: string,
  by: Author,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await checkTheirs(tx, id, by.id)
    const addressed = await findAddressed(tx, id)
    await keepMessage(tx, { id: newId(), requestId: id, body, sentTo: 'staff' }, addressed, by, now)
    const told = await described(tx, addressed)
    const letter = letters.answer({ ...told, author: `${by.firstName} ${by.lastName}`.trim(), body })
    const { staff } = recipientsOf(addressed)
    const [house] = await tx.select({ name: building.name }).from(building)
    // Whoever cannot read messages on the site cannot answer there either: then the office does.
    const reads = staff && pathFor(addressed.assignee?.role, id) !== null ? staff : null
    const to = reads ?? { name: house?.name ?? '', email: told.officeEmail }
    const button = buttonTo(origin, paths.admin({ tab: 'maintenance', request: id }), letter.label)
    await mail.post(tx, { ...addressTo(to), ...letter, ...button, about: { noun: 'maintenance', id } }, now)
  })
}

/** The messages about these requests that are to or from the resident, oldest first. */
export async function listOwnMessages(db: Database, ids: readonly string[], userId: string) {
  const rows = await db
    .select({ message: requestMessages, createdBy: { firstName: users.firstName, lastName: users.lastName } })
    .from(requestMessages)
    .innerJoin(users, eq(users.id, requestMessages.authorId))
    .where(
      and(
        inArray(requestMessages.requestId, [...ids]),
        or(inArray(requestMessages.sentTo, ['tenant', 'both']), eq(requestMessages.authorId, userId)),
      ),
    )
    .orderBy(asc(requestMessages.createdAt), asc(requestMessages.id))
  return rows.map(({ message: { id, requestId, body, authorId, createdAt }, createdBy }) => ({
    id,
    requestId,
    body,
    createdAt: createdAt.toISOString(),
    createdBy,
    mine: authorId === userId,
  }))
}

async function checkTheirs(tx: Database, id: string, userId: string) {
  const [tenant] = await tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.userId, userId))
  if (!tenant) throw notFound('Resident')
  const [own] = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.id, id), isTheirs(tenant.id)))
  if (!own) throw notFound('Maintenance request')
}
