import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from '#platform/server/database/columns.ts'

/** The days on which a daily e-mail was handled, with the number of late requests. */
export const dailyEmails = pgTable(
  'daily_letters',
  {
    kind: text('kind').notNull(),
    day: date('day').notNull(),
    late: integer('late').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day] })],
)
