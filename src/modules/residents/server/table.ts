import { sql } from 'drizzle-orm'
import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { bookkeeping, createdAt, instant, key } from '#platform/server/database/columns.ts'
import { titleCaseColumn } from '#platform/server/database/api-values.ts'
import { searchColumn } from '#platform/server/sql/search.ts'
import { tenantTypes } from '../choices.ts'

const list = (name: string) => text(name).array().notNull().default([])

/** Residents and lessees; their status is that of their account. */
export const residents = pgTable('residents', {
  id: key(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  fullName: text('full_name').notNull(),
  preferredName: text('preferred_name'),
  tenantType: titleCaseColumn('resident_type', tenantTypes).notNull().default('Renter'),
  startDateOccupancy: date('start_date_occupancy'),
  endDateOccupancy: date('end_date_occupancy'),
  emailPrimary: text('email_primary'),
  emailSecondary: text('email_secondary'),
  /** Phones are E.164, with an extension as in RFC 3966. */
  phonePrimary: text('phone_primary'),
  phoneSecondary: text('phone_secondary'),
  emergencyContactName: text('emergency_contact_name'),
  emergencyContactPhone: text('emergency_contact_phone'),
  parkingStalls: list('parking_stalls'),
  lockerNumbers: list('locker_numbers'),
  pets: list('pets'),
  /** What the office wrote without an author; never shown to the resident. `officeNotes` adds the notes. */
  notes: text('notes').notNull().default(''),
  /** Written for the resident. */
  residentNotes: text('resident_notes').notNull().default(''),
  /** When the resident dismissed the first-day card; changes neither the version nor `updatedAt`. */
  firstDayDismissedAt: instant('first_day_dismissed_at'),
  search: searchColumn(
    sql`searchable(full_name, preferred_name, email_primary, email_secondary, phone_primary, phone_secondary)`,
  ),
  ...bookkeeping(),
})

/** The office's notes about a resident; never shown to them. */
export const residentOfficeNotes = pgTable('resident_office_notes', {
  id: key(),
  residentId: uuid('resident_id')
    .notNull()
    .references(() => residents.id),
  note: text('note').notNull(),
  createdBy: uuid('created_by')
    .notNull()
    .references(() => users.id),
  /** The author's name at that time. */
  authorName: text('author_name').notNull(),
  createdAt: createdAt(),
})
