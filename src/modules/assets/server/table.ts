import { sql } from 'drizzle-orm'
import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bookkeeping, instant, key } from '#platform/server/database/columns.ts'
import { searchColumn } from '#platform/server/sql/search.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import { assetCategories, assetKinds, assetStatuses, endReasons, waitingKinds } from '../rules.ts'

/** Parking stalls, storage lockers, keys and fobs. */
export const assets = pgTable('assets', {
  id: key(),
  kind: text('kind', { enum: assetKinds }).notNull(),
  category: text('category', { enum: assetCategories })
    .notNull()
    .generatedAlwaysAs(sql`case when kind like '%stall' then 'stall' else kind end`),
  number: text('number').notNull(),
  numberKey: text('number_key')
    .notNull()
    .generatedAlwaysAs(sql`upper(regexp_replace(btrim(number), '\s+', ' ', 'g'))`),
  place: text('place').notNull().default(''),
  unitId: uuid('unit_id').references(() => units.id, { onDelete: 'set null' }),
  status: text('status', { enum: assetStatuses }).notNull().default('in_service'),
  note: text('note').notNull().default(''),
  /** Added because a record names it, and not changed by the office since. */
  isDerived: boolean('is_derived').notNull().default(false),
  /** Added by a draft of the building. */
  isFromDraft: boolean('is_from_draft').notNull().default(false),
  search: searchColumn(sql`searchable(number, place, note)`),
  ...bookkeeping(),
})

const assetId = () =>
  uuid('asset_id')
    .notNull()
    .references(() => assets.id, { onDelete: 'cascade' })
const residentId = () =>
  uuid('resident_id')
    .notNull()
    .references(() => residents.id, { onDelete: 'cascade' })

/**
 * Who has had an asset, has it now (while `endedAt` is null), or claims it (while `startedAt` is null). The database writes
 * the rows of stalls and lockers when the record of a resident changes (migrations/0020-assets.sql).
 */
export const assetHolders = pgTable('asset_holders', {
  id: key(),
  assetId: assetId(),
  residentId: residentId(),
  claimedAt: instant('claimed_at').notNull(),
  startedAt: instant('started_at'),
  endedAt: instant('ended_at'),
  endReason: text('end_reason', { enum: endReasons }),
})

/** Units that name an asset of another unit in their records. Written by the database, like the claims of residents. */
export const assetUnitClaims = pgTable(
  'asset_unit_claims',
  {
    assetId: assetId(),
    unitId: uuid('unit_id')
      .notNull()
      .references(() => units.id, { onDelete: 'cascade' }),
    claimedAt: instant('claimed_at').notNull(),
  },
  (claim) => [primaryKey({ columns: [claim.assetId, claim.unitId] })],
)

/** Residents who wait for a stall or locker, first come, first served. */
export const assetWaitingList = pgTable('asset_waiting_list', {
  id: key(),
  residentId: residentId(),
  kind: text('kind', { enum: waitingKinds }).notNull(),
  note: text('note').notNull().default(''),
  joinedAt: instant('joined_at').notNull(),
  endedAt: instant('ended_at'),
  assetId: uuid('asset_id').references(() => assets.id, { onDelete: 'set null' }),
})

export type AssetRow = typeof assets.$inferSelect
