import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { residenceTypes } from '#occupancy/contract.ts'
import { bookkeeping, instant, key } from '#platform/server/database/columns.ts'
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
  notes: text('notes'),
  /** Why it could not take effect on its day: the code of the error. */
  problem: text('problem'),
  plannedBy: uuid('planned_by')
    .notNull()
    .references(() => users.id),
  doneAt: instant('done_at'),
  ...bookkeeping(),
})

/** What a move changed in the record of a resident. */
export type BeforeMove = {
  startDateOccupancy: string | null
  endDateOccupancy: string | null
  parkingStalls: string[]
  lockerNumbers: string[]
  pets: string[]
}

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
  },
  (table) => [primaryKey({ columns: [table.moveId, table.residentId] })],
)

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

export const moveChecklists = pgTable('move_checklists', {
  kind: text('kind', { enum: moveKinds }).primaryKey(),
  steps: jsonb('steps').$type<ChecklistStep[]>().notNull(),
  ...bookkeeping(),
})
