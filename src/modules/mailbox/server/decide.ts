import { and, eq, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { building } from '#building/server/table.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { conflict, notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { residents } from '#residents/server/table.ts'
import { afterCursor, keysOfRow, newestFirst, orderBy, toPage } from '#platform/server/sql/keyset.ts'
import type { UnverifiedEmail, UnverifiedFilter } from '../contract.ts'
import { words } from '../messages/en.ts'
import type { AcceptInput } from '../schemas.ts'
import { addReply, takePictures, type Tools } from './accept-email.ts'
import { incomingEmailPhotos, incomingEmails } from './table.ts'

const newest = newestFirst(incomingEmails.receivedAt, incomingEmails.id)
const isWaiting = eq(incomingEmails.state, 'waiting')

/** A page of the e-mails that wait for a decision, their total, and the cursor of the next page. */
export async function listUnverified(db: Database, filter: UnverifiedFilter) {
  const rows = await db
    .select({
      email: incomingEmails,
      request: { id: requests.id, number: requests.number, title: requests.title },
      person: { firstName: users.firstName, lastName: users.lastName },
      photos: db.$count(incomingEmailPhotos, eq(incomingEmailPhotos.emailId, incomingEmails.id)),
      keys: keysOfRow(newest),
    })
    .from(incomingEmails)
    .leftJoin(requests, eq(requests.id, incomingEmails.requestId))
    .leftJoin(users, eq(users.id, incomingEmails.userId))
    .where(and(isWaiting, afterCursor(newest, filter.cursor)))
    .orderBy(orderBy(newest))
    .limit(filter.limit + 1)
  const { page, next } = toPage(rows, filter.limit)
  return { rows: page.map(toUnverified), total: await db.$count(incomingEmails, isWaiting), next }
}

type Row = {
  email: typeof incomingEmails.$inferSelect
  request: UnverifiedEmail['request']
  person: UnverifiedEmail['person']
  photos: number
}

const toUnverified = ({ email, request, person, photos }: Row): UnverifiedEmail => ({
  id: email.id,
  fromAddress: email.fromAddress,
  fromName: email.fromName,
  subject: email.subject,
  body: email.body,
  fullText: email.fullText,
  reason: email.reason ?? 'no_address',
  photos,
  leftOutFiles: email.leftOutFiles,
  request,
  person,
  receivedAt: email.receivedAt.toISOString(),
})

/**
 * Adds a waiting e-mail to its request as the message of the person whose address it was sent to, or of the resident of
 * the request that the office names. Throws 404, and 409 when it has been decided or the request has no resident.
 */
export async function acceptEmail(
  db: Database,
  tools: Tools,
  id: string,
  { requestNumber }: AcceptInput,
  by: Author,
  now: Date,
): Promise<{ requestId: string; number: number }> {
  return db.transaction(async (tx) => {
    const email = await lockWaiting(tx, id)
    const isThisRequest =
      requestNumber === undefined ? eq(requests.id, email.requestId ?? id) : eq(requests.number, requestNumber)
    const [request] = await tx.select().from(requests).where(isThisRequest)
    if (!request) {
      if (requestNumber === undefined) throw conflict('no_request', words.noRequest, 'requestNumber')
      throw notFound('Maintenance request')
    }
    const account = await findAuthor(tx, request.id === email.requestId ? email.userId : null, request.residentId)
    if (!account) throw conflict('no_resident', words.noResident, 'requestNumber')
    await addReply(tx, tools, request.id, email, await takePictures(tx, id), account, now)
    await decide(tx, id, 'accepted', by, now)
    await writeAudit(tx, {
      by,
      action: 'accepted',
      recordType: 'incoming emails',
      recordId: id,
      about: [request.id, request.unitId, request.residentId],
      after: { from: email.fromAddress, request: await numberOf(tx, request.number) },
      now,
    })
    return { requestId: request.id, number: request.number }
  })
}

/** Deletes the text and the pictures of a waiting e-mail. Throws 404, and 409 when it has been decided. */
export async function discardEmail(db: Database, id: string, by: Author, now: Date): Promise<{ message: string }> {
  await db.transaction(async (tx) => {
    const email = await lockWaiting(tx, id)
    await deletePictures(tx, sql`email_id = ${id}`)
    await decide(tx, id, 'discarded', by, now)
    const about = email.requestId === null ? [] : [email.requestId]
    const after = { from: email.fromAddress }
    await writeAudit(tx, { by, action: 'discarded', recordType: 'incoming emails', recordId: id, about, after, now })
  })
  return { message: words.discarded }
}

/** Deletes the pictures of e-mails with their files. */
export async function deletePictures(tx: Database, which: ReturnType<typeof sql>): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from incoming_email_photos where ${which} returning file_id, thumbnail_id)
    delete from files where id in (select file_id from gone union all select thumbnail_id from gone)`)
}

const numberOf = async (tx: Database, number: number) => {
  const [profile] = await tx.select({ code: building.code }).from(building)
  return `${profile?.code}-${number}`
}

async function lockWaiting(tx: Database, id: string) {
  const [email] = await tx.select().from(incomingEmails).where(eq(incomingEmails.id, id)).for('update')
  if (!email || email.state === 'ignored') throw notFound('Email')
  if (email.state !== 'waiting') throw conflict('decided', words.decided)
  return email
}

/** The person whose address it was sent to, or else the resident of the request. */
async function findAuthor(tx: Database, userId: string | null, residentId: string | null) {
  const [resident] =
    residentId === null
      ? []
      : await tx.select({ userId: residents.userId }).from(residents).where(eq(residents.id, residentId))
  const id = userId ?? resident?.userId ?? null
  const [account] = id === null ? [] : await tx.select().from(users).where(eq(users.id, id))
  return account ?? null
}

/** The text is in the message now, or nobody needs it. */
async function decide(tx: Database, id: string, state: 'accepted' | 'discarded', by: Author, now: Date) {
  await tx
    .update(incomingEmails)
    .set({ state, reason: null, ...emptied, decidedBy: by.id, decidedAt: now })
    .where(eq(incomingEmails.id, id))
  await notifyChanged(tx, { topic: 'mailbox' })
}

export const emptied = { fromAddress: '', fromName: '', subject: '', body: '', fullText: null } as const
