import { date, pgTable, text } from 'drizzle-orm/pg-core'
import { bookkeeping, instant, key } from '#platform/server/database/columns.ts'
import { categories } from '../../requests/choices.ts'

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
