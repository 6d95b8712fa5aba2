import { z } from 'zod'
import { Cursor } from '#platform/cursor.ts'
import { endpoint } from '#platform/endpoint.ts'
import { residentsAndHousehold } from '#platform/roles.ts'
import { carriers, directions, packageStatuses, placeKinds } from './choices.ts'
import { PauseInput } from './schemas.ts'

const Instant = z.iso.datetime()

/** A package as its recipient sees it. */
export const OwnPackage = z.object({
  id: z.uuid(),
  direction: z.enum(directions),
  status: z.enum(packageStatuses),
  carrier: z.enum(carriers),
  /** The end of the tracking number. */
  lastDigits: z.string().nullable(),
  unitNumber: z.string(),
  isPerishable: z.boolean(),
  isOversized: z.boolean(),
  isDamaged: z.boolean(),
  /** Where it is stored; null for a place that the desk no longer has. */
  placeKind: z.enum(placeKinds).nullable(),
  receivedAt: Instant,
  doneAt: Instant.nullable(),
  /** Who collected it. */
  handedTo: z.string().nullable(),
  pausedUntil: z.iso.date().nullable(),
  /** The day from which it may go back to the sender. */
  returnOn: z.iso.date(),
  /** The photo of its label. */
  photoId: z.uuid().nullable(),
  version: z.int(),
})
export type OwnPackage = z.infer<typeof OwnPackage>

export const OwnPackageFilter = z.object({
  state: z.enum(['here', 'done']).default('here'),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: Cursor,
})
export type OwnPackageFilter = z.infer<typeof OwnPackageFilter>

const own = { roles: residentsAndHousehold, householdRight: 'any' } as const

export const ownPackages = {
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/api/tenant/packages',
    summary: 'The packages of the signed-in person and of their home, the newest first',
    query: OwnPackageFilter,
    reply: z.array(OwnPackage),
  }),
  codes: endpoint({
    ...own,
    method: 'POST',
    path: '/api/tenant/packages/codes',
    summary: 'The pick-up codes of the packages that wait',
    hasSecret: true,
    reply: z.array(z.object({ unitNumber: z.string(), isForHome: z.boolean(), code: z.string() })),
  }),
  pause: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/tenant/packages/:id/pause',
    summary: 'Let a package wait at the desk until a day, without reminders or a return',
    body: PauseInput,
    errors: [409],
    reply: OwnPackage,
  }),
}

export const packagePhotos = {
  show: endpoint({
    method: 'GET',
    path: '/api/package-photos/:id',
    roles: ['tenant', 'household', 'concierge', 'staff', 'admin'],
    householdRight: 'any',
    summary: 'A photo of a package: any for the desk, that of the label for its recipient',
    query: z.object({ size: z.enum(['full', 'thumbnail']).default('full') }),
    etag: true,
    contentType: 'image/jpeg',
    reply: z.never(),
  }),
}
