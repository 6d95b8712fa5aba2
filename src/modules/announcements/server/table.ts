import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { titleCaseColumn } from '#platform/server/database/api-values.ts'
import { bookkeeping, createdAt, instant, key } from '#platform/server/database/columns.ts'
import { files } from '#platform/server/files/files-table.ts'
import { mailOutbox } from '#platform/server/mail/outbox-table.ts'
import { searchColumn } from '#platform/server/sql/search.ts'
import { defaultLanguage, languages } from '#platform/language/language.ts'
import type { ByLanguage } from '#platform/language/further-languages.ts'
import type { StoredAudience } from '../announcement-audience.ts'
import type { AnnouncementText } from '../announcement-parts.ts'
import { announcementCategories } from '../choices.ts'

/** The language in which the office wrote a text: the default one of the building at that time, unless it says otherwise. */
const textLanguage = () => text('language', { enum: languages }).notNull().default('en').$defaultFn(defaultLanguage)

export const announcements = pgTable('announcements', {
  id: key(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  /** The language of both. */
  language: textLanguage(),
  /** The same in other languages. */
  translations: jsonb('translations').$type<ByLanguage<AnnouncementText>>().notNull().default({}),
  category: titleCaseColumn('category', announcementCategories).notNull(),
  pinned: boolean('pinned').notNull().default(false),
  /** Sent to everyone at once, and shown on every portal page until it expires. */
  emergency: boolean('emergency').notNull().default(false),
  byMail: boolean('by_mail').notNull().default(false),
  audience: jsonb('audience').$type<StoredAudience>().notNull().default({ kind: 'everyone' }),
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
  search: searchColumn(
    sql`searchable(title, body, replace(category, '_', ' '), texts_in_further_languages(translations))`,
  ),
  ...bookkeeping(),
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

/** The people of an announcement with the audience 'people'. */
export const announcementPeople = pgTable(
  'announcement_people',
  {
    announcementId: uuid('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
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

export const announcementTemplates = pgTable('announcement_templates', {
  id: key(),
  name: text('name').notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  language: textLanguage(),
  translations: jsonb('translations').$type<ByLanguage<AnnouncementText>>().notNull().default({}),
  category: titleCaseColumn('category', announcementCategories).notNull(),
  createdBy: uuid('created_by')
    .notNull()
    .references(() => users.id),
  archivedAt: instant('archived_at'),
  ...bookkeeping(),
})

/** Each time that those who had not read it were reminded. */
export const announcementReminders = pgTable('announcement_reminders', {
  id: key(),
  announcementId: uuid('announcement_id')
    .notNull()
    .references(() => announcements.id, { onDelete: 'cascade' }),
  sentBy: uuid('sent_by')
    .notNull()
    .references(() => users.id),
  sentAt: instant('sent_at').notNull(),
  people: integer('people').notNull(),
})
