import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '../../endpoint.ts'
import { HttpError } from '../../http-error.ts'
import { maxDocumentBytes } from '../files/documents.ts'
import { maxPictureBytes } from '../files/pictures.ts'
import { serverErrors } from '../messages/index.ts'

/** Bytes: five thousand rows of a sheet in which every field is filled. */
const maxSheetBytes = 8_000_000

const bodyTypes = {
  picture: {
    accepts: /^image\//i,
    limit: maxPictureBytes,
  },
  document: {
    accepts: /^(?:image\/|application\/pdf\b)/i,
    limit: maxDocumentBytes,
  },
  sheet: {
    accepts: /^text\/csv\b/i,
    limit: maxSheetBytes,
  },
}

/** The largest body of an endpoint in bytes; undefined for JSON, which has the limit of the server. */
export const bodyLimitOf = ({ bodyType, bodyLimit }: Endpoint): number | undefined =>
  bodyType && (bodyLimit ?? bodyTypes[bodyType].limit)

/** Throws 415 for a file where the endpoint takes JSON, for JSON where it takes a file, and for another type of file. */
export function checkBodyType({ bodyType }: Endpoint, { body, headers }: FastifyRequest): void {
  const isFile = Buffer.isBuffer(body)
  const accepted =
    bodyType === undefined ? !isFile : isFile && bodyTypes[bodyType].accepts.test(headers['content-type'] ?? '')
  if (!accepted)
    throw new HttpError(
      415,
      'wrong_type',
      (language) => (bodyType ? serverErrors[language].wrongFile[bodyType] : serverErrors[language].wrongType),
      {
        field: 'Content-Type',
      },
    )
}
