import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { bookkeeping, instant, key } from '#platform/server/database/columns.ts'
import type { ViewList } from '../choices.ts'

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const savedViews = pgTable(
  'saved_views',
  {
    id: key(),
    userId: userId(),
    list: text('list').$type<ViewList>().notNull(),
    name: text('label').notNull(),
    parameters: jsonb('parameters').$type<Record<string, string>>().notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    ...bookkeeping(),
  },
  (t) => [index('saved_views_user').on(t.userId, t.list), index('saved_views_shared').on(t.list)],
)

export const listColumns = pgTable(
  'list_columns',
  {
    userId: userId(),
    list: text('list').$type<ViewList>().notNull(),
    columns: text('columns').array().notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.list] })],
)
