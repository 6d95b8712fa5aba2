import { pgTable, text } from 'drizzle-orm/pg-core'
import { bookkeeping, instant, key } from '#platform/server/database/columns.ts'

export const reportPlaces = pgTable('report_places', {
  id: key(),
  placeKind: text('place_kind', { enum: ['common_area', 'elevator', 'stall'] }).notNull(),
  placeName: text('place_name').notNull(),
  /** The random part of the address on the sign. */
  code: text('code').notNull(),
  archivedAt: instant('archived_at'),
  ...bookkeeping(),
})
