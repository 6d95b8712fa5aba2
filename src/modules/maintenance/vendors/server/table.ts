import { date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bookkeeping, instant, key } from '#platform/server/database/columns.ts'
import { categories, priorities, slaClocks } from '../../requests/choices.ts'

export const vendors = pgTable('vendors', {
  id: key(),
  name: text('name').notNull(),
  trade: text('trade', { enum: categories }).notNull(),
  contactName: text('contact_name'),
  phone: text('phone'),
  email: text('email'),
  contractNumber: text('contract_number'),
  insuredUntil: date('insured_until'),
  notes: text('notes').notNull().default(''),
  archivedAt: instant('archived_at'),
  ...bookkeeping(),
})

/** SLA targets by priority. A row with a category takes precedence over the row without one. */
export const slaTargets = pgTable('sla_targets', {
  id: key(),
  priority: text('priority', { enum: priorities }).notNull(),
  category: text('category', { enum: categories }),
  withinMinutes: integer('within_minutes').notNull(),
  clock: text('clock', { enum: slaClocks }).notNull(),
  ...bookkeeping(),
})
