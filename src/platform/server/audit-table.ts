import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, key } from './columns.ts'

export const auditLog = pgTable('audit_log', {
  id: key(),
  at: instant('at').notNull().defaultNow(),
  /** Null: the program itself, or somebody who is not signed in. */
  by: uuid('by'),
  byName: text('by_name'),
  action: text('action').notNull(),
  noun: text('noun').notNull(),
  recordId: uuid('record_id'),
  /** Every record the change concerns, so that each can show its history. */
  about: uuid('about').array().notNull().default([]),
  before: jsonb('before').$type<Record<string, unknown>>(),
  after: jsonb('after').$type<Record<string, unknown>>(),
  address: text('address'),
  requestId: text('request_id'),
})
