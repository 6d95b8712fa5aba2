import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { pathOf } from '#platform/endpoint.ts'
import { call } from '#platform/screens/call.ts'
import { CallFailed } from '#platform/screens/call-failed.ts'
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

/** Sends photos and adds them to a request that is there already: all, or none. */
export function useAddPhotos(requestId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      const photoIds: string[] = []
      for (const file of files) {
        const picture = await smallerPicture(file)
        if (!picture) throw new CallFailed(400, photoWords.notRead)
        photoIds.push((await call(requestPhotos.keep, { body: picture })).id)
      }
      return call(requestPhotos.add, { params: { id: requestId }, body: { photoIds } })
    },
    onSuccess: (photos) => cache.setQueryData(photosKey(requestId), photos),
  })
}

export function useRemovePhoto(requestId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (photoId: string) => call(requestPhotos.remove, { params: { id: requestId, photoId } }),
    onSuccess: (photos) => cache.setQueryData(photosKey(requestId), photos),
  })
}
