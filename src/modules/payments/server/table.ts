import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { cents, createdAt, key } from '#platform/server/database/columns.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import { entryKinds } from '../contract.ts'
import { paymentMethods } from '../choices.ts'

export const paymentEntries = pgTable('payment_entries', {
  id: key(),
  residentId: uuid('resident_id')
    .notNull()
    .references(() => residents.id),
  unitId: uuid('unit_id').references(() => units.id),
  kind: text('kind', { enum: entryKinds }).notNull(),
  /** The description: Rent, Parking, Key replacement … */
  type: text('type').notNull(),
  /** The due day of a charge, or the day a payment was received. */
  date: date('date').notNull(),
  /** Always positive; the kind determines the sign. */
  amountCents: cents('amount_cents').notNull(),
  method: text('method', { enum: paymentMethods }),
  memo: text('memo').notNull().default(''),
  reverses: uuid('reverses').references((): AnyPgColumn => paymentEntries.id),
  enteredBy: uuid('entered_by')
    .notNull()
    .references(() => users.id),
  createdAt: createdAt(),
})
