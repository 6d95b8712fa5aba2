import { boolean, date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { bookkeeping, instant, key } from '#platform/server/database/columns.ts'
import { units } from '#units/server/table.ts'

const resident = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id)

/** People without an account who may act for a resident; in force only while the resident lives in the unit. */
export const authorisedPeople = pgTable('authorised_people', {
  id: key(),
  userId: resident(),
  unitId: uuid('unit_id')
    .notNull()
    .references(() => units.id),
  fullName: text('full_name').notNull(),
  note: text('note').notNull().default(''),
  validUntil: date('valid_until'),
  endedAt: instant('ended_at'),
  ...bookkeeping(),
})

export const vacationNotices = pgTable('vacation_notices', {
  id: key(),
  userId: resident(),
  firstDay: date('first_day').notNull(),
  lastDay: date('last_day').notNull(),
  holdsPackages: boolean('holds_packages').notNull().default(true),
  note: text('note').notNull().default(''),
  endedAt: instant('ended_at'),
  ...bookkeeping(),
})
