import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, key } from '../database/columns.ts'

export const files = pgTable('files', {
  id: key(),
  name: text('name').notNull(),
  mediaType: text('media_type').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  sha256: text('sha256').notNull(),
  width: integer('width'),
  height: integer('height'),
  addedBy: uuid('added_by'),
  createdAt: createdAt(),
})
