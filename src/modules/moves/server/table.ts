import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { type HouseholdRank, type ResidenceType, residenceTypes } from '#occupancy/contract.ts'
import type { EndedMember } from '#occupancy/members/server/restore.ts'
import { householdRights } from '#platform/household-rights.ts'
import { languages } from '#platform/language/language.ts'
import { bookkeeping, createdAt, instant, key } from '#platform/server/database/columns.ts'
import { files } from '#platform/server/files/files-table.ts'
import type { AccessCodeName, TenantType } from '#residents/choices.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import { moveKinds, moveStatuses, responsibleParties, stepKeys } from '../choices.ts'
import type { ChecklistStep } from '../rules.ts'

export const moves = pgTable('moves', {
  id: key(),
  kind: text('kind', { enum: moveKinds }).notNull(),
  unitId: uuid('unit_id')
    .notNull()
    .references(() => units.id),
  /** The new unit of a transfer. */
  toUnitId: uuid('to_unit_id').references(() => units.id),
  residenceType: text('residence_type', { enum: residenceTypes }).notNull().default('renter'),
  /** The move takes effect when this day begins. */
  effectiveDay: date('effective_day').notNull(),
  status: text('status', { enum: moveStatuses }).notNull().default('planned'),
  forwardingAddress: text('forwarding_address'),
  /** When the service elevator is theirs, and what to know about it. */
  elevatorNote: text('elevator_note'),
  notes: text('notes'),
  /** Why it could not take effect on its day: the code of the error. */
  problem: text('problem'),
  plannedBy: uuid('planned_by')
    .notNull()
    .references(() => users.id),
  doneAt: instant('done_at'),
  ...bookkeeping(),
})

/** What a move changed in the record of a resident, and the home that it ended. */
export type BeforeMove = {
  tenantType: TenantType
  home: { residenceType: ResidenceType; rank: HouseholdRank } | null
  startDateOccupancy: string | null
  endDateOccupancy: string | null
  parkingStalls: string[]
  lockerNumbers: string[]
  pets: string[]
}

/** The sealed codes of an ended home; they are sealed for that assignment. */
export type EndedCodes = { assignmentId: string; sealed: Partial<Record<AccessCodeName, string>> }

export const moveResidents = pgTable(
  'move_residents',
  {
    moveId: uuid('move_id')
      .notNull()
      .references(() => moves.id),
    residentId: uuid('resident_id')
      .notNull()
      .references(() => residents.id),
    position: integer('position').notNull(),
    before: jsonb('before').$type<BeforeMove>(),
    /** The personal codes of the home that the move ended, until it can no longer be undone. */
    endedCodes: jsonb('ended_codes').$type<EndedCodes>(),
    /** The household members whose access the move ended, until it can no longer be undone. */
    endedMembers: jsonb('ended_members').$type<EndedMember[]>(),
  },
  (table) => [primaryKey({ columns: [table.moveId, table.residentId] })],
)

/** People whom a resident invites to the household when the first day in the home begins; until then. */
export const plannedMembers = pgTable('planned_household_members', {
  id: key(),
  moveId: uuid('move_id').notNull(),
  residentId: uuid('resident_id').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text('email').notNull(),
  rights: text('rights', { enum: householdRights }).array().notNull().default([]),
  language: text('language', { enum: languages }),
  createdAt: createdAt(),
})

export const moveSteps = pgTable('move_steps', {
  id: key(),
  moveId: uuid('move_id')
    .notNull()
    .references(() => moves.id),
  position: integer('position').notNull(),
  key: text('key', { enum: stepKeys }),
  title: text('title'),
  responsible: text('responsible', { enum: responsibleParties }).notNull(),
  dueDay: date('due_day').notNull(),
  doneAt: instant('done_at'),
  doneBy: uuid('done_by').references(() => users.id),
  note: text('note'),
})

/** Photos of the inspection of a move. */
export const movePhotos = pgTable('move_photos', {
  id: key(),
  moveId: uuid('move_id')
    .notNull()
    .references(() => moves.id),
  fileId: uuid('file_id')
    .notNull()
    .references(() => files.id),
  thumbnailId: uuid('thumbnail_id')
    .notNull()
    .references(() => files.id),
  addedBy: uuid('added_by')
    .notNull()
    .references(() => users.id),
  createdAt: createdAt(),
})

export const moveChecklists = pgTable('move_checklists', {
  kind: text('kind', { enum: moveKinds }).primaryKey(),
  steps: jsonb('steps').$type<ChecklistStep[]>().notNull(),
  ...bookkeeping(),
})
