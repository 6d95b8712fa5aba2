import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { bookkeeping, createdAt, instant, key } from '#platform/server/database/columns.ts'
import { searchColumn } from '#platform/server/sql/search.ts'
import { files } from '#platform/server/files/files-table.ts'
import { units } from '#units/server/table.ts'
import { carriers, collectorKinds, directions, packageStatuses, photoKinds, placeKinds, proofs } from '../choices.ts'

/** Where the desk stores packages, in the order of its shelves. */
export const packagePlaces = pgTable('package_places', {
  name: text('name').primaryKey(),
  kind: text('kind', { enum: placeKinds }).notNull(),
  position: integer('position').notNull(),
})

/** One row: what the office decided about packages that wait. */
export const packageRules = pgTable('package_rules', {
  id: key(),
  remindAfter: integer('remind_after').array().notNull(),
  remindPerishableAfter: integer('remind_perishable_after').array().notNull(),
  overdueAfter: integer('overdue_after').notNull(),
  returnAfter: integer('return_after').notNull(),
  returnPerishableAfter: integer('return_perishable_after').notNull(),
  ...bookkeeping(),
})

export const packages = pgTable('packages', {
  id: key(),
  direction: text('direction', { enum: directions }).notNull(),
  status: text('status', { enum: packageStatuses }).notNull().default('waiting'),
  trackingNumber: text('tracking_number'),
  carrier: text('carrier', { enum: carriers }).notNull(),
  unitId: uuid('unit_id')
    .notNull()
    .references(() => units.id),
  /** Null for the whole home. */
  recipientId: uuid('recipient_id').references(() => users.id),
  place: text('place').notNull(),
  isPerishable: boolean('is_perishable').notNull().default(false),
  isOversized: boolean('is_oversized').notNull().default(false),
  isDamaged: boolean('is_damaged').notNull().default(false),
  /** The same for each attempt to take in the package. */
  intakeKey: text('intake_key'),
  note: text('note').notNull().default(''),
  receivedAt: instant('received_at').notNull(),
  receivedBy: uuid('received_by')
    .notNull()
    .references(() => users.id),
  notifiedAt: instant('notified_at'),
  reminders: integer('reminders').notNull().default(0),
  remindedAt: instant('reminded_at'),
  /** What the recipient chose; a vacation notice can extend it. */
  pausedUntil: date('paused_until'),
  reason: text('reason'),
  /** When it left the desk. */
  doneAt: instant('done_at'),
  doneBy: uuid('done_by').references(() => users.id),
  handedTo: text('handed_to'),
  handedToKind: text('handed_to_kind', { enum: collectorKinds }),
  proof: text('proof', { enum: proofs }),
  /** The signature or photo of the hand-over, which several packages can share. */
  proofPhotoId: uuid('proof_photo_id').references((): AnyPgColumn => packagePhotos.id, { onDelete: 'set null' }),
  search: searchColumn(sql`searchable(tracking_number, place, note)`),
  ...bookkeeping(),
})

/** The code with which a recipient collects what waits; it ends with the last package. */
export const packageCodes = pgTable('package_codes', {
  id: key(),
  unitId: uuid('unit_id')
    .notNull()
    .references(() => units.id),
  recipientId: uuid('recipient_id').references(() => users.id),
  codeSealed: text('code_sealed'),
  codeHash: text('code_hash').notNull(),
  createdAt: createdAt(),
  endedAt: instant('ended_at'),
})

export const packagePhotos = pgTable('package_photos', {
  id: key(),
  /** Null until the package is saved. */
  packageId: uuid('package_id').references(() => packages.id),
  kind: text('kind', { enum: photoKinds }).notNull(),
  fileId: uuid('file_id')
    .notNull()
    .references(() => files.id),
  thumbnailId: uuid('thumbnail_id')
    .notNull()
    .references(() => files.id),
  addedBy: uuid('added_by').references(() => users.id),
  createdAt: createdAt(),
})
