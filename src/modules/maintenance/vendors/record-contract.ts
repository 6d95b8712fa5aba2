import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { dayInput } from '#platform/time/day-input.ts'
import { Instant, Person } from '../requests/request.ts'
import { orderStatuses } from '../work-orders/choices.ts'
import { documentKinds } from './choices.ts'
import { vendorWords as words } from './messages/en.ts'

/** A paper of a vendor. */
export const VendorDocument = z.object({
  id: z.uuid(),
  kind: z.enum(documentKinds),
  title: z.string(),
  validUntil: z.iso.date().nullable(),
  name: z.string(),
  size: z.int(),
  addedBy: Person,
  createdAt: Instant,
})
export type VendorDocument = z.infer<typeof VendorDocument>

/** A vendor's papers, orders, and how often they were on time. */
export const VendorHistory = z.object({
  /** The newest first. */
  documents: z.array(VendorDocument),
  /** Open ones first, then the newest; at most 100. */
  orders: z.array(
    z.object({
      id: z.uuid(),
      number: z.int(),
      status: z.enum(orderStatuses),
      request: z.object({ id: z.uuid(), number: z.int(), title: z.string() }),
      visitFrom: Instant.nullable(),
      createdAt: Instant,
    }),
  ),
  /** Orders with an agreed visit that were finished, and those of them by the end of the agreed day. */
  finished: z.int(),
  onTime: z.int(),
})
export type VendorHistory = z.infer<typeof VendorHistory>

export const vendorRecord = {
  history: endpoint({
    method: 'GET',
    path: '/api/admin/vendors/:id/history',
    roles: office,
    summary: "A vendor's papers, work orders, and how often they were on time",
    reply: VendorHistory,
  }),
  addDocument: endpoint({
    method: 'POST',
    path: '/api/admin/vendors/:id/documents',
    roles: office,
    summary: "Add a paper of a vendor; a newer insurance sets the vendor's last insured day",
    query: z.object({
      kind: z.enum(documentKinds, words.documents.badKind).default('other'),
      /** The name of the file without one. */
      title: z.string().trim().max(200, words.tooLong(words.documents.title, 200)).default(''),
      validUntil: dayInput(words.badDay).optional(),
      /** The name of the file. */
      name: z.string().max(200, words.tooLong('The name', 200)).default(''),
    }),
    bodyType: 'document',
    status: 201,
    errors: [404, 429],
    reply: VendorDocument,
  }),
  removeDocument: endpoint({
    method: 'DELETE',
    path: '/api/admin/vendor-documents/:id',
    roles: office,
    summary: 'Remove a paper of a vendor, with its file',
    reply: z.object({ message: z.string() }),
  }),
  openDocument: endpoint({
    method: 'GET',
    path: '/api/admin/vendor-documents/:id',
    roles: office,
    summary: 'The file of a paper of a vendor',
    etag: true,
    contentType: 'application/pdf',
    reply: z.never(),
  }),
}
