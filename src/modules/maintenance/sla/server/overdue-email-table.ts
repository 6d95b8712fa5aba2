import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from '#platform/server/database/columns.ts'

/** The days on which a daily e-mail was handled, with the number of overdue requests. */
export const overdueEmails = pgTable(
  'daily_emails',
  {
    kind: text('kind').notNull(),
    day: date('day').notNull(),
    overdue: integer('overdue').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day] })],
)
