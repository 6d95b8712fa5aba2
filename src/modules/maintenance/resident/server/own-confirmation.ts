import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { emails } from '../../requests/messages/emails-en.ts'
import { confirmLocked, reopenLocked } from '../../confirmation/server/confirm.ts'
import { emailTeam } from '../../messaging/server/email-team.ts'
import { insertMessage } from '../../messaging/server/store.ts'
import { findRequestWithPeople } from '../../messaging/server/recipients.ts'
import type { NewReopening } from '../contract.ts'
import { checkOwnRequest, lockOwnRequest } from './lock-own-request.ts'
import { requestMessages } from '../../requests/server/table.ts'

/**
 * The resident confirms the fix; repeating it changes nothing. Throws 404 for another resident's request, and 409 when
 * no answer is expected.
 */
export const confirmOwnRequest = (db: Database, id: string, by: Author, now: Date) =>
  db.transaction(async (tx) => {
    const locked = await lockOwnRequest(tx, id, by.id)
    if (locked.confirmedHow !== 'resident') await confirmLocked(tx, locked, by, now)
  })

/**
 * The resident reports that it is not fixed. Throws 404 for another resident's request, and 409 when no answer is
 * expected.
 */
export const reopenOwnRequest = (db: Database, id: string, sent: NewReopening, by: Author, now: Date) =>
  db.transaction(async (tx) => reopenLocked(tx, await lockOwnRequest(tx, id, by.id), sent, by, now))

/**
 * Sends the resident's message to the assignee, if an office role, or to the office. Throws 404 for another resident's
 * request.
 */
export async function sendOwnMessage(
  db: Database,
  delivery: { mail: Mail; origin: string },
  id: string,
  body: string,
  by: Author,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await checkOwnRequest(tx, id, by.id)
    await writeOwnMessage(tx, delivery, id, { body }, by, now)
  })
}

/** The same in the caller's transaction, which has checked that the person may write; `fullText` is a whole e-mail. */
export async function writeOwnMessage(
  tx: Database,
  delivery: { mail: Mail; origin: string },
  id: string,
  message: { body: string; byEmail?: boolean; fullText?: string | null },
  by: Author,
  now: Date,
): Promise<void> {
  const addressed = await findRequestWithPeople(tx, id)
  await insertMessage(tx, { id: newId(), requestId: id, ...message, sentTo: 'staff' }, addressed, by, now)
  const author = `${by.firstName} ${by.lastName}`.trim()
  const { body } = message
  await emailTeam(tx, delivery, addressed, (facts) => emails.answer({ ...facts, author, body }), now)
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
  return rows.map(({ message: { id, requestId, body, fullText, authorId, createdAt }, createdBy }) => ({
    id,
    requestId,
    body,
    // The quotation in another person's e-mail can contain what was written to them alone.
    fullText: authorId === userId ? fullText : null,
    createdAt: createdAt.toISOString(),
    createdBy,
    mine: authorId === userId,
  }))
}
