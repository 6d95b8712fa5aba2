import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { sitePictures } from '../contract.ts'
import { changePictures, findPictures } from './pictures.ts'
import { storeUpload, showUpload } from './uploads.ts'

export function pictureRoutes(context: AppContext) {
  const { files } = context
  registerRoute(context, sitePictures.list, ({ db }) => findPictures(db))
  registerRoute(context, sitePictures.upload, ({ db, body, query, currentUser, now }) =>
    storeUpload(db, files, body, query, currentUser, now),
  )
  registerRoute(context, sitePictures.change, ({ db, body, currentUser, now }) =>
    changePictures(db, body, currentUser, now),
  )
  registerRoute(context, sitePictures.show, ({ db, params }) => showUpload(db, files, params.name))
}
