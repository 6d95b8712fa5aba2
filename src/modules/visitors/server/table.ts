import { sql } from 'drizzle-orm'
import { boolean, date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { assets } from '#assets/server/table.ts'
import { vendors } from '#maintenance/vendors/server/table.ts'
import { bookkeeping, instant, key } from '#platform/server/database/columns.ts'
import { searchColumn } from '#platform/server/sql/search.ts'
import { units } from '#units/server/table.ts'
import { stayKinds, stayStatuses } from '../choices.ts'

const unitId = () => uuid('unit_id').references(() => units.id)
const by = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id)

export const visitorRules = pgTable('visitor_rules', {
  id: boolean('id').primaryKey().default(true),
  stallsPerMonth: integer('stalls_per_month').notNull(),
  ...bookkeeping(),
})

export const visitorPasses = pgTable('visitor_passes', {
  id: key(),
  unitId: unitId().notNull(),
  hostId: by('host_id'),
  firstDay: date('first_day').notNull(),
  lastDay: date('last_day').notNull(),
  weekdays: smallint('weekdays').array(),
  startsAt: integer('starts_at').notNull(),
  endsAt: integer('ends_at').notNull(),
  note: text('note').notNull().default(''),
  guestEmail: text('guest_email'),
  emailedAt: instant('emailed_at'),
  codeSealed: text('code_sealed').notNull(),
  codeHash: text('code_hash').notNull(),
  cancelledAt: instant('cancelled_at'),
  ...bookkeeping(),
})

export const visitorGuests = pgTable('visitor_guests', {
  id: key(),
  passId: uuid('pass_id')
    .notNull()
    .references(() => visitorPasses.id, { onDelete: 'cascade' }),
  fullName: text('full_name').notNull(),
  position: integer('position').notNull(),
})

export const visitorStays = pgTable('visitor_stays', {
  id: key(),
  kind: text('kind', { enum: stayKinds }).notNull(),
  status: text('status', { enum: stayStatuses }).notNull().default('inside'),
  passId: uuid('pass_id').references(() => visitorPasses.id, { onDelete: 'set null' }),
  guestId: uuid('guest_id').references(() => visitorGuests.id, { onDelete: 'set null' }),
  fullName: text('full_name').notNull(),
  unitId: unitId(),
  hostId: uuid('host_id').references(() => users.id),
  firm: text('firm'),
  vendorId: uuid('vendor_id').references(() => vendors.id),
  badge: text('badge'),
  note: text('note').notNull().default(''),
  arrivedAt: instant('arrived_at').notNull(),
  arrivedBy: by('arrived_by'),
  leftAt: instant('left_at'),
  leftBy: uuid('left_by').references(() => users.id),
  search: searchColumn(sql`searchable(full_name, firm, badge)`),
  ...bookkeeping(),
})

export const stallPasses = pgTable('stall_passes', {
  id: key(),
  assetId: uuid('asset_id')
    .notNull()
    .references(() => assets.id, { onDelete: 'cascade' }),
  unitId: unitId().notNull(),
  passId: uuid('pass_id').references(() => visitorPasses.id, { onDelete: 'cascade' }),
  plate: text('plate').notNull(),
  day: date('day').notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  endedAt: instant('ended_at'),
  givenBy: by('given_by'),
  ...bookkeeping(),
})

export const doNotAdmit = pgTable('do_not_admit', {
  id: key(),
  fullName: text('full_name').notNull(),
  unitId: unitId(),
  reason: text('reason').notNull(),
  validUntil: date('valid_until'),
  addedBy: by('added_by'),
  endedAt: instant('ended_at'),
  ...bookkeeping(),
})
