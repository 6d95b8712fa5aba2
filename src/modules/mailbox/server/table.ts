import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { bookkeeping, instant, key } from '#platform/server/database/columns.ts'
import { files } from '#platform/server/files/files-table.ts'
import { mailSecurities } from '#platform/mail-security.ts'
import { waitingReasons } from '../choices.ts'

export const mailboxSettings = pgTable('mailbox_settings', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  host: text('host').notNull(),
  port: integer('port').notNull(),
  security: text('security', { enum: mailSecurities }).notNull(),
  username: text('username').notNull(),
  passwordSealed: text('password_sealed').notNull(),
  folder: text('folder').notNull().default('INBOX'),
  replyAddress: text('reply_address').notNull(),
  authservId: text('authserv_id').notNull(),
  ...bookkeeping(),
})

export const mailboxPositions = pgTable('mailbox_positions', {
  mailbox: text('mailbox').primaryKey(),
  uidValidity: text('uid_validity').notNull(),
  lastUid: bigint('last_uid', { mode: 'number' }).notNull().default(0),
  readingUid: bigint('reading_uid', { mode: 'number' }).notNull().default(0),
  attempts: integer('attempts').notNull().default(0),
  readAt: instant('read_at'),
  lastError: text('last_error'),
})

export const incomingEmails = pgTable('incoming_emails', {
  id: key(),
  /** Equal for copies of one e-mail. */
  fingerprint: text('fingerprint').notNull(),
  kind: text('kind', { enum: ['reply', 'bounce', 'automatic', 'other'] }).notNull(),
  state: text('state', { enum: ['accepted', 'waiting', 'discarded', 'ignored'] }).notNull(),
  reason: text('reason', { enum: waitingReasons }),
  fromAddress: text('from_address').notNull().default(''),
  fromName: text('from_name').notNull().default(''),
  subject: text('subject').notNull().default(''),
  body: text('body').notNull().default(''),
  fullText: text('full_text'),
  leftOutFiles: integer('left_out_files').notNull().default(0),
  requestId: uuid('request_id').references(() => requests.id),
  userId: uuid('user_id').references(() => users.id),
  decidedBy: uuid('decided_by').references(() => users.id),
  decidedAt: instant('decided_at'),
  receivedAt: instant('received_at').notNull().defaultNow(),
})

export const incomingEmailPhotos = pgTable('incoming_email_photos', {
  id: key(),
  emailId: uuid('email_id')
    .notNull()
    .references(() => incomingEmails.id),
  fileId: uuid('file_id')
    .notNull()
    .references(() => files.id),
  thumbnailId: uuid('thumbnail_id')
    .notNull()
    .references(() => files.id),
})

export const bouncedAddresses = pgTable(
  'bounced_addresses',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    address: text('address').notNull(),
    reason: text('reason').notNull().default(''),
    emailId: uuid('email_id'),
    bouncedAt: instant('bounced_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.address] })],
)
