import { boolean, date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { bookkeeping, createdAt, instant, key } from '#platform/server/database/columns.ts'
import { files } from '#platform/server/files/files-table.ts'
import { units } from '#units/server/table.ts'
import { deskPhotoKinds } from '../choices.ts'

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

/** Recipients whose packages are not given to people whom others in the home authorised. */
export const collectionObjections = pgTable('collection_objections', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  createdAt: instant('created_at').notNull(),
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

/** A signature or photo that a record of the desk refers to; deleted after a day while `usedAt` is null. */
export const deskPhotos = pgTable('desk_photos', {
  id: key(),
  kind: text('kind', { enum: deskPhotoKinds }).notNull(),
  fileId: uuid('file_id')
    .notNull()
    .references(() => files.id),
  thumbnailId: uuid('thumbnail_id')
    .notNull()
    .references(() => files.id),
  addedBy: uuid('added_by').references(() => users.id),
  createdAt: createdAt(),
  usedAt: instant('used_at'),
})
