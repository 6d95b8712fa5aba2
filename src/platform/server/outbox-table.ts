import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, key } from './columns.ts'
import { searchColumn } from './search.ts'

export const mailStatuses = ['queued', 'sent', 'failed'] as const

export const mailOutbox = pgTable('mail_outbox', {
  id: key(),
  toAddress: text('to_address').notNull(),
  toName: text('to_name'),
  replyTo: text('reply_to'),
  subject: text('subject').notNull(),
  textBody: text('text_body').notNull(),
  htmlBody: text('html_body').notNull(),
  /** Who makes the secret link when the letter goes out. */
  linkMaker: text('link_maker'),
  /** Whether that link turns such letters off, which the head of the letter says too. */
  hasFoot: boolean('has_foot').notNull().default(false),
  aboutNoun: text('about_noun'),
  aboutId: uuid('about_id'),
  status: text('status', { enum: mailStatuses }).notNull().default('queued'),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  sendAfter: instant('send_after').notNull().defaultNow(),
  sentAt: instant('sent_at'),
  search: searchColumn(sql`searchable(to_address, to_name, subject)`),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})
