import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { bookkeeping, createdAt, instant, key } from '#platform/server/columns.ts'
import { tenants } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import { assignmentActions, householdRanks, residenceTypes } from '../contract.ts'

/** Who lives, or lived, where; active while `endedAt` is null. */
export const assignments = pgTable('assignments', {
  id: key(),
  unitId: uuid('unit_id')
    .notNull()
    .references(() => units.id),
  tenantId: uuid('tenant_id')
    .notNull()
    .references(() => tenants.id),
  residenceType: text('residence_type', { enum: residenceTypes }).notNull(),
  rank: text('rank', { enum: householdRanks }).notNull().default('other'),
  startedAt: instant('started_at').notNull(),
  endedAt: instant('ended_at'),
  ...bookkeeping(),
})

export const assignmentLogs = pgTable('assignment_logs', {
  id: key(),
  assignmentId: uuid('assignment_id')
    .notNull()
    .references(() => assignments.id),
  unitId: uuid('unit_id')
    .notNull()
    .references(() => units.id),
  tenantId: uuid('tenant_id')
    .notNull()
    .references(() => tenants.id),
  action: text('action', { enum: assignmentActions }).notNull(),
  residenceType: text('residence_type', { enum: residenceTypes }).notNull(),
  notes: text('notes'),
  performedBy: uuid('performed_by')
    .notNull()
    .references(() => users.id),
  createdAt: createdAt(),
})
