import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { frontDesk } from '#platform/roles.ts'
import { deskPhotoKinds } from './choices.ts'

export const deskPhotos = {
  upload: endpoint({
    method: 'POST',
    path: '/api/desk/photos',
    roles: frontDesk,
    summary: 'Upload a signature for a key or a photo for the log; it is deleted after a day without a record',
    query: z.object({ kind: z.enum(deskPhotoKinds) }),
    bodyType: 'picture',
    status: 201,
    errors: [429],
    reply: z.object({ id: z.uuid() }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/desk/photos/:id',
    roles: frontDesk,
    summary: 'A signature for a key or a photo of the log',
    query: z.object({ size: z.enum(['full', 'thumbnail']).default('full') }),
    etag: true,
    contentType: 'image/jpeg',
    reply: z.never(),
  }),
}
