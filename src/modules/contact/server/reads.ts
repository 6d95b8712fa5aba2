import type { SQL } from 'drizzle-orm'
import { and, asc, count, eq, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { officeHours } from '#maintenance/sla/server/sla.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { notFound, stale } from '#platform/http-error.ts'
import type { Role } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { afterCursor, inOrder, keysOfRow, newestFirst, orderBy, toPage } from '#platform/server/sql/keyset.ts'
import { matchesText } from '#platform/server/sql/search.ts'
import type { ContactMessage, MessageReply } from '../contract.ts'
import type { MessageFilter } from '../message-filter.ts'
import type { MessageStatus } from '../choices.ts'
import { replySla } from '../reply-sla.ts'
import { canSeeAddress, statusOf } from '../rules.ts'
import { contactMessages, contactReplies } from './table.ts'
import { findWriters } from './writers.ts'

export const hasReply = sql<boolean>`exists (select from ${contactReplies} where ${contactReplies.messageId} = ${contactMessages.id})`
const statusConditions: Record<MessageStatus, SQL | undefined> = {
  open: and(isNull(contactMessages.archivedAt), isNull(contactMessages.spamAt), not(hasReply)),
  replied: and(isNull(contactMessages.archivedAt), isNull(contactMessages.spamAt), hasReply),
  archived: isNotNull(contactMessages.archivedAt),
  spam: and(isNull(contactMessages.archivedAt), isNotNull(contactMessages.spamAt)),
}

const newest = newestFirst(contactMessages.createdAt, contactMessages.id)

/** The messages that a person may have selected in several views, spam too. */
export type SelectedMessages = { ids?: ReadonlySet<string> }
type Criteria = Pick<MessageFilter, 'status' | 'reason' | 'search'> & SelectedMessages

/** What the filters ask for; everything except spam without a status or a selection. */
export const conditionsOf = (filter: Criteria) =>
  and(
    filter.ids && inArray(contactMessages.id, [...filter.ids]),
    filter.status ? statusConditions[filter.status] : filter.ids ? undefined : isNull(contactMessages.spamAt),
    filter.reason && eq(contactMessages.reason, filter.reason),
    filter.search ? matchesText(contactMessages.search, filter.search) : undefined,
  )

/** One page of the matching messages, the total, and the cursor of the next page. */
export async function listMessages(db: Database, filter: MessageFilter & SelectedMessages, reader: Role) {
  const conditions = conditionsOf(filter)
  const order = inOrder(newest, filter.sort === 'oldest' ? 'asc' : 'desc')
  const rows = await db
    .select({ message: contactMessages, keys: keysOfRow(order) })
    .from(contactMessages)
    .where(and(conditions, afterCursor(order, filter.cursor)))
    .orderBy(orderBy(order))
    .limit(filter.limit + 1)
  const [totalRow] = await db.select({ total: count() }).from(contactMessages).where(conditions)
  const { page, next } = toPage(rows, filter.limit)
  const messages = page.map(({ message }) => message)
  return { rows: await toWire(db, messages, reader), total: totalRow?.total ?? 0, next }
}

export async function findMessage(db: Database, id: string, reader: Role): Promise<ContactMessage> {
  const rows = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  const [message] = await toWire(db, rows, reader)
  if (!message) throw notFound('Message')
  return message
}

/** Locks the message until the transaction ends; throws 404, or 412 for an outdated version. */
export async function lockMessage(tx: Database, id: string, reader: Role, ifMatch: number | null) {
  const [locked] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update')
  if (!locked) throw notFound('Message')
  if (ifMatch !== null && ifMatch !== locked.version) throw stale(await findMessage(tx, id, reader))
  return locked
}

/** Adds to each message its replies, SLA, maintenance request and writer. */
async function toWire(
  db: Database,
  rows: readonly (typeof contactMessages.$inferSelect)[],
  reader: Role,
): Promise<ContactMessage[]> {
  if (rows.length === 0) return []
  const replies = await loadReplies(
    db,
    rows.map(({ id }) => id),
  )
  const office = await officeHours(db)
  const requestById = await loadRequests(
    db,
    rows.flatMap(({ requestId }) => requestId ?? []),
  )
  const writers = await findWriters(db, rows)
  return rows.map((row) => {
    const messageReplies = replies.get(row.id) ?? []
    const status = statusOf({ archivedAt: row.archivedAt, spamAt: row.spamAt, replies: messageReplies })
    const since = row.openSince ?? row.createdAt
    const sla = status === 'open' ? replySla(since, office) : null
    return {
      id: row.id,
      name: row.name,
      email: row.email,
      phone: row.phone,
      reason: row.reason,
      subject: row.subject,
      message: row.message,
      status,
      replyBy: sla?.replyBy.toISOString() ?? null,
      dueSoonAt: sla?.dueSoonAt.toISOString() ?? null,
      request: requestById.get(row.requestId ?? '') ?? null,
      ...(writers.get(row.id) ?? { resident: null, linkedHow: null, suggestion: null }),
      createdAt: row.createdAt.toISOString(),
      archivedAt: row.archivedAt?.toISOString() ?? null,
      waitingSince: since.toISOString(),
      version: row.version,
      ...(canSeeAddress(reader) ? { ipAddress: row.ipAddress } : {}),
      replies: messageReplies,
    }
  })
}

/** The replies of each message, the first one first. */
async function loadReplies(db: Database, ids: readonly string[]): Promise<Map<string, MessageReply[]>> {
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
    const messageReplies = found.get(messageId) ?? []
    found.set(messageId, [...messageReplies, { ...reply, sentAt: sentAt.toISOString() }])
  }
  return found
}

/** The requests that messages were turned into. */
async function loadRequests(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const { id, number, status } = requests
  const rows = await db
    .select({ id, number, status })
    .from(requests)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}
