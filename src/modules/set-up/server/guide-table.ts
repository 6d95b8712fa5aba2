import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { bookkeeping, instant } from '#platform/server/database/columns.ts'

/** At most one row; without it there is no guide. */
export const setUpGuides = pgTable('set_up_guides', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  confirmedSteps: text('confirmed_steps').array().notNull().default([]),
  dismissedAt: instant('dismissed_at'),
  ...bookkeeping(),
})
