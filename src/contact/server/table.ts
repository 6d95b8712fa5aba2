import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { requests } from '#maintenance/server/table.ts'
import { bookkeeping, instant, key } from '#platform/server/columns.ts'
import { mailOutbox } from '#platform/server/outbox-table.ts'
import { searchColumn } from '#platform/server/search.ts'
import { reasons } from '../contract.ts'

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
  /** What it was turned into. */
  requestId: uuid('request_id').references(() => requests.id),
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
