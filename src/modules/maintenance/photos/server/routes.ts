import type { AppContext } from '#platform/server/http/app-context.ts'
import { FileReply } from '#platform/server/http/file-reply.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { requestPhotos } from '../contract.ts'
import { addPhotos, findPhoto, deleteUnusedPhotos, uploadPhoto, listPhotos, removePhoto } from './store.ts'

export async function photoRoutes(context: AppContext) {
  const { files } = context
  registerRoute(context, requestPhotos.upload, ({ db, body, currentUser, now }) =>
    uploadPhoto(db, files, body, currentUser, now),
  )
  registerRoute(
    context,
    requestPhotos.show,
    async ({ db, params, query, currentUser }) =>
      new FileReply(await findPhoto(db, files, params.id, query.size, currentUser), {
        disposition: 'inline',
        cache: 'private',
      }),
  )
  registerRoute(context, requestPhotos.list, ({ db, params, currentUser }) => listPhotos(db, params.id, currentUser))
  registerRoute(context, requestPhotos.add, ({ db, params, body, currentUser, now }) =>
    addPhotos(db, params.id, body.photoIds, currentUser, now),
  )
  registerRoute(context, requestPhotos.remove, ({ db, params, currentUser, now }) =>
    removePhoto(db, params.id, params.photoId, currentUser, now),
  )
  await context.jobs.schedule('delete-unused-photos', '41 3 * * *', async () => {
    await deleteUnusedPhotos(context.db, context.now())
    await files.sweep(context.db)
  })
}
