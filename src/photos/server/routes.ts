import type { House } from '#platform/server/house.ts'
import { serve } from '#platform/server/serve.ts'
import { sitePictures } from '../pictures-contract.ts'
import { changePictures, findPictures } from './pictures.ts'
import { keepUpload, showUpload } from './uploads.ts'

export function pictureRoutes(house: House) {
  const { files } = house
  serve(house, sitePictures.list, ({ db }) => findPictures(db))
  serve(house, sitePictures.upload, ({ db, body, query, visitor, now }) =>
    keepUpload(db, files, body, query, visitor, now),
  )
  serve(house, sitePictures.change, ({ db, body, visitor, now }) => changePictures(db, body, visitor, now))
  serve(house, sitePictures.show, ({ db, params }) => showUpload(db, files, params.name))
}
