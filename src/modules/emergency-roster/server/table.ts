import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { incidents } from '#incidents/server/table.ts'
import { bookkeeping, instant, key } from '#platform/server/database/columns.ts'
import { units } from '#units/server/table.ts'
import { helpKinds, viewWays } from '../choices.ts'

/** What a person entered with consent; deleted when they withdraw it. In force only while the account lives in the unit. */
export const emergencyNeeds = pgTable('emergency_needs', {
  id: key(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id),
  unitId: uuid('unit_id')
    .notNull()
    .references(() => units.id),
  fullName: text('full_name').notNull(),
  needs: text('needs', { enum: helpKinds }).array().notNull().default([]),
  note: text('note').notNull().default(''),
  pets: text('pets').notNull().default(''),
  consentedAt: instant('consented_at').notNull(),
  /** Of the text that was agreed to. */
  consentVersion: integer('consent_version').notNull().default(1),
  enteredBy: uuid('entered_by').references(() => users.id),
  consentNote: text('consent_note').notNull().default(''),
  ...bookkeeping(),
})

/** The key pair of the passphrase: one row, or none before the office sets one. */
export const emergencyLocks = pgTable('emergency_locks', {
  id: key(),
  salt: text('salt').notNull(),
  iterations: integer('iterations').notNull(),
  publicKey: text('public_key').notNull(),
  wrapIv: text('wrap_iv').notNull(),
  wrappedKey: text('wrapped_key').notNull(),
  setAt: instant('set_at').notNull(),
  setBy: uuid('set_by')
    .notNull()
    .references(() => users.id),
})

/** The devices that have a copy. */
export const emergencyDevices = pgTable('emergency_devices', {
  id: key(),
  name: text('name').notNull(),
  addedAt: instant('added_at').notNull(),
  addedBy: uuid('added_by')
    .notNull()
    .references(() => users.id),
  refreshedAt: instant('refreshed_at').notNull(),
  removedAt: instant('removed_at'),
  removedBy: uuid('removed_by').references(() => users.id),
})

/** Each view of the roster; the database rejects every change of one. */
export const emergencyViews = pgTable('emergency_views', {
  id: key(),
  /** Null when none was running. */
  incidentId: uuid('incident_id').references(() => incidents.id, { onDelete: 'set null' }),
  isDrill: boolean('is_drill').notNull().default(false),
  way: text('way', { enum: viewWays }).notNull(),
  viewedAt: instant('viewed_at').notNull(),
  viewedBy: uuid('viewed_by')
    .notNull()
    .references(() => users.id),
  deviceId: uuid('device_id').references(() => emergencyDevices.id),
  /** When a view without a connection reached the server. */
  receivedAt: instant('received_at'),
})
