import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { assets } from '#assets/server/table.ts'
import { deskPhotos } from '#front-desk/server/table.ts'
import { vendors } from '#maintenance/vendors/server/table.ts'
import { bookkeeping, instant, key } from '#platform/server/database/columns.ts'
import { units } from '#units/server/table.ts'
import { borrowerKinds, loanProofs } from '../choices.ts'

const assetId = () =>
  uuid('asset_id')
    .notNull()
    .references(() => assets.id)

/** Who has borrowed a key, or had borrowed it until `inAt`. */
export const keyLoans = pgTable('key_loans', {
  id: key(),
  assetId: assetId(),
  borrowerKind: text('borrower_kind', { enum: borrowerKinds }).notNull(),
  borrowerName: text('borrower_name').notNull(),
  /** The account of the borrower, or of the resident for whom an authorised person acts. */
  userId: uuid('user_id').references(() => users.id),
  vendorId: uuid('vendor_id').references(() => vendors.id),
  unitId: uuid('unit_id').references(() => units.id),
  purpose: text('purpose').notNull().default(''),
  proof: text('proof', { enum: loanProofs }).notNull(),
  photoId: uuid('photo_id').references(() => deskPhotos.id, { onDelete: 'set null' }),
  outAt: instant('out_at').notNull(),
  outBy: uuid('out_by')
    .notNull()
    .references(() => users.id),
  dueAt: instant('due_at').notNull(),
  /** When the borrower and the desk were notified that it is overdue. */
  alertedAt: instant('alerted_at'),
  inAt: instant('in_at'),
  inBy: uuid('in_by').references(() => users.id),
  returnNote: text('return_note').notNull().default(''),
  /** Entered by mistake, and undone. */
  isWithdrawn: boolean('is_withdrawn').notNull().default(false),
  ...bookkeeping(),
})

/** The seals of emergency keys; a key is sealed while `brokenAt` is null. */
export const keySeals = pgTable('key_seals', {
  id: key(),
  assetId: assetId(),
  sealNumber: text('seal_number').notNull(),
  sealedAt: instant('sealed_at').notNull(),
  sealedBy: uuid('sealed_by')
    .notNull()
    .references(() => users.id),
  brokenAt: instant('broken_at'),
  brokenBy: uuid('broken_by').references(() => users.id),
  /** Why it was broken. */
  reason: text('note'),
})
