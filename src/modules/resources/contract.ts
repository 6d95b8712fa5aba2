import { z } from 'zod'
import { Audience } from '#occupancy/audience.ts'
import { endpoint } from '#platform/endpoint.ts'
import { administrators, office } from '#platform/roles.ts'
import { UndoableQuery } from '#undo/operation.ts'
import { ResourceExportFilter } from './resource-filter.ts'
import { ResourceKind, NewResource, ResourceChanges, resourceText } from './schemas.ts'

const Instant = z.iso.datetime()

/** A version of a document. */
export const ResourceVersion = z.object({
  id: z.uuid(),
  number: z.int(),
  name: z.string(),
  mediaType: z.string(),
  size: z.int(),
  note: z.string(),
  addedBy: z.object({ firstName: z.string(), lastName: z.string() }),
  createdAt: Instant,
})
export type ResourceVersion = z.infer<typeof ResourceVersion>

export const Resource = z.object({
  id: z.uuid(),
  kind: ResourceKind,
  folder: z.string(),
  title: z.string(),
  body: z.string(),
  /** An address to open, such as the picture of a camera. */
  url: z.string().nullable(),
  audience: Audience,
  archivedAt: Instant.nullable(),
  /** The newest first; a document without a version is not visible to residents. */
  versions: z.array(ResourceVersion),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
})
export type Resource = z.infer<typeof Resource>

/** The roles that may open a document. */
const readers = ['tenant', 'household', ...office] as const

export const resources = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/resources',
    roles: office,
    summary: 'Texts and documents for residents, by folder; archived ones last',
    reply: z.array(Resource),
  }),
  exportList: endpoint({
    method: 'GET',
    path: '/api/admin/exports/resources',
    roles: administrators,
    summary:
      'The texts and documents that residents see, or the archived ones, as CSV for a spreadsheet; the export is audited',
    query: ResourceExportFilter,
    contentType: 'text/csv',
    reply: z.string(),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/admin/resources/:id',
    roles: office,
    summary: 'One text or document with its versions',
    reply: Resource,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/resources',
    roles: office,
    summary: "Add a text or a document; a document's file is its first version",
    body: NewResource,
    status: 201,
    reply: Resource,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admin/resources/:id',
    roles: office,
    summary: 'Change, archive or restore a text or document',
    query: UndoableQuery,
    body: ResourceChanges,
    ifMatch: true,
    reply: Resource,
  }),
  addVersion: endpoint({
    method: 'POST',
    path: '/api/admin/resources/:id/versions',
    roles: office,
    summary: 'Add a version of a document, which replaces the previous one for residents',
    query: z.object({
      name: resourceText('The name', 200).default(''),
      note: resourceText('The note', 200).default(''),
    }),
    bodyType: 'document',
    status: 201,
    errors: [409, 429],
    reply: Resource,
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/resource-versions/:id',
    roles: readers,
    householdRight: 'resources',
    summary: 'The file of a document: the newest version for its audience, every version for the office',
    etag: true,
    contentType: 'application/pdf',
    reply: z.never(),
  }),
}
