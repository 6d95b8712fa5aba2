import { asc, eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { building } from '#building/server/table.ts'
import { notify } from '#notifications/server/notify.ts'
import type { Person } from '#notifications/server/people.ts'
import { paths } from '#paths.ts'
import { conflict, notFound } from '#platform/http-error.ts'
import { isOffice, type Role } from '#platform/roles.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { type Email, oneLine } from '#platform/server/mail/email.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { emails } from '../../requests/messages/emails-en.ts'
import { emailsIn } from '../../requests/messages/emails.ts'
import type { NewMessage, RequestMessage } from '../contract.ts'
import { aboutRequest, listRequestResidents } from '../../notices/server/request-notices.ts'
import { isForStaff, isForTenant, validateSend } from '../rules.ts'
import { type RequestWithPeople, type Addressee, namesOf, findRequestWithPeople, recipientsOf } from './recipients.ts'
import { requestMessages, requests } from '../../requests/server/table.ts'
import { replyHint, requestEmailParts } from './email-parts.ts'

type Delivery = { mail: Mail; origin: string }

/** The messages about a request, oldest first. Throws 404. */
export async function listMessages(db: Database, requestId: string): Promise<RequestMessage[]> {
  const [request] = await db.select({ id: requests.id }).from(requests).where(eq(requests.id, requestId))
  if (!request) throw notFound('Maintenance request')
  return selectMessages(db)
    .where(eq(requestMessages.requestId, requestId))
    .orderBy(asc(requestMessages.createdAt), asc(requestMessages.id))
    .then((rows) => rows.map(toMessage))
}

export const findRecipients = async (db: Database, id: string) => recipientsOf(await findRequestWithPeople(db, id))

/**
 * Sends the office's message by e-mail and stores it with the request. Throws 404, and 409 naming `sentTo` when one of
 * its recipients cannot be reached.
 */
export async function sendMessage(
  db: Database,
  { mail, origin }: Delivery,
  requestId: string,
  sent: NewMessage,
  by: Author,
  now: Date,
): Promise<RequestMessage> {
  const id = newId()
  await db.transaction(async (tx) => {
    const addressed = await findRequestWithPeople(tx, requestId)
    const recipients = recipientsOf(addressed)
    const names = namesOf(addressed)
    const rejected = validateSend(sent.sentTo, recipients)
    if (rejected) throw conflict(`no_${rejected.who}`, rejected.why, 'sentTo')
    await insertMessage(tx, { id, requestId, ...sent }, addressed, by, now)
    const { facts, notice } = await messageNotice(tx, addressed, sent.body, by)
    // A person wrote this, so an out-of-office reply may answer it.
    const autoSubmitted = 'no' as const
    if (isForTenant(sent.sentTo) && recipients.tenant) {
      const url = `${origin}${paths.tenant({ tab: 'maintenance', request: requestId })}`
      const compose = async ({ language, firstName }: Person) => {
        const { label, ...email } = emailsIn(language).messageToResident({
          ...facts,
          name: firstName || names.tenant,
          isReceiving: await mail.receivesReplies(tx),
        })
        const parts = {
          ...(await requestEmailParts(tx, addressed, language)),
          ...(await replyHint(tx, mail, facts.number, language)),
        }
        return { ...email, ...parts, button: { label, url }, autoSubmitted }
      }
      const userIds = await listRequestResidents(tx, addressed.request, idsOf(recipients.tenant))
      await notify(tx, { ...notice, recipients: userIds, by, email: { mail, compose } }, now)
    }
    if (isForStaff(sent.sentTo) && recipients.staff) {
      const compose = async ({ role }: Person) => {
        const { label, ...email } = emails.messageToStaff({ ...facts, name: names.staff })
        const parts = await requestEmailParts(tx, addressed, 'en')
        return { ...email, ...parts, ...buttonTo(origin, pathFor(role, requestId), label), autoSubmitted }
      }
      await notify(tx, { ...notice, recipients: idsOf(recipients.staff), by, email: { mail, compose } }, now)
    }
  })
  const [row] = await selectMessages(db).where(eq(requestMessages.id, id))
  if (!row) throw notFound('Message')
  return toMessage(row)
}

/** What the recipients of a message learn: the facts of its e-mail, and the notification. */
export async function messageNotice(tx: Database, addressed: RequestWithPeople, body: string, by: Author) {
  const summary = await requestSummary(tx, addressed)
  const author = `${by.firstName} ${by.lastName}`.trim()
  const { number, title, place } = summary
  const params = { author, number, title, place, excerpt: excerptOf(body) }
  return {
    facts: { ...summary, author, body },
    notice: { kind: 'request_message' as const, params, ...aboutRequest(addressed.request.id) },
  }
}

const longestExcerpt = 120
const excerptOf = (body: string) => {
  const line = oneLine(body)
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt - 1).trimEnd()}…` : line
}

const idsOf = ({ recipient }: Addressee) => (recipient === 'outside' ? [] : [recipient.userId])

/** Inserts a message of any author; call it in the transaction that queues its e-mail. */
export async function insertMessage(
  tx: Database,
  message: Omit<typeof requestMessages.$inferInsert, 'authorId' | 'createdAt'>,
  { request, resident }: Pick<RequestWithPeople, 'request' | 'resident'>,
  by: Author,
  now: Date,
): Promise<void> {
  await tx.insert(requestMessages).values({ ...message, authorId: by.id, createdAt: now })
  await writeAudit(tx, {
    by,
    action: 'sent a message',
    recordType: 'maintenance',
    recordId: request.id,
    about: [request.unitId, request.residentId],
    after: { sentTo: message.sentTo, ...(message.byEmail ? { byEmail: true } : {}) },
    now,
  })
  await notifyChanged(tx, { topic: 'maintenance', residents: resident ? [resident.userId] : [] })
}

/** The request as e-mails name it: number with the building's code, title and place. */
export async function requestSummary(
  db: Database,
  { request, unitNumber }: Pick<RequestWithPeople, 'request' | 'unitNumber'>,
) {
  const [profile] = await db.select({ code: building.code, officeEmail: building.officeEmail }).from(building)
  return {
    number: `${profile?.code}-${request.number}`,
    title: request.title,
    place: unitNumber ?? request.placeName ?? '',
    officeEmail: profile?.officeEmail ?? '',
  }
}

export const addressTo = ({ name, email, recipient }: Addressee) => ({ to: email, recipient, toName: name })

/** The page where the assignee reads the request; null for roles without such a page. */
export const pathFor = (role: Role | undefined, request: string): string | null =>
  role !== undefined && isOffice(role) ? paths.admin({ tab: 'maintenance', request }) : null

/** The button of an e-mail that leads to a page; none without a path. */
export const buttonTo = (origin: string, path: string | null, label: string): Pick<Email, 'button'> =>
  path === null ? {} : { button: { label, url: `${origin}${path}` } }

const selectMessages = (db: Database) =>
  db
    .select({
      message: requestMessages,
      createdBy: { firstName: users.firstName, lastName: users.lastName, role: users.role },
    })
    .from(requestMessages)
    .innerJoin(users, eq(users.id, requestMessages.authorId))

const toMessage = ({ message, createdBy }: Awaited<ReturnType<typeof selectMessages>>[number]): RequestMessage => ({
  ...message,
  createdAt: message.createdAt.toISOString(),
  createdBy,
})
