import type { SQL } from 'drizzle-orm'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { building } from '#building/server/table.ts'
import { invalid, notFound, stale } from '#platform/refusal.ts'
import type { Role } from '#platform/roles.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import type { Visitor } from '#platform/server/house.ts'
import { newId } from '#platform/server/ids.ts'
import { tellChanged } from '#platform/server/live.ts'
import type { Mail } from '#platform/server/mail.ts'
import { holds } from '#platform/server/search.ts'
import type { ContactMessage, MessageFilter, MessageReply, MessageStatus, NewMessage, NewReply } from '../contract.ts'
import type { SentMessage } from '../contract.ts'
import { trapField } from '../contract.ts'
import { isTrapped, maySeeAddress, reasonTitle, replySubject, statusOf } from '../rules.ts'
import { letters, words } from '../words.ts'
import { contactMessages, contactReplies } from './table.ts'

const answered = sql`exists (select from ${contactReplies} where ${contactReplies.messageId} = ${contactMessages.id})`
const standing: Record<MessageStatus, SQL | undefined> = {
  open: and(isNull(contactMessages.archivedAt), not(answered)),
  replied: and(isNull(contactMessages.archivedAt), answered),
  archived: isNotNull(contactMessages.archivedAt),
}

/**
 * One page of the messages that fit, how many fit in all, and after which one the next page begins. Refuses with 400
 * naming `cursor` when that is no message.
 */
export async function listMessages(db: Database, asked: MessageFilter, reader: Role) {
  const fits = and(
    asked.status && standing[asked.status],
    asked.reason && eq(contactMessages.reason, asked.reason),
    asked.search ? holds(contactMessages.search, asked.search) : undefined,
  )
  const order = asked.sort === 'oldest' ? asc : desc
  const rows = await db
    .select()
    .from(contactMessages)
    .where(and(fits, await beyond(db, asked)))
    .orderBy(order(contactMessages.createdAt), order(contactMessages.id))
    .limit(asked.limit + 1)
  const [counted] = await db.select({ total: count() }).from(contactMessages).where(fits)
  const page = rows.slice(0, asked.limit)
  const next = rows.length > page.length ? (page.at(-1)?.id ?? null) : null
  return { messages: await withReplies(db, page, reader), total: counted?.total ?? 0, next }
}

/** By key, so that a page neither repeats nor skips when messages arrive. */
async function beyond(db: Database, { cursor, sort }: MessageFilter): Promise<SQL | undefined> {
  if (!cursor) return undefined
  const [known] = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.id, cursor))
  if (!known) throw invalid('cursor', words.badCursor)
  const key = sql`(${contactMessages.createdAt}, ${contactMessages.id})`
  const last = sql`(select m.created_at, m.id from contact_messages m where m.id = ${cursor})`
  return sort === 'oldest' ? sql`${key} > ${last}` : sql`${key} < ${last}`
}

/** One message with its replies; refuses with 404. */
export async function findMessage(db: Database, id: string, reader: Role): Promise<ContactMessage> {
  const rows = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  const [message] = await withReplies(db, rows, reader)
  if (!message) throw notFound('Message')
  return message
}

/** Keeps a visitor's message and tells the office by mail; a program that fell into the trap only believes so. */
export async function fileMessage(
  db: Database,
  mail: Mail,
  { [trapField]: trap, ...said }: NewMessage,
  from: { address: string; office: string },
  now: Date,
): Promise<SentMessage> {
  const id = newId()
  const sent = { id, ...said, createdAt: now.toISOString() }
  if (isTrapped(trap)) return sent
  await db.transaction(async (tx) => {
    await tx.insert(contactMessages).values({ id, ...said, ipAddress: from.address, createdAt: now, updatedAt: now })
    await writeAudit(tx, {
      by: null,
      action: 'received',
      noun: 'contact',
      recordId: id,
      after: { reason: said.reason },
      address: from.address,
      now,
    })
    const [office] = await tx.select({ email: building.officeEmail }).from(building)
    if (office) {
      const { subject, paragraphs, label } = letters.notice(said, reasonTitle(said.reason))
      const button = { label, url: from.office }
      await mail.post(tx, { to: office.email, subject, paragraphs, button, about: { noun: 'contact', id } }, now)
    }
    await tellChanged(tx, { topic: 'contact' })
  })
  return sent
}

/** Answers a message: kept under the author's name, sent to the visitor through the outbox. */
export async function replyToMessage(
  db: Database,
  mail: Mail,
  messageId: string,
  reply: NewReply,
  by: Visitor,
  ifMatch: number | null,
  now: Date,
): Promise<MessageReply> {
  return db.transaction(async (tx) => {
    const held = await holdMessage(tx, messageId, by.role, ifMatch)
    const id = newId()
    const { replyMessage } = reply
    const subject = reply.subject || replySubject(await findCode(tx), held.subject)
    const paragraphs = replyMessage.split(/\n{2,}/)
    const about = { noun: 'contact', id: messageId }
    const mailId = await mail.post(tx, { to: held.email, subject, paragraphs, about }, now)
    await tx
      .insert(contactReplies)
      .values({ id, messageId, subject, replyMessage, repliedBy: by.id, mailId, sentAt: now })
    await tx
      .update(contactMessages)
      .set({ version: held.version + 1, updatedAt: now })
      .where(eq(contactMessages.id, messageId))
    await writeAudit(tx, { by, action: 'replied', noun: 'contact', recordId: messageId, after: { subject }, now })
    await tellChanged(tx, { topic: 'contact' })
    const { firstName, lastName } = by
    return { id, subject, replyMessage, sentAt: now.toISOString(), repliedByUser: { firstName, lastName } }
  })
}

/** Puts a message away; one that is away already stays as it is. Refuses with 412 when the caller saw an older one. */
export async function archiveMessage(db: Database, id: string, by: Visitor, ifMatch: number | null, now: Date) {
  await db.transaction(async (tx) => {
    const held = await holdMessage(tx, id, by.role, ifMatch)
    if (held.archivedAt) return
    await tx
      .update(contactMessages)
      .set({ archivedAt: now, archivedBy: by.id, version: held.version + 1, updatedAt: now })
      .where(eq(contactMessages.id, id))
    await writeAudit(tx, { by, action: 'archived', noun: 'contact', recordId: id, now })
    await tellChanged(tx, { topic: 'contact' })
  })
  return findMessage(db, id, by.role)
}

/** The message, locked until the transaction ends; refuses with 404, or with 412 when the caller saw an older one. */
async function holdMessage(tx: Database, id: string, reader: Role, ifMatch: number | null) {
  const [held] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update')
  if (!held) throw notFound('Message')
  if (ifMatch !== null && ifMatch !== held.version) throw stale(await findMessage(tx, id, reader))
  return held
}

async function findCode(db: Database): Promise<string> {
  const [profile] = await db.select({ code: building.code }).from(building)
  if (!profile) throw notFound('Building')
  return profile.code
}

async function withReplies(
  db: Database,
  rows: readonly (typeof contactMessages.$inferSelect)[],
  reader: Role,
): Promise<ContactMessage[]> {
  const replies = await repliesTo(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const own = replies.get(row.id) ?? []
    return {
      id: row.id,
      name: row.name,
      email: row.email,
      phone: row.phone,
      reason: row.reason,
      subject: row.subject,
      message: row.message,
      status: statusOf({ archivedAt: row.archivedAt, replies: own }),
      createdAt: row.createdAt.toISOString(),
      archivedAt: row.archivedAt?.toISOString() ?? null,
      version: row.version,
      ...(maySeeAddress(reader) ? { ipAddress: row.ipAddress } : {}),
      replies: own,
    }
  })
}

/** The replies of each message, the first one first. */
async function repliesTo(db: Database, ids: readonly string[]): Promise<Map<string, MessageReply[]>> {
  const found = new Map<string, MessageReply[]>()
  if (ids.length === 0) return found
  const rows = await db
    .select({
      messageId: contactReplies.messageId,
      id: contactReplies.id,
      subject: contactReplies.subject,
      replyMessage: contactReplies.replyMessage,
      sentAt: contactReplies.sentAt,
      repliedByUser: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(contactReplies)
    .innerJoin(users, eq(users.id, contactReplies.repliedBy))
    .where(inArray(contactReplies.messageId, [...ids]))
    .orderBy(asc(contactReplies.sentAt), asc(contactReplies.id))
  for (const { messageId, sentAt, ...reply } of rows) {
    const own = found.get(messageId) ?? []
    found.set(messageId, [...own, { ...reply, sentAt: sentAt.toISOString() }])
  }
  return found
}
