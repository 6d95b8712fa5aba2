import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { PhotoIds } from '../requests/request-input.ts'
import { Instant, Person } from '../requests/request.ts'
import { requestErrors } from '../requests/messages/errors.ts'

/** Roles that may see a request: its resident, the office, and maintenance people who have it or may take it. */
const readers = ['tenant', 'household', 'maintenance', 'staff', 'admin'] as const

export const UploadedPhoto = z.object({ id: z.uuid(), width: z.int(), height: z.int() })
export type UploadedPhoto = z.infer<typeof UploadedPhoto>

/** A photo of a request, as listed. */
export const RequestPhoto = UploadedPhoto.extend({
  addedBy: Person,
  createdAt: Instant,
  /** Whether the reader may remove it. */
  removable: z.boolean(),
})
export type RequestPhoto = z.infer<typeof RequestPhoto>

export const requestPhotos = {
  upload: endpoint({
    method: 'POST',
    path: '/api/maintenance-photos',
    roles: readers,
    householdRight: 'requests',
    summary: 'Upload a photo for a request that is about to be sent; it is deleted after a day without a request',
    bodyType: 'picture',
    status: 201,
    errors: [429],
    reply: UploadedPhoto,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/maintenance-photos/:id',
    roles: readers,
    householdRight: 'requests',
    summary: 'A photo, for readers who may see its request',
    query: z.object({
      size: z
        .enum(['full', 'thumbnail'], { error: fieldText((language) => requestErrors[language].photoSize) })
        .default('full'),
    }),
    etag: true,
    contentType: 'image/jpeg',
    reply: z.never(),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/maintenance-requests/:id/photos',
    roles: readers,
    householdRight: 'requests',
    summary: 'The photos of a request, in the order they were chosen',
    reply: z.array(RequestPhoto),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/maintenance-requests/:id/photos',
    roles: readers,
    householdRight: 'requests',
    summary: 'Attach uploaded photos; a request has at most 8',
    body: z.object({
      photoIds: PhotoIds.min(1, { error: fieldText((language) => requestErrors[language].choosePhoto) }),
    }),
    status: 201,
    reply: z.array(RequestPhoto),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/maintenance-requests/:id/photos/:photoId',
    roles: readers,
    householdRight: 'requests',
    summary: 'Remove a photo: residents their own, the office any',
    reply: z.array(RequestPhoto),
  }),
}
