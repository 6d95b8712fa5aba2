import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bookkeeping, key } from '#platform/server/database/columns.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import { ownerKinds } from '../contract.ts'

/** Present and former owners of units; present while `until` is null. */
export const unitOwners = pgTable('unit_owners', {
  id: key(),
  unitId: uuid('unit_id')
    .notNull()
    .references(() => units.id),
  /** A person with a record; name, e-mail and phone are then those of the record. */
  residentId: uuid('resident_id').references(() => residents.id),
  kind: text('kind', { enum: ownerKinds }).notNull().default('person'),
  name: text('name'),
  contactName: text('contact_name'),
  email: text('email'),
  phone: text('phone'),
  address: text('address'),
  shareBasisPoints: integer('share_basis_points'),
  since: date('since'),
  until: date('until'),
  getsAnnouncements: boolean('gets_announcements').notNull().default(false),
  position: integer('position').notNull().default(0),
  ...bookkeeping(),
})
