import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { pathOf } from '#platform/endpoint.ts'
import { call } from '#platform/ui/data/call.ts'
import { smallerPicture } from '#platform/ui/photos/smaller-picture.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { useIdempotencyKey } from '#platform/ui/data/use-idempotency-key.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { requestPhotoTexts } from '../messages/index.ts'
import { requestPhotos } from '../contract.ts'

const photosKey = (requestId: string) => ['maintenance', 'photos', requestId] as const

export const photoAddress = (id: string, size: 'full' | 'thumbnail') =>
  `${pathOf(requestPhotos.show, { id })}?size=${size}`

export const usePhotos = (requestId: string) =>
  useQuery({
    queryKey: photosKey(requestId),
    queryFn: ({ signal }) => call(requestPhotos.list, { params: { id: requestId }, signal }),
  })

/**
 * Uploads photos and adds them to an existing request, all or none. A retry uploads only what failed before, and adds
 * nothing twice.
 */
export function useAddPhotos(requestId: string) {
  const photoWords = useTexts(requestPhotoTexts)
  const cache = useQueryClient()
  const idempotency = useIdempotencyKey()
  const uploads = useRef(new WeakMap<File, string>())
  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      const photoIds: string[] = []
      for (const file of files) {
        const uploadId = uploads.current.get(file)
        if (uploadId !== undefined) {
          photoIds.push(uploadId)
          continue
        }
        const picture = await smallerPicture(file)
        if (!picture) throw new CallFailed(400, photoWords.notRead)
        const { id } = await call(requestPhotos.upload, { body: picture })
        uploads.current.set(file, id)
        photoIds.push(id)
      }
      const body = { photoIds }
      return call(requestPhotos.add, { params: { id: requestId }, body, idempotencyKey: idempotency.keyFor(body) })
    },
    onSuccess: (photos) => {
      idempotency.done()
      cache.setQueryData(photosKey(requestId), photos)
    },
    onError: (error, files) => {
      // The server no longer has one of the uploads: the next attempt uploads all of them again.
      if (error instanceof CallFailed && error.field === 'photoIds')
        for (const file of files) uploads.current.delete(file)
    },
  })
}

export function useRemovePhoto(requestId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (photoId: string) => call(requestPhotos.remove, { params: { id: requestId, photoId } }),
    onSuccess: (photos) => cache.setQueryData(photosKey(requestId), photos),
  })
}
