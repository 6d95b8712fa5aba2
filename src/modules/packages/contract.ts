import { z } from 'zod'
import { Cursor } from '#platform/cursor.ts'
import { endpoint } from '#platform/endpoint.ts'
import { frontDesk, office } from '#platform/roles.ts'
import { UndoableQuery } from '#undo/operation.ts'
import { attentions, carriers, collectorKinds, directions, packageStatuses, placeKinds, proofs } from './choices.ts'
import {
  CodeInput,
  HandOver,
  NewPackage,
  PackageChanges,
  PackageRulesInput,
  PhotoQuery,
  PlacesInput,
} from './schemas.ts'

const Instant = z.iso.datetime()

/** A package as the front desk sees it. It never has its pick-up code. */
export const Package = z.object({
  id: z.uuid(),
  direction: z.enum(directions),
  status: z.enum(packageStatuses),
  trackingNumber: z.string().nullable(),
  carrier: z.enum(carriers),
  unit: z.object({ id: z.uuid(), unitNumber: z.string() }),
  /** Null for the whole home. */
  recipientId: z.uuid().nullable(),
  /** The recipient, or those who live in the home. */
  recipient: z.string(),
  /** The recipient does not live in the unit any more. */
  hasMovedOut: z.boolean(),
  place: z.string(),
  isPerishable: z.boolean(),
  isOversized: z.boolean(),
  isDamaged: z.boolean(),
  note: z.string(),
  receivedAt: Instant,
  receivedBy: z.string(),
  notifiedAt: Instant.nullable(),
  reminders: z.int(),
  /** Until the end of a vacation, or as the recipient chose. */
  pausedUntil: z.iso.date().nullable(),
  /** The day from which it may go back to the sender. */
  returnOn: z.iso.date(),
  attention: z.enum(attentions).nullable(),
  reason: z.string().nullable(),
  doneAt: Instant.nullable(),
  doneBy: z.string().nullable(),
  handedTo: z.string().nullable(),
  handedToKind: z.enum(collectorKinds).nullable(),
  proof: z.enum(proofs).nullable(),
  /** The photos of its label, and of the hand-over. */
  photos: z.array(z.uuid()),
  version: z.int(),
})
export type Package = z.infer<typeof Package>

export const PackageFilter = z.object({
  state: z.enum(['here', 'done', 'all']).default('here'),
  direction: z.enum(directions).optional(),
  place: z.string().max(20).optional(),
  unitId: z.uuid().optional(),
  /** Words of the tracking number, the place, the note, the recipient or the unit. */
  search: z.string().trim().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: Cursor,
})
export type PackageFilter = z.infer<typeof PackageFilter>

export const PackagePlace = z.object({
  name: z.string(),
  kind: z.enum(placeKinds),
  /** Packages there now, and those of them that the desk should look at. */
  here: z.int(),
  attention: z.int(),
})
export type PackagePlace = z.infer<typeof PackagePlace>

/** The first screen of the desk. */
export const PackageSummary = z.object({
  waiting: z.int(),
  outgoing: z.int(),
  places: z.array(PackagePlace),
  counts: z.object({
    return_due: z.int(),
    declined: z.int(),
    perishable: z.int(),
    damaged: z.int(),
    overdue: z.int(),
  }),
  /** The packages that the desk should look at first. */
  attention: z.array(Package),
  today: z.object({ received: z.int(), handedOver: z.int() }),
})
export type PackageSummary = z.infer<typeof PackageSummary>

/** What a month brought; the month is `2026-03`. */
export const PackageMonth = z.object({
  month: z.string(),
  received: z.int(),
  handedOver: z.int(),
  declined: z.int(),
  returned: z.int(),
  sent: z.int(),
  /** Between the arrival and the hand-over; null without any. */
  medianHours: z.number().nullable(),
})
export type PackageMonth = z.infer<typeof PackageMonth>

/** When recipients are reminded, and when packages go back: days after the arrival. */
export const PackageRules = z.object({
  remindAfter: z.array(z.int()),
  remindPerishableAfter: z.array(z.int()),
  overdueAfter: z.int(),
  returnAfter: z.int(),
  returnPerishableAfter: z.int(),
  version: z.int(),
})
export type PackageRules = z.infer<typeof PackageRules>

const path = '/api/desk/packages'

export const packages = {
  list: endpoint({
    method: 'GET',
    path,
    roles: frontDesk,
    summary: 'Packages at the front desk, the newest first',
    query: PackageFilter,
    reply: z.array(Package),
  }),
  summary: endpoint({
    method: 'GET',
    path: `${path}/summary`,
    roles: frontDesk,
    summary: 'Packages by place, and those that the desk should look at',
    background: true,
    reply: PackageSummary,
  }),
  months: endpoint({
    method: 'GET',
    path: `${path}/months`,
    roles: frontDesk,
    summary: 'Packages of the last thirteen months, the newest month first',
    reply: z.array(PackageMonth),
  }),
  find: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    roles: frontDesk,
    summary: 'One package',
    reply: Package,
  }),
  add: endpoint({
    method: 'POST',
    path,
    roles: frontDesk,
    summary: 'Take in a package; its recipient is notified two minutes later',
    query: UndoableQuery,
    body: NewPackage,
    status: 201,
    errors: [404, 409],
    reply: Package,
  }),
  change: endpoint({
    method: 'PATCH',
    path: `${path}/:id`,
    roles: frontDesk,
    summary: 'Correct a package that is here, or record that it was declined, returned or given to the carrier',
    query: UndoableQuery,
    body: PackageChanges,
    ifMatch: true,
    errors: [409],
    reply: Package,
  }),
  handOver: endpoint({
    method: 'POST',
    path: `${path}/hand-over`,
    roles: frontDesk,
    summary: 'Hand packages over, with a code, a name, a signature or a photo',
    query: UndoableQuery,
    body: HandOver,
    errors: [404, 409, 429],
    reply: z.array(Package),
  }),
  byCode: endpoint({
    method: 'POST',
    path: `${path}/by-code`,
    roles: frontDesk,
    summary: 'The packages of a pick-up code; limited after wrong codes',
    body: CodeInput,
    errors: [404, 429],
    reply: z.array(Package),
  }),
  places: endpoint({
    method: 'GET',
    path: '/api/desk/package-places',
    roles: frontDesk,
    summary: 'The shelves and lockers of the desk',
    reply: z.array(PackagePlace),
  }),
  setPlaces: endpoint({
    method: 'PUT',
    path: '/api/desk/package-places',
    roles: office,
    summary: 'Change the shelves and lockers of the desk',
    body: PlacesInput,
    reply: z.array(PackagePlace),
  }),
  rules: endpoint({
    method: 'GET',
    path: '/api/desk/package-rules',
    roles: frontDesk,
    summary: 'When recipients are reminded of packages, and when they go back',
    reply: PackageRules,
  }),
  setRules: endpoint({
    method: 'PUT',
    path: '/api/desk/package-rules',
    roles: office,
    summary: 'Change when recipients are reminded of packages, and when they go back',
    query: UndoableQuery,
    body: PackageRulesInput,
    ifMatch: true,
    reply: PackageRules,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/desk/package-photos',
    roles: frontDesk,
    summary: 'Upload a photo of a package, or a signature; it is deleted after a day without a package',
    query: PhotoQuery,
    bodyType: 'picture',
    status: 201,
    errors: [429],
    reply: z.object({ id: z.uuid(), width: z.int(), height: z.int() }),
  }),
}
