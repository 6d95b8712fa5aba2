import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { bookkeeping, cents, createdAt, instant, key } from '#platform/server/database/columns.ts'
import { files } from '#platform/server/files/files-table.ts'
import { searchColumn } from '#platform/server/sql/search.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import {
  categories,
  confirmations,
  entryPermissions,
  messageTargets,
  waitingOnReasonCodes,
  waitingOnValues,
  placeKinds,
  priorities,
  slaClocks,
  statuses,
} from '../choices.ts'
import type { EntryWindow } from '../schemas.ts'
import type { Pause } from '../../sla/rules.ts'
import { vendors } from '../../vendors/server/table.ts'

/** The counter of request numbers: `nextNumber(db, requestCounter)`. */
export const requestCounter = 'maintenance_requests'

export const requests = pgTable('maintenance_requests', {
  id: key(),
  number: integer('number').notNull(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  priority: text('priority', { enum: priorities }).notNull().default('normal'),
  status: text('status', { enum: statuses }).notNull().default('pending'),
  category: text('category', { enum: categories }).notNull().default('general'),
  placeKind: text('place_kind', { enum: placeKinds }).notNull(),
  /** Set for the place kind `unit` only; the others have a name. */
  unitId: uuid('unit_id').references(() => units.id),
  placeName: text('place_name'),
  residentId: uuid('resident_id').references(() => residents.id),
  /** Null for a visitor who scanned the code of a place and was not signed in. */
  reportedBy: uuid('reported_by').references(() => users.id),
  /** How that visitor can be reached; deleted some time after the work. */
  visitorContact: text('visitor_contact'),
  assignedTo: uuid('assigned_to').references(() => users.id),
  vendorId: uuid('vendor_id').references(() => vendors.id),
  estimatedCostCents: cents('estimated_cost_cents'),
  costCents: cents('cost_cents'),
  scheduledDate: instant('scheduled_date'),
  dueAt: instant('due_at'),
  slaClock: text('sla_clock', { enum: slaClocks }),
  dueSoonAt: instant('due_soon_at'),
  waitingOn: text('waiting_on', { enum: waitingOnValues }).notNull().default('office'),
  /** The text that a person wrote, or the code that the program set; never both. */
  waitingOnReason: text('waiting_on_reason'),
  waitingOnReasonCode: text('waiting_on_reason_code', { enum: waitingOnReasonCodes }),
  waitingOnSince: instant('waiting_on_since').notNull().defaultNow(),
  pausedAt: instant('paused_at'),
  pausedUntil: instant('paused_until'),
  pausedMinutes: integer('paused_minutes').notNull().default(0),
  /** Finished pauses. */
  pauses: jsonb('pauses').$type<Pause[]>().notNull().default([]),
  entryPermission: text('entry_permission', { enum: entryPermissions }),
  entryWindows: jsonb('entry_windows').$type<EntryWindow[]>().notNull().default([]),
  petsNote: text('pets_note'),
  completedAt: instant('completed_at'),
  confirmedAt: instant('confirmed_at'),
  confirmedHow: text('confirmed_how', { enum: confirmations }),
  search: searchColumn(sql`searchable(number::text, title, description, place_name)`),
  ...bookkeeping(),
})

export const requestNotes = pgTable('maintenance_notes', {
  id: key(),
  requestId: uuid('request_id')
    .notNull()
    .references(() => requests.id),
  createdBy: uuid('created_by')
    .notNull()
    .references(() => users.id),
  note: text('note').notNull(),
  visibleToResident: boolean('visible_to_resident').notNull().default(false),
  isStatusUpdate: boolean('is_status_update').notNull().default(false),
  previousStatus: text('previous_status', { enum: statuses }),
  newStatus: text('new_status', { enum: statuses }),
  createdAt: createdAt(),
})

export const requestMessages = pgTable('request_messages', {
  id: key(),
  requestId: uuid('request_id')
    .notNull()
    .references(() => requests.id),
  authorId: uuid('author_id')
    .notNull()
    .references(() => users.id),
  body: text('body').notNull(),
  sentTo: text('sent_to', { enum: messageTargets }).notNull(),
  /** It came by e-mail; the whole text is stored where a quotation or a signature was cut off. */
  byEmail: boolean('by_email').notNull().default(false),
  fullText: text('full_text'),
  createdAt: createdAt(),
})

export const requestPhotos = pgTable('request_photos', {
  id: key(),
  /** Null while its request is being written. */
  requestId: uuid('request_id').references(() => requests.id),
  fileId: uuid('file_id')
    .notNull()
    .references(() => files.id),
  thumbnailId: uuid('thumbnail_id')
    .notNull()
    .references(() => files.id),
  /** Null for a visitor. */
  addedBy: uuid('added_by').references(() => users.id),
  position: integer('position').notNull().default(0),
  caption: text('caption').notNull().default(''),
  createdAt: createdAt(),
})
