import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bookkeeping, key } from '#platform/server/database/columns.ts'
import { categories, priorities, slaClocks } from '../../requests/choices.ts'

/** SLA targets by priority. A row with a category takes precedence over the row without one. */
export const slaTargets = pgTable('sla_targets', {
  id: key(),
  priority: text('priority', { enum: priorities }).notNull(),
  category: text('category', { enum: categories }),
  withinMinutes: integer('within_minutes').notNull(),
  clock: text('clock', { enum: slaClocks }).notNull(),
  ...bookkeeping(),
})
