import { date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bookkeeping, instant, key } from '#platform/server/columns.ts'
import { categories, priorities, promiseClocks } from '../choices.ts'

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

/** By when work of a priority is promised; a line with a category goes before the one without. */
export const promiseTimes = pgTable('promise_times', {
  id: key(),
  priority: text('priority', { enum: priorities }).notNull(),
  category: text('category', { enum: categories }),
  withinMinutes: integer('within_minutes').notNull(),
  clock: text('clock', { enum: promiseClocks }).notNull(),
  ...bookkeeping(),
})
