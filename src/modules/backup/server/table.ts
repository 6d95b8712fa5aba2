import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bookkeeping, instant } from '#platform/server/database/columns.ts'
import { rhythms } from '../choices.ts'

export const backupPlan = pgTable('backup_plan', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  every: text('every', { enum: rhythms }).notNull().default('never'),
  fromHour: integer('from_hour').notNull().default(3),
  keep: integer('keep').notNull().default(14),
  lastMadeAt: instant('last_made_at'),
  lastProblem: text('last_problem'),
  /** When administrators were last notified of a failure. */
  problemNotifiedAt: instant('problem_notified_at'),
  ...bookkeeping(),
})
