import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import type { Audience } from '#occupancy/audience.ts'
import { bookkeeping, createdAt, instant, key } from '#platform/server/database/columns.ts'
import { files } from '#platform/server/files/files-table.ts'
import { resourceKinds } from '../choices.ts'

export const resources = pgTable('resources', {
  id: key(),
  kind: text('kind', { enum: resourceKinds }).notNull(),
  audience: jsonb('audience').$type<Audience>().notNull().default({ kind: 'everyone' }),
  folder: text('folder').notNull().default(''),
  title: text('title').notNull(),
  body: text('body').notNull().default(''),
  url: text('url'),
  position: integer('position').notNull().default(0),
  archivedAt: instant('archived_at'),
  ...bookkeeping(),
})

/** The versions of a document; residents get the one with the highest number. */
export const resourceVersions = pgTable('resource_versions', {
  id: key(),
  resourceId: uuid('resource_id')
    .notNull()
    .references(() => resources.id),
  number: integer('number').notNull(),
  fileId: uuid('file_id')
    .notNull()
    .references(() => files.id),
  note: text('note').notNull().default(''),
  addedBy: uuid('added_by')
    .notNull()
    .references(() => users.id),
  createdAt: createdAt(),
})
