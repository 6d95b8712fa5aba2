import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import type { Audience } from '#occupancy/audience.ts'
import { bookkeeping, instant, key } from '#platform/server/database/columns.ts'
import { searchColumn } from '#platform/server/sql/search.ts'
import { eventTypes } from '../choices.ts'

export const events = pgTable('events', {
  id: key(),
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  type: text('type', { enum: eventTypes }).notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at'),
  location: text('location').notNull().default(''),
  audience: jsonb('audience').$type<Audience>().notNull().default({ kind: 'everyone' }),
  cancelledAt: instant('cancelled_at'),
  createdBy: uuid('created_by')
    .notNull()
    .references(() => users.id),
  search: searchColumn(sql`searchable(title, description, location)`),
  ...bookkeeping(),
})

/** The private address of a resident's calendar: a hash of its key. */
export const calendarAddresses = pgTable('calendar_addresses', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  tokenHash: text('token_hash').notNull(),
  lastReadAt: instant('last_read_at'),
  ...bookkeeping(),
})
