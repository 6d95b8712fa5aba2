import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { bookkeeping } from '#platform/server/database/columns.ts'

/** What residents show to neighbours; without a row, nothing. */
export const directoryEntries = pgTable('directory_entries', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  showName: boolean('show_name').notNull().default(false),
  showUnit: boolean('show_unit').notNull().default(false),
  showPhone: boolean('show_phone').notNull().default(false),
  showEmail: boolean('show_email').notNull().default(false),
  ...bookkeeping(),
})
