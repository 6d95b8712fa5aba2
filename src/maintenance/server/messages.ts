import { asc, eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { building } from '#building/server/table.ts'
import { paths } from '#paths.ts'
import { conflict, notFound } from '#platform/refusal.ts'
import { isOffice, type Role } from '#platform/roles.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import { tellChanged } from '#platform/server/live.ts'
import type { Letter } from '#platform/server/letter.ts'
import type { Mail } from '#platform/server/mail.ts'
import type { MessageTarget } from '../choices.ts'
import { letters, lettersIn } from '../letters.ts'
import type { NewMessage, RequestMessage } from '../messages-contract.ts'
import { isForStaff, isForTenant, whyNotSend } from '../message-rules.ts'
import { type Addressed, calledBy, findAddressed, recipientsOf } from './recipients.ts'
import { requestMessages, requests } from './table.ts'

type Post = { mail: Mail; origin: string }

/** The messages about a request, oldest first. Refuses with 404. */
export async function listMessages(db: Database, requestId: string): Promise<RequestMessage[]> {
  const [request] = await db.select({ id: requests.id }).from(requests).where(eq(requests.id, requestId))
  if (!request) throw notFound('Maintenance request')
  return selectMessages(db)
    .where(eq(requestMessages.requestId, requestId))
    .orderBy(asc(requestMessages.createdAt), asc(requestMessages.id))
    .then((rows) => rows.map(presented))
}

export const findRecipients = async (db: Database, id: string) => recipientsOf(await findAddressed(db, id))

/**
 * Sends the office's message by mail to whom it is for, and keeps it with the request. Refuses with 404, and with 409
 * naming `sentTo` when one of those it is for cannot be written to: there is no such resident, or nobody has the work.
 */
export async function sendMessage(
  db: Database,
  { mail, origin }: Post,
  requestId: string,
  sent: NewMessage,
  by: Author,
  now: Date,
): Promise<RequestMessage> {
  const id = newId()
  await db.transaction(async (tx) => {
    const addressed = await findAddressed(tx, requestId)
    const recipients = recipientsOf(addressed)
    const called = calledBy(addressed)
    const refused = whyNotSend(sent.sentTo, recipients)
    if (refused) throw conflict(`no_${refused.who}`, refused.why, 'sentTo')
    await keepMessage(tx, { id, requestId, ...sent }, addressed, by, now)
    const about = { noun: 'maintenance', id: requestId }
    const told = {
      ...(await described(tx, addressed)),
      author: `${by.firstName} ${by.lastName}`.trim(),
      body: sent.body,
    }
    if (isForTenant(sent.sentTo) && recipients.tenant) {
      const url = `${origin}${paths.tenant({ tab: 'maintenance', request: requestId })}`
      const language = addressed.account?.language ?? null
      const letter = lettersIn(language).messageToResident({ ...told, name: called.tenant })
      const button = { label: letter.label, url }
      await mail.post(tx, { ...addressTo(recipients.tenant), ...letter, language, button, about }, now)
    }
    if (isForStaff(sent.sentTo) && recipients.staff && addressed.assignee?.id !== by.id) {
      const letter = letters.messageToStaff({ ...told, name: called.staff })
      const button = buttonTo(origin, pathFor(addressed.assignee?.role, requestId), letter.label)
      await mail.post(tx, { ...addressTo(recipients.staff), ...letter, ...button, about }, now)
    }
  })
  const [row] = await selectMessages(db).where(eq(requestMessages.id, id))
  if (!row) throw notFound('Message')
  return presented(row)
}

/** Puts a message by anybody beside its request; call it in the transaction that lets it go out. */
export async function keepMessage(
  tx: Database,
  message: { id: string; requestId: string; body: string; sentTo: MessageTarget },
  { request, tenant }: Pick<Addressed, 'request' | 'tenant'>,
  by: Author,
  now: Date,
): Promise<void> {
  await tx.insert(requestMessages).values({ ...message, authorId: by.id, createdAt: now })
  await writeAudit(tx, {
    by,
    action: 'sent a message',
    noun: 'maintenance',
    recordId: request.id,
    about: [request.unitId, request.tenantId],
    after: { sentTo: message.sentTo },
    now,
  })
  await tellChanged(tx, { topic: 'maintenance', residents: tenant ? [tenant.userId] : [] })
}

/** How a letter calls the request: its number with the building's code, its title, its place. */
export async function described(db: Database, { request, unitNumber }: Pick<Addressed, 'request' | 'unitNumber'>) {
  const [house] = await db.select({ code: building.code, officeEmail: building.officeEmail }).from(building)
  return {
    number: `${house?.code}-${request.number}`,
    title: request.title,
    place: unitNumber ?? request.placeName ?? '',
    officeEmail: house?.officeEmail ?? '',
  }
}

export const addressTo = ({ name, email }: { name: string; email: string }) => ({ to: email, toName: name })

/** Where the person who does the work reads the request and its messages; null for those who have no such place. */
export const pathFor = (role: Role | undefined, request: string): string | null =>
  role !== undefined && isOffice(role) ? paths.admin({ tab: 'maintenance', request }) : null

/** The button of a letter that leads to a place of the site; none where there is no such place. */
export const buttonTo = (origin: string, path: string | null, label: string): Pick<Letter, 'button'> =>
  path === null ? {} : { button: { label, url: `${origin}${path}` } }

const selectMessages = (db: Database) =>
  db
    .select({
      message: requestMessages,
      createdBy: { firstName: users.firstName, lastName: users.lastName, role: users.role },
    })
    .from(requestMessages)
    .innerJoin(users, eq(users.id, requestMessages.authorId))

const presented = ({ message, createdBy }: Awaited<ReturnType<typeof selectMessages>>[number]): RequestMessage => ({
  ...message,
  createdAt: message.createdAt.toISOString(),
  createdBy,
})
