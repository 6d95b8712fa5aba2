import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { pathOf } from '#platform/endpoint.ts'
import { call } from '#platform/screens/call.ts'
import { CallFailed } from '#platform/screens/call-failed.ts'
import { useIdempotencyKey } from '#platform/screens/use-idempotency-key.ts'
import { photoWords } from '../photo-words.ts'
import { requestPhotos } from '../photos-contract.ts'
import { smallerPicture } from './smaller-picture.ts'

const photosKey = (requestId: string) => ['maintenance', 'photos', requestId] as const

/** Where a photo is read from. */
export const photoAddress = (id: string, size: 'full' | 'thumbnail') =>
  `${pathOf(requestPhotos.show, { id })}?size=${size}`

export const usePhotos = (requestId: string) =>
  useQuery({
    queryKey: photosKey(requestId),
    queryFn: ({ signal }) => call(requestPhotos.list, { params: { id: requestId }, signal }),
  })

/**
 * Sends photos and adds them to a request that is there already: all, or none. Trying again sends only what did not get
 * through, and adds nothing twice.
 */
export function useAddPhotos(requestId: string) {
  const cache = useQueryClient()
  const act = useIdempotencyKey()
  const kept = useRef(new WeakMap<File, string>())
  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      const photoIds: string[] = []
      for (const file of files) {
        const known = kept.current.get(file)
        if (known !== undefined) {
          photoIds.push(known)
          continue
        }
        const picture = await smallerPicture(file)
        if (!picture) throw new CallFailed(400, photoWords.notRead)
        const { id } = await call(requestPhotos.keep, { body: picture })
        kept.current.set(file, id)
        photoIds.push(id)
      }
      const body = { photoIds }
      return call(requestPhotos.add, { params: { id: requestId }, body, idempotencyKey: act.keyFor(body) })
    },
    onSuccess: (photos) => {
      act.done()
      cache.setQueryData(photosKey(requestId), photos)
    },
    onError: (error, files) => {
      // One of them is no longer kept: the next try sends them all anew.
      if (error instanceof CallFailed && error.field === 'photoIds') for (const file of files) kept.current.delete(file)
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
