import { useCallback, useRef, useState } from 'react'
import { call } from '#platform/ui/data/call.ts'
import { smallerPicture } from '#platform/ui/photos/smaller-picture.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { requestPhotoTexts } from '../messages/index.ts'
import { requestPhotos } from '../contract.ts'

/** A photo of a request that is not submitted yet. It has an `id` once it is uploaded. */
export type ChosenPhoto = {
  key: number
  file: File
  id: string | null
  failed: string | null
}

/** Uploads photos while the rest of the form is filled in, so that submitting does not wait for them. */
export function usePhotoSending(most: number) {
  const photoWords = useTexts(requestPhotoTexts)
  const [photos, setPhotos] = useState<ChosenPhoto[]>([])
  const lastKey = useRef(0)

  const update = useCallback(
    (key: number, change: Partial<ChosenPhoto>) =>
      setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...change } : photo))),
    [],
  )
  const send = useCallback(
    async ({ key, file }: Pick<ChosenPhoto, 'key' | 'file'>) => {
      update(key, { failed: null })
      try {
        const picture = await smallerPicture(file)
        if (!picture) return update(key, { failed: photoWords.notRead })
        update(key, { id: (await call(requestPhotos.upload, { body: picture })).id })
      } catch (error) {
        update(key, { failed: error instanceof Error ? error.message : photoWords.notSent })
      }
    },
    [update, photoWords],
  )

  return {
    photos,
    ids: photos.flatMap(({ id }) => id ?? []),
    /** Whether an upload is pending. */
    waiting: photos.some(({ id, failed }) => id === null && failed === null),
    /** How many uploads failed. */
    failed: photos.filter(({ failed }) => failed !== null).length,
    full: photos.length >= most,
    choose(files: readonly File[]) {
      if (files.length > most - photos.length) toast.info(photoWords.most(most))
      const chosen = files.slice(0, most - photos.length).map((file) => {
        lastKey.current += 1
        return { key: lastKey.current, file, id: null, failed: null }
      })
      setPhotos((all) => [...all, ...chosen])
      for (const photo of chosen) void send(photo)
    },
    again: (photo: ChosenPhoto) => void send(photo),
    remove: (photo: ChosenPhoto) => setPhotos((all) => all.filter(({ key }) => key !== photo.key)),
    clear: useCallback(() => setPhotos([]), []),
  }
}

export type PhotoSending = ReturnType<typeof usePhotoSending>
