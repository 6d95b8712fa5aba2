import type { House } from '#platform/server/house.ts'
import { ReadyFile } from '#platform/server/ready-file.ts'
import { serve } from '#platform/server/serve.ts'
import { requestPhotos } from '../photos-contract.ts'
import { addPhotos, findPhoto, forgetUnusedPhotos, keepPhoto, listPhotos, removePhoto } from './photos.ts'

export async function photoRoutes(house: House) {
  const { files } = house
  serve(house, requestPhotos.keep, ({ db, body, visitor, now }) => keepPhoto(db, files, body, visitor, now))
  serve(
    house,
    requestPhotos.show,
    async ({ db, params, query, visitor }) => new ReadyFile(await findPhoto(db, files, params.id, query.size, visitor)),
  )
  serve(house, requestPhotos.list, ({ db, params, visitor }) => listPhotos(db, params.id, visitor))
  serve(house, requestPhotos.add, ({ db, params, body, visitor, now }) =>
    addPhotos(db, params.id, body.photoIds, visitor, now),
  )
  serve(house, requestPhotos.remove, ({ db, params, visitor, now }) =>
    removePhoto(db, params.id, params.photoId, visitor, now),
  )
  await house.jobs.daily('forget-photos', '41 3 * * *', async () => {
    await forgetUnusedPhotos(house.db, house.now())
    await files.sweep(house.db)
  })
}
