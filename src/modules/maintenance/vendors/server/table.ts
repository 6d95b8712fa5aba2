import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { languages } from '#platform/language/language.ts'
import { bookkeeping, createdAt, instant, key } from '#platform/server/database/columns.ts'
import { files } from '#platform/server/files/files-table.ts'
import { categories } from '../../requests/choices.ts'
import { documentKinds } from '../choices.ts'

export const vendors = pgTable('vendors', {
  id: key(),
  name: text('name').notNull(),
  trade: text('trade', { enum: categories }).notNull(),
  contactName: text('contact_name'),
  phone: text('phone'),
  email: text('email'),
  contractNumber: text('contract_number'),
  insuredUntil: date('insured_until'),
  /** Of e-mails, work orders and the page where orders are answered. */
  language: text('language', { enum: languages }).notNull().default('en'),
  notes: text('notes').notNull().default(''),
  archivedAt: instant('archived_at'),
  ...bookkeeping(),
})

/** Insurance, certificates and other papers. */
export const vendorDocuments = pgTable('vendor_documents', {
  id: key(),
  vendorId: uuid('vendor_id')
    .notNull()
    .references(() => vendors.id),
  kind: text('kind', { enum: documentKinds }).notNull(),
  title: text('title').notNull(),
  validUntil: date('valid_until'),
  fileId: uuid('file_id')
    .notNull()
    .references(() => files.id),
  addedBy: uuid('added_by')
    .notNull()
    .references(() => users.id),
  createdAt: createdAt(),
})
