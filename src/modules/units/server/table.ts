import { sql } from 'drizzle-orm'
import { boolean, date, integer, jsonb, numeric, pgTable, pgView, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { titleCaseColumn, yesNoColumn } from '#platform/server/database/api-values.ts'
import { bookkeeping, cents, createdAt, instant, key } from '#platform/server/database/columns.ts'
import { searchColumn } from '#platform/server/sql/search.ts'
import { alarmSystems, hvacTypes, listingKinds, lockTypes, unitCategories, unitStatuses } from '../choices.ts'
import type { OptionLists } from '../option-contract.ts'

const list = (name: string) => text(name).array().notNull().default([])

export const units = pgTable('units', {
  id: key(),
  unitNumber: text('unit_number').notNull(),
  floor: integer('floor').notNull(),
  /** Set by the database from the number: the slot with that number, otherwise its last two digits. */
  slot: integer('slot'),
  /** Only where it differs from the default; `unitStacks` has the stack of every unit. */
  stack: text('stack'),
  category: titleCaseColumn('category', unitCategories).notNull().default('Residential'),
  unitType: text('unit_type'),
  status: titleCaseColumn('status', unitStatuses).notNull().default('Vacant'),
  ownerName: text('owner_name'),
  squareFootage: integer('square_footage'),
  bedrooms: integer('bedrooms'),
  bathrooms: numeric('bathrooms', { precision: 3, scale: 1, mode: 'number' }),
  /** Null while it is unknown, as the other facts. */
  balcony: yesNoColumn('balcony'),
  balconyCount: integer('balcony_count'),
  balconySize: text('balcony_size'),
  alarmSystem: titleCaseColumn('alarm_system', alarmSystems),
  hvacType: titleCaseColumn('hvac_type', hvacTypes),
  lockType: titleCaseColumn('lock_type', lockTypes),
  keypadCodeSealed: text('keypad_code_sealed'),
  /** When a resident with the code left; null once the office has set a new one. */
  keypadCodeOutdatedAt: instant('keypad_code_outdated_at'),
  keyNumbers: list('key_numbers'),
  amenities: list('amenities'),
  applianceList: list('appliance_list'),
  parkingAllocation: list('parking_allocation'),
  parkingSpaces: integer('parking_spaces'),
  storageLockers: list('storage_lockers'),
  storageUnit: text('storage_unit'),
  fireSafetyDevices: list('fire_safety_devices'),
  accessibilityFeatures: list('accessibility_features'),
  utilityMeters: list('utility_meters'),
  internetCableProvider: text('internet_cable_provider'),
  renovationHistory: list('renovation_history'),
  damageHistory: list('damage_history'),
  insurancePolicyId: text('insurance_policy_id'),
  monthlyMaintenanceCents: cents('monthly_maintenance_cents'),
  purchasePriceCents: cents('purchase_price_cents'),
  currentValueCents: cents('current_value_cents'),
  exposure: text('exposure'),
  address: text('address'),
  notes: text('notes'),
  search: searchColumn(sql`searchable(unit_number, unit_type, owner_name, address)`),
  ...bookkeeping(),
})

/** A view of the stack of each unit: its own, otherwise that of its slot. */
export const unitStacks = pgView('unit_stacks', {
  unitId: uuid('unit_id').notNull(),
  stack: text('stack'),
}).existing()

export const unitNotes = pgTable('unit_notes', {
  id: key(),
  unitId: uuid('unit_id')
    .notNull()
    .references(() => units.id),
  note: text('note').notNull(),
  createdBy: uuid('created_by')
    .notNull()
    .references(() => users.id),
  createdAt: createdAt(),
})

export const listings = pgTable('listings', {
  id: key(),
  unitId: uuid('unit_id')
    .notNull()
    .references(() => units.id),
  kind: text('kind', { enum: listingKinds }).notNull(),
  /** The price of a sale, or the monthly rent of a lease. */
  priceCents: cents('price_cents').notNull(),
  monthlyFeeCents: cents('monthly_fee_cents'),
  availableFrom: date('available_from'),
  headline: text('headline'),
  description: text('description').notNull().default(''),
  publishedAt: instant('published_at'),
  withdrawnAt: instant('withdrawn_at'),
  createdBy: uuid('created_by')
    .notNull()
    .references(() => users.id),
  ...bookkeeping(),
})

/** The options for a unit's features, in a single row because a building is a schema; without it the defaults apply. */
export const unitOptions = pgTable('unit_options', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  lists: jsonb('lists').$type<OptionLists>().notNull(),
  ...bookkeeping(),
})
