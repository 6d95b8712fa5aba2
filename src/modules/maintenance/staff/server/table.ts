import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { cents, createdAt, key } from '#platform/server/database/columns.ts'
import { requestNotes, requests } from '../../requests/server/table.ts'

export const visits = pgTable('maintenance_visits', {
  id: key(),
  requestId: uuid('request_id')
    .notNull()
    .references(() => requests.id),
  visitedBy: uuid('visited_by')
    .notNull()
    .references(() => users.id),
  /** What was done. */
  noteId: uuid('note_id')
    .notNull()
    .references(() => requestNotes.id),
  minutes: integer('minutes'),
  needsSecondVisit: boolean('needs_second_visit').notNull().default(false),
  createdAt: createdAt(),
})

export const parts = pgTable('maintenance_parts', {
  id: key(),
  visitId: uuid('visit_id')
    .notNull()
    .references(() => visits.id),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  quantity: integer('quantity').notNull(),
  costCents: cents('cost_cents'),
})
