import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { bookkeeping, createdAt, instant, key } from '#platform/server/database/columns.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import { assignmentActions, householdRanks, residenceTypes } from '../contract.ts'

/** Current and past residents of units; current while `endedAt` is null. */
export const assignments = pgTable('assignments', {
  id: key(),
  unitId: uuid('unit_id')
    .notNull()
    .references(() => units.id),
  residentId: uuid('resident_id')
    .notNull()
    .references(() => residents.id),
  residenceType: text('residence_type', { enum: residenceTypes }).notNull(),
  rank: text('rank', { enum: householdRanks }).notNull().default('other'),
  startedAt: instant('started_at').notNull(),
  endedAt: instant('ended_at'),
  /** The codes of the home. The database clears them when the assignment ends. */
  unitAccessCodeSealed: text('unit_access_code_sealed'),
  storageLockerAccessCodeSealed: text('storage_locker_access_code_sealed'),
  /** When the unit got the door code of those who follow this resident, who from then on has only `keypadCodeSealed`. */
  nextDoorCodeAt: instant('next_door_code_at'),
  keypadCodeSealed: text('keypad_code_sealed'),
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
  residentId: uuid('resident_id')
    .notNull()
    .references(() => residents.id),
  action: text('action', { enum: assignmentActions }).notNull(),
  residenceType: text('residence_type', { enum: residenceTypes }).notNull(),
  notes: text('notes'),
  performedBy: uuid('performed_by')
    .notNull()
    .references(() => users.id),
  createdAt: createdAt(),
})
