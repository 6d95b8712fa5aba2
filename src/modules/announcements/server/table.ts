import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { residenceTypes } from '#occupancy/contract.ts'
import { bookkeeping, createdAt, instant, key } from '#platform/server/database/columns.ts'
import { files } from '#platform/server/files/files-table.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { searchColumn } from '#platform/server/database/search.ts'
import { units } from '#units/server/table.ts'
import { announcementCategories, targetKinds } from '../choices.ts'

export const announcements = pgTable('announcements', {
  id: key(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  category: text('category', { enum: announcementCategories }).notNull(),
  pinned: boolean('pinned').notNull().default(false),
  /** For everyone at once, and shown on every portal page until it expires. */
  emergency: boolean('emergency').notNull().default(false),
  byMail: boolean('by_mail').notNull().default(false),
  /** Null for a draft; in the future when scheduled. */
  publishedAt: instant('published_at'),
  expiresAt: instant('expires_at'),
  /** When it was delivered to its audience. */
  deliveredAt: instant('delivered_at'),
  /** Attempts to deliver it that failed, and the last of them. */
  deliveryFailures: integer('delivery_failures').notNull().default(0),
  deliveryFailedAt: instant('delivery_failed_at'),
  archivedAt: instant('archived_at'),
  createdBy: uuid('created_by')
    .notNull()
    .references(() => users.id),
  search: searchColumn(sql`searchable(title, body, category)`),
  ...bookkeeping(),
})

export const announcementTargets = pgTable('announcement_targets', {
  id: key(),
  announcementId: uuid('announcement_id')
    .notNull()
    .references(() => announcements.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: targetKinds }).notNull(),
  floor: integer('floor'),
  stack: text('stack'),
  unitId: uuid('unit_id').references(() => units.id),
  residenceType: text('residence_type', { enum: residenceTypes }),
})

export const announcementRecipients = pgTable(
  'announcement_recipients',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    mailId: uuid('mail_id').references(() => mailOutbox.id),
    deliveredAt: instant('delivered_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [primaryKey({ columns: [t.announcementId, t.userId] })],
)

/** A PDF or picture; without `announcementId` it was uploaded for one that is being written. */
export const announcementFiles = pgTable('announcement_files', {
  id: key(),
  announcementId: uuid('announcement_id').references(() => announcements.id, { onDelete: 'cascade' }),
  fileId: uuid('file_id')
    .notNull()
    .references(() => files.id),
  position: integer('position').notNull().default(0),
  addedBy: uuid('added_by')
    .notNull()
    .references(() => users.id),
  createdAt: createdAt(),
})

/** The choices about news by mail; without a row the answer is yes. */
export const newsByMail = pgTable('news_by_mail', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  wanted: boolean('wanted').notNull(),
  ...bookkeeping(),
})
