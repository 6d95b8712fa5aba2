import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { UndoableQuery } from '#undo/operation.ts'
import { longestNote } from './choices.ts'
import { ListingKind, NewListing, ListingChanges } from './schemas.ts'

const Person = z.object({ firstName: z.string(), lastName: z.string() })
const Instant = z.iso.datetime()

/** A note of the office on a unit; notes are never changed. */
export const UnitNote = z.object({ id: z.uuid(), note: z.string(), createdAt: Instant, createdBy: Person })
export type UnitNote = z.infer<typeof UnitNote>

export const NewUnitNote = z.object({
  note: z
    .string('Please write a note')
    .trim()
    .min(1, 'Please write a note')
    .max(longestNote, 'A note can have at most 10,000 characters'),
})
export type NewUnitNote = z.infer<typeof NewUnitNote>

/** A unit offered on the public site, until it is withdrawn. */
export const Listing = z.object({
  id: z.uuid(),
  unitId: z.uuid(),
  kind: ListingKind,
  price: z.number(),
  monthlyFee: z.number().nullable(),
  availableFrom: z.iso.date().nullable(),
  headline: z.string().nullable(),
  description: z.string(),
  publishedAt: Instant.nullable(),
  withdrawnAt: Instant.nullable(),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Listing = z.infer<typeof Listing>

/** The endpoints about a unit's own data; the tower module returns units with their residents and requests. */
export const units = {
  notes: endpoint({
    method: 'GET',
    path: '/api/admin/units/:id/notes',
    roles: office,
    summary: 'The notes of a unit, newest first',
    reply: z.array(UnitNote),
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/api/admin/units/:id/notes',
    roles: office,
    summary: 'Add a note to a unit',
    body: NewUnitNote,
    status: 201,
    reply: UnitNote,
  }),
  revealKeypadCode: endpoint({
    method: 'POST',
    path: '/api/admin/units/:id/keypad-code/reveal',
    roles: office,
    summary: 'Reveal the keypad code of a unit; audited, and limited per hour',
    errors: [429],
    hasSecret: true,
    reply: z.object({ keypadCode: z.string() }),
  }),
  listings: endpoint({
    method: 'GET',
    path: '/api/admin/units/:id/listings',
    roles: office,
    summary: 'The current and past listings of a unit, newest first',
    reply: z.array(Listing),
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/admin/units/:id/listings',
    roles: office,
    summary: 'Publish a listing of a unit for sale or lease',
    body: NewListing,
    status: 201,
    reply: Listing,
  }),
  changeListing: endpoint({
    method: 'PATCH',
    path: '/api/admin/listings/:id',
    roles: office,
    summary: 'Change a listing',
    query: UndoableQuery,
    body: ListingChanges,
    ifMatch: true,
    errors: [409],
    reply: Listing,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/admin/listings/:id/withdraw',
    roles: office,
    summary: 'Withdraw a listing from the public site',
    query: UndoableQuery,
    ifMatch: true,
    errors: [409],
    reply: Listing,
  }),
}
