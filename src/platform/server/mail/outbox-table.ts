import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, key } from '../database/columns.ts'
import { searchColumn } from '../sql/search.ts'
import type { OutboxAttachment } from './outbox-rows.ts'

/** `withdrawn`: it was no longer right to send it, for instance because a newer link replaced it; nothing failed. */
export const mailStatuses = ['queued', 'sent', 'failed', 'withdrawn'] as const

export const mailOutbox = pgTable('mail_outbox', {
  id: key(),
  toAddress: text('to_address').notNull(),
  /** Null for a recipient without an account. */
  recipientId: uuid('recipient_id'),
  toName: text('to_name'),
  subject: text('subject').notNull(),
  textBody: text('text_body').notNull(),
  htmlBody: text('html_body').notNull(),
  /** The factory of the secret link, which is created at sending. */
  linkType: text('link_type'),
  /** Whether that link turns such e-mails off; then the headers contain it too. */
  hasUnsubscribeLink: boolean('has_unsubscribe_link').notNull().default(false),
  /** The Auto-Submitted header. */
  autoSubmitted: text('auto_submitted').notNull().default('auto-generated'),
  aboutType: text('about_type'),
  aboutId: uuid('about_id'),
  /** Stored files that are sent with it. */
  attachments: jsonb('attachments').$type<OutboxAttachment[]>().notNull().default([]),
  status: text('status', { enum: mailStatuses }).notNull().default('queued'),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  sentAt: instant('sent_at'),
  /** The mail server that accepted it; null for a file. */
  acceptedBy: text('accepted_by'),
  /** When a mail server returned it; it has failed then. */
  bouncedAt: instant('bounced_at'),
  /** The earliest time to send it. */
  notBefore: instant('not_before'),
  search: searchColumn(sql`searchable(to_address, to_name, subject)`),
  createdAt: createdAt(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})
