import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { PhotoIds } from './request-input.ts'
import { Instant, Person } from './request.ts'

/** Whoever may see a request: its resident and the office. */
const readers = ['tenant', 'staff', 'admin'] as const

export const KeptPhoto = z.object({ id: z.uuid(), width: z.int(), height: z.int() })
export type KeptPhoto = z.infer<typeof KeptPhoto>

/** A photo of a request, as listed. */
export const RequestPhoto = KeptPhoto.extend({
  addedBy: Person,
  createdAt: Instant,
  /** Whether the reader may take it away again. */
  removable: z.boolean(),
})
export type RequestPhoto = z.infer<typeof RequestPhoto>

export const requestPhotos = {
  keep: endpoint({
    method: 'POST',
    path: '/api/maintenance-photos',
    for: readers,
    summary: 'Keep a photo for a request that is about to be sent; one that joins none is gone after a day',
    takes: 'picture',
    status: 201,
    mayRefuse: [429],
    reply: KeptPhoto,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/maintenance-photos/:id',
    for: readers,
    summary: 'A photo, to whoever may see its request',
    query: z.object({ size: z.enum(['full', 'thumbnail'], 'size is full or thumbnail').default('full') }),
    kept: true,
    type: 'image/jpeg',
    reply: z.never(),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/maintenance-requests/:id/photos',
    for: readers,
    summary: 'The photos of a request, in the order they were chosen',
    reply: z.array(RequestPhoto),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/maintenance-requests/:id/photos',
    for: readers,
    summary: 'Add photos kept before; a request has at most 8',
    body: z.object({ photoIds: PhotoIds.min(1, 'Choose a photo') }),
    status: 201,
    reply: z.array(RequestPhoto),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/maintenance-requests/:id/photos/:photoId',
    for: readers,
    summary: 'Take a photo away: the resident their own, the office any',
    reply: z.array(RequestPhoto),
  }),
}
