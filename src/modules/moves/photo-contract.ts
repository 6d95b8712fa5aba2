import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { words } from './messages/en.ts'

/** A photo of the inspection of a move. */
export const MovePhoto = z.object({
  id: z.uuid(),
  width: z.int(),
  height: z.int(),
  addedBy: z.object({ firstName: z.string(), lastName: z.string() }),
  createdAt: z.iso.datetime(),
})
export type MovePhoto = z.infer<typeof MovePhoto>

export const movePhotos = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/moves/:id/photos',
    roles: office,
    summary: 'The photos of the inspection of a move, oldest first',
    reply: z.array(MovePhoto),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/moves/:id/photos',
    roles: office,
    summary: 'Add a photo of the inspection; a move has at most 40',
    bodyType: 'picture',
    status: 201,
    errors: [409, 429],
    reply: z.array(MovePhoto),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/moves/:id/photos/:photoId',
    roles: office,
    summary: 'Remove a photo of the inspection',
    reply: z.array(MovePhoto),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/move-photos/:id',
    roles: office,
    summary: 'A photo of the inspection of a move',
    query: z.object({ size: z.enum(['full', 'thumbnail'], { error: words.photoSize }).default('full') }),
    etag: true,
    contentType: 'image/jpeg',
    reply: z.never(),
  }),
}
