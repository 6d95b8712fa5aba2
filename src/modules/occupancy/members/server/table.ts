import { pgTable, pgView, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { bookkeeping, instant, key } from '#platform/server/database/columns.ts'
import { householdRights } from '#platform/household-rights.ts'
import { assignments } from '../../server/table.ts'

/** People whom a resident invited to the portal for one home; current while `endedAt` and the assignment's are null. */
export const householdMembers = pgTable('household_members', {
  id: key(),
  assignmentId: uuid('assignment_id')
    .notNull()
    .references(() => assignments.id),
  /** Null when the address already belonged to another account. */
  userId: uuid('user_id').references(() => users.id),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  rights: text('rights', { enum: householdRights }).array().notNull().default([]),
  invitedBy: uuid('invited_by')
    .notNull()
    .references(() => users.id),
  endedAt: instant('ended_at'),
  endedBy: uuid('ended_by').references(() => users.id),
  ...bookkeeping(),
})

/** A view of the memberships that are in force, with the home and its resident. */
export const currentHouseholdMembers = pgView('current_household_members', {
  id: uuid('id').notNull(),
  userId: uuid('user_id'),
  rights: text('rights', { enum: householdRights }).array().notNull(),
  assignmentId: uuid('assignment_id').notNull(),
  unitId: uuid('unit_id').notNull(),
  residentId: uuid('resident_id').notNull(),
  residentUserId: uuid('resident_user_id').notNull(),
  residentName: text('resident_name').notNull(),
}).existing()
