import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { bookkeeping, instant, key } from '#platform/server/database/columns.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { searchColumn } from '#platform/server/sql/search.ts'
import { reasons } from '../reasons.ts'

export const contactMessages = pgTable('contact_messages', {
  id: key(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  reason: text('reason', { enum: reasons }).notNull(),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  ipAddress: text('ip_address'),
  archivedAt: instant('archived_at'),
  archivedBy: uuid('archived_by').references(() => users.id),
  /** When it was filed as spam. */
  spamAt: instant('spam_at'),
  /** When it was marked as not spam; null when it never was spam. */
  openSince: instant('open_since'),
  /** The maintenance request it was turned into. */
  requestId: uuid('request_id').references(() => requests.id),
  /** The resident who wrote it: signed in when they did, or linked by `linkedBy`. The address proves nothing. */
  userId: uuid('user_id').references(() => users.id),
  linkedBy: uuid('linked_by').references(() => users.id),
  search: searchColumn(sql`searchable(name, email, phone, subject, message)`),
  ...bookkeeping(),
})

export const contactReplies = pgTable('contact_replies', {
  id: key(),
  messageId: uuid('message_id')
    .notNull()
    .references(() => contactMessages.id),
  subject: text('subject').notNull(),
  replyMessage: text('reply_message').notNull(),
  repliedBy: uuid('replied_by')
    .notNull()
    .references(() => users.id),
  mailId: uuid('mail_id').references(() => mailOutbox.id),
  sentAt: instant('sent_at').notNull().defaultNow(),
})
