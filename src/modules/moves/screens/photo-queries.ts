import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { pathOf } from '#platform/endpoint.ts'
import { call } from '#platform/ui/data/call.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { smallerPicture } from '#platform/ui/photos/smaller-picture.ts'
import { photoWords } from '../messages/photos.ts'
import { movePhotos } from '../photo-contract.ts'

const photosKey = (moveId: string) => ['moves', 'photos', moveId] as const

export const movePhotoAddress = (id: string, size: 'full' | 'thumbnail') =>
  `${pathOf(movePhotos.show, { id })}?size=${size}`

export const useMovePhotos = (moveId: string) =>
  useQuery({
    queryKey: photosKey(moveId),
    queryFn: ({ signal }) => call(movePhotos.list, { params: { id: moveId }, signal }),
  })

/** Adds photos one after the other. A retry adds only those that failed before. */
export function useAddMovePhotos(moveId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        if (added.has(file)) continue
        const picture = await smallerPicture(file)
        if (!picture) throw new CallFailed(400, photoWords.notRead)
        const photos = await call(movePhotos.add, { params: { id: moveId }, body: picture })
        added.add(file)
        cache.setQueryData(photosKey(moveId), photos)
      }
    },
  })
}

/** A chosen file is a new object each time, so it is added once. */
const added = new WeakSet<File>()

export function useRemoveMovePhoto(moveId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (photoId: string) => call(movePhotos.remove, { params: { id: moveId, photoId } }),
    onSuccess: (photos) => cache.setQueryData(photosKey(moveId), photos),
  })
}
