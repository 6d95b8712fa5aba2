import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { building } from '#building/server/table.ts'
import { paths } from '#paths.ts'
import { getActingResident } from '#occupancy/members/server/membership.ts'
import { notFound } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { emails } from '../../requests/messages/emails-en.ts'
import { confirmLocked, reopenLocked } from '../../confirmation/server/confirm.ts'
import { addressTo, buttonTo, requestSummary, insertMessage, pathFor } from '../../messaging/server/store.ts'
import { isVisibleToResident } from '../../requests/server/reads.ts'
import { findRequestWithPeople, recipientsOf } from '../../messaging/server/recipients.ts'
import { lockRequest } from '../../requests/server/store.ts'
import { requestMessages, requests } from '../../requests/server/table.ts'

/**
 * The resident confirms the fix; repeating it changes nothing. Throws 404 for another resident's request, and 409 when
 * no answer is expected.
 */
export const confirmOwnRequest = (db: Database, id: string, by: Author, now: Date) =>
  db.transaction(async (tx) => {
    await checkOwnRequest(tx, id, by.id)
    const locked = await lockRequest(tx, id)
    if (locked.confirmedHow !== 'resident') await confirmLocked(tx, locked, by, now)
  })

/**
 * The resident reports that it is not fixed. Throws 404 for another resident's request, and 409 when no answer is
 * expected.
 */
export const reopenOwnRequest = (db: Database, id: string, why: string, by: Author, now: Date) =>
  db.transaction(async (tx) => {
    await checkOwnRequest(tx, id, by.id)
    await reopenLocked(tx, await lockRequest(tx, id), why, by, now)
  })

/**
 * Sends the resident's message to the assignee, if an office role, or to the office. Throws 404 for another resident's
 * request.
 */
export async function sendOwnMessage(
  db: Database,
  { mail, origin }: { mail: Mail; origin: string },
  id: string,
  body: string,
  by: Author,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await checkOwnRequest(tx, id, by.id)
    const addressed = await findRequestWithPeople(tx, id)
    await insertMessage(tx, { id: newId(), requestId: id, body, sentTo: 'staff' }, addressed, by, now)
    const facts = await requestSummary(tx, addressed)
    const email = emails.answer({ ...facts, author: `${by.firstName} ${by.lastName}`.trim(), body })
    const { staff } = recipientsOf(addressed)
    const [profile] = await tx.select({ name: building.name }).from(building)
    // An assignee who cannot read messages on the site cannot answer there, so the office gets it.
    const reads = staff && pathFor(addressed.assignee?.role, id) !== null ? staff : null
    const to = reads ?? { name: profile?.name ?? '', email: facts.officeEmail, recipient: 'outside' as const }
    const button = buttonTo(origin, paths.admin({ tab: 'maintenance', request: id }), email.label)
    const about = { type: 'maintenance', id }
    await mail.enqueue(tx, { ...addressTo(to), ...email, ...button, about, autoSubmitted: 'no' }, now)
  })
}

/** Messages of these requests to or from the resident, oldest first. */
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

async function checkOwnRequest(tx: Database, id: string, userId: string) {
  const resident = await getActingResident(tx, userId)
  const [own] = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.id, id), isVisibleToResident(resident)))
  if (!own) throw notFound('Maintenance request')
}
