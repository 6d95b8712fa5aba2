import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, key } from '#platform/server/columns.ts'
import { requests } from './table.ts'

/** What a letter's link opens: one answer about one completion of one request. */
export const confirmationLinks = pgTable('confirmation_links', {
  id: key(),
  requestId: uuid('request_id')
    .notNull()
    .references(() => requests.id),
  completedAt: instant('completed_at').notNull(),
  tokenHash: text('token_hash').notNull(),
  createdAt: createdAt(),
})

/** The days of the building on which a daily letter was dealt with, and how many requests it told of. */
export const dailyLetters = pgTable(
  'daily_letters',
  {
    kind: text('kind').notNull(),
    day: date('day').notNull(),
    late: integer('late').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day] })],
)
