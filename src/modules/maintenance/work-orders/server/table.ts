import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { bookkeeping, cents, createdAt, instant, key } from '#platform/server/database/columns.ts'
import { files } from '#platform/server/files/files-table.ts'
import { requestPhotos, requests } from '../../requests/server/table.ts'
import { vendors } from '../../vendors/server/table.ts'
import { orderFileKinds, orderStatuses, parties } from '../choices.ts'
import type { VisitWindow } from '../schemas.ts'

/** The counter of order numbers: `nextNumber(db, orderCounter)`. */
export const orderCounter = 'work_orders'

export const workOrders = pgTable('work_orders', {
  id: key(),
  number: integer('number').notNull(),
  requestId: uuid('request_id')
    .notNull()
    .references(() => requests.id),
  vendorId: uuid('vendor_id')
    .notNull()
    .references(() => vendors.id),
  sentBy: uuid('sent_by')
    .notNull()
    .references(() => users.id),
  status: text('status', { enum: orderStatuses }).notNull().default('sent'),
  scope: text('scope').notNull(),
  offered: jsonb('offered').$type<VisitWindow[]>().notNull().default([]),
  visitFrom: instant('visit_from'),
  visitTo: instant('visit_to'),
  visitBy: text('visit_by', { enum: parties }),
  visitNote: text('visit_note'),
  visitConfirmedAt: instant('visit_confirmed_at'),
  estimateCents: cents('estimate_cents'),
  approvedCents: cents('approved_cents'),
  approvedBy: uuid('approved_by').references(() => users.id),
  invoiceCents: cents('invoice_cents'),
  invoiceNumber: text('invoice_number'),
  vendorNote: text('vendor_note'),
  officeNote: text('office_note'),
  answeredAt: instant('answered_at'),
  finishedAt: instant('finished_at'),
  endedAt: instant('ended_at'),
  ...bookkeeping(),
})

export const orderFiles = pgTable('work_order_files', {
  id: key(),
  workOrderId: uuid('work_order_id')
    .notNull()
    .references(() => workOrders.id),
  kind: text('kind', { enum: orderFileKinds }).notNull(),
  fileId: uuid('file_id')
    .notNull()
    .references(() => files.id),
  /** Photos only. */
  thumbnailId: uuid('thumbnail_id').references(() => files.id),
  createdAt: createdAt(),
})

export const orderPhotos = pgTable(
  'work_order_photos',
  {
    workOrderId: uuid('work_order_id')
      .notNull()
      .references(() => workOrders.id),
    photoId: uuid('photo_id')
      .notNull()
      .references(() => requestPhotos.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.workOrderId, table.photoId] })],
)

export const orderLinks = pgTable('work_order_links', {
  id: key(),
  workOrderId: uuid('work_order_id')
    .notNull()
    .references(() => workOrders.id),
  tokenHash: text('token_hash').notNull(),
  sentTo: text('sent_to').notNull(),
  createdAt: createdAt(),
  endedAt: instant('ended_at'),
})

/** One row. */
export const workOrderSettings = pgTable('work_order_settings', {
  id: boolean('id').primaryKey().default(true),
  approvalLimitCents: cents('approval_limit_cents'),
  ...bookkeeping(),
})
