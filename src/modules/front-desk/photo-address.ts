import { pathOf } from '#platform/endpoint.ts'
import { deskPhotos } from './photo-contract.ts'

export const deskPhotoAddress = (id: string, size: 'full' | 'thumbnail') =>
  `${pathOf(deskPhotos.show, { id })}?size=${size}`
