import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { bookkeeping, instant, key } from '#platform/server/columns.ts'
import { eventTypes } from '../contract.ts'

export const events = pgTable('events', {
  id: key(),
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  type: text('type', { enum: eventTypes }).notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at'),
  location: text('location').notNull().default(''),
  cancelledAt: instant('cancelled_at'),
  createdBy: uuid('created_by')
    .notNull()
    .references(() => users.id),
  ...bookkeeping(),
})
