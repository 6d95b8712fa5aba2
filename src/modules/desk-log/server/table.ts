import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { announcements } from '#announcements/server/table.ts'
import { deskPhotos } from '#front-desk/server/table.ts'
import { reportPlaces } from '#maintenance/places/server/table.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { bookkeeping, createdAt, instant, key } from '#platform/server/database/columns.ts'
import { units } from '#units/server/table.ts'
import { entryKinds } from '../choices.ts'

/** One shift at a time; it is under way while `endedAt` is null. */
export const deskShifts = pgTable('desk_shifts', {
  id: key(),
  beganAt: instant('began_at').notNull(),
  beganBy: uuid('began_by')
    .notNull()
    .references(() => users.id),
  /** When what the shifts before left open was confirmed as read, and how many points that were. */
  readAt: instant('read_at'),
  readPoints: integer('read_points'),
  endedAt: instant('ended_at'),
  endedBy: uuid('ended_by').references(() => users.id),
  note: text('note').notNull().default(''),
  ...bookkeeping(),
})

/** The database rejects every change of an entry. */
export const deskLogEntries = pgTable('desk_log_entries', {
  id: key(),
  shiftId: uuid('shift_id')
    .notNull()
    .references(() => deskShifts.id),
  kind: text('kind', { enum: entryKinds }).notNull(),
  body: text('body').notNull(),
  placeName: text('place_name').notNull().default(''),
  unitId: uuid('unit_id').references(() => units.id),
  photoId: uuid('photo_id').references(() => deskPhotos.id),
  receivedAt: instant('received_at'),
  sentBy: uuid('sent_by').references(() => users.id),
  entryKey: text('entry_key'),
  correctsId: uuid('corrects_id').references((): AnyPgColumn => deskLogEntries.id),
  createdAt: createdAt(),
  createdBy: uuid('created_by')
    .notNull()
    .references(() => users.id),
})

/** What has to be done about an entry, and what the entry became. */
export const deskFollowUps = pgTable('desk_follow_ups', {
  id: key(),
  entryId: uuid('entry_id')
    .notNull()
    .references(() => deskLogEntries.id),
  doneAt: instant('done_at'),
  doneBy: uuid('done_by').references(() => users.id),
  note: text('note').notNull().default(''),
  requestId: uuid('request_id').references(() => requests.id, { onDelete: 'set null' }),
  announcementId: uuid('announcement_id').references(() => announcements.id, { onDelete: 'set null' }),
  ...bookkeeping(),
})

export const deskRounds = pgTable('desk_rounds', {
  id: key(),
  shiftId: uuid('shift_id')
    .notNull()
    .references(() => deskShifts.id),
  beganAt: instant('began_at').notNull(),
  beganBy: uuid('began_by')
    .notNull()
    .references(() => users.id),
  endedAt: instant('ended_at'),
  /** How many points there were at the end. */
  points: integer('points'),
})

export const deskRoundScans = pgTable(
  'desk_round_scans',
  {
    roundId: uuid('round_id')
      .notNull()
      .references(() => deskRounds.id, { onDelete: 'cascade' }),
    placeId: uuid('place_id').references(() => reportPlaces.id),
    placeName: text('place_name').notNull(),
    scannedAt: instant('scanned_at').notNull(),
    scannedBy: uuid('scanned_by')
      .notNull()
      .references(() => users.id),
  },
  (scan) => [primaryKey({ columns: [scan.roundId, scan.placeName] })],
)
