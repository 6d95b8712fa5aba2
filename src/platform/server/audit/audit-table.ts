import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, key } from '../database/columns.ts'

export const auditLog = pgTable('audit_log', {
  id: key(),
  at: instant('at').notNull().defaultNow(),
  /** Null for the program itself or an anonymous caller. */
  by: uuid('by'),
  byName: text('by_name'),
  action: text('action').notNull(),
  recordType: text('record_type').notNull(),
  recordId: uuid('record_id'),
  about: uuid('about').array().notNull().default([]),
  before: jsonb('before').$type<Record<string, unknown>>(),
  after: jsonb('after').$type<Record<string, unknown>>(),
  address: text('address'),
  requestId: text('request_id'),
})
