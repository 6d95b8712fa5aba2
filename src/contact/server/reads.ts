import type { SQL } from 'drizzle-orm'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { officeHours } from '#maintenance/server/promises.ts'
import { requests } from '#maintenance/server/table.ts'
import { invalid, notFound } from '#platform/refusal.ts'
import type { Role } from '#platform/roles.ts'
import type { Database } from '#platform/server/database.ts'
import { holds } from '#platform/server/search.ts'
import { ask } from '#platform/server/statements.ts'
import type { ContactMessage, MessageFilter, MessageReply, MessageStatus, WriterResident } from '../contract.ts'
import { answerPromise } from '../promise.ts'
import { maySeeAddress, statusOf } from '../rules.ts'
import { words } from '../words.ts'
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
  return { messages: await asTold(db, page, reader), total: counted?.total ?? 0, next }
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
  const [message] = await asTold(db, rows, reader)
  if (!message) throw notFound('Message')
  return message
}

/** Each message with its replies, its promise, what it became, and the resident who may have written it. */
async function asTold(
  db: Database,
  rows: readonly (typeof contactMessages.$inferSelect)[],
  reader: Role,
): Promise<ContactMessage[]> {
  if (rows.length === 0) return []
  const replies = await repliesTo(
    db,
    rows.map(({ id }) => id),
  )
  const office = await officeHours(db)
  const became = await requestsOf(
    db,
    rows.flatMap(({ requestId }) => requestId ?? []),
  )
  const residents = await residentsOf(
    db,
    rows.map(({ email }) => email.toLowerCase()),
  )
  return rows.map((row) => {
    const own = replies.get(row.id) ?? []
    const status = statusOf({ archivedAt: row.archivedAt, replies: own })
    const promise = status === 'open' ? answerPromise(row.createdAt, office) : null
    return {
      id: row.id,
      name: row.name,
      email: row.email,
      phone: row.phone,
      reason: row.reason,
      subject: row.subject,
      message: row.message,
      status,
      answerBy: promise?.answerBy.toISOString() ?? null,
      nearAt: promise?.nearAt.toISOString() ?? null,
      request: became.get(row.requestId ?? '') ?? null,
      resident: residents.get(row.email.toLowerCase()) ?? null,
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

/** The requests that messages were turned into. */
async function requestsOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const { id, number, status } = requests
  const rows = await db
    .select({ id, number, status })
    .from(requests)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Residents by any of their e-mails, in small letters; who has a home goes before who has none. */
async function residentsOf(db: Database, emails: readonly string[]): Promise<Map<string, WriterResident>> {
  const asked = sql.param([...new Set(emails)])
  const rows = await ask<WriterResident & { email: string }>(
    db,
    sql`select distinct on (found.email) found.email, t.id as "tenantId", t.full_name as "fullName",
        u.id as "unitId", u.unit_number as "unitNumber"
      from (
        select t.id, lower(t.email_primary) as email from tenants t where lower(t.email_primary) = any(${asked}::text[])
        union select t.id, lower(p.email) from users p join tenants t on t.user_id = p.id
          where lower(p.email) = any(${asked}::text[]) and p.deleted_at is null
      ) found
      join tenants t on t.id = found.id join users p on p.id = t.user_id and p.deleted_at is null
      left join assignments a on a.tenant_id = t.id and a.ended_at is null left join units u on u.id = a.unit_id
      order by found.email, u.id is null, u.unit_number, t.id`,
  )
  return new Map(rows.map(({ email, ...resident }) => [email, resident]))
}
