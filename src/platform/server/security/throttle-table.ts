import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

export const throttleCounters = pgTable(
  'throttle_counters',
  {
    /** What is counted: `login`, `forgot`, `contact` … */
    kind: text('kind').notNull(),
    /** For whom: an address prefix, an account, or both. */
    subject: text('subject').notNull(),
    count: integer('count').notNull().default(0),
    windowEndsAt: instant('window_ends_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subject] })],
)
