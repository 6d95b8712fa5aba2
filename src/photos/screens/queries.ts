import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/screens/call.ts'
import { type Crop, type PictureChanges, sitePictures } from '../pictures-contract.ts'
import type { PhotoCategory } from '../contract.ts'

const noun = 'photos'

/** Every picture of the public site, and where they hang. */
export const useSitePictures = () =>
  useQuery({ queryKey: [noun, 'all'], queryFn: ({ signal }) => call(sitePictures.list, { signal }) })

export type Upload = { file: File; crop: Crop; alt: string; altFr: string; category: PhotoCategory }

/** Sends a picture where there is one, then makes the change, which may name it. */
export function useChangePictures() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({
      upload,
      changes,
    }: {
      upload: Upload | null
      changes: (uploaded: string | null) => PictureChanges
    }) => {
      const kept = upload && (await send(upload))
      return call(sitePictures.change, { body: changes(kept?.id ?? null) })
    },
    onSettled: () => Promise.all([noun, 'settings'].map((topic) => cache.invalidateQueries({ queryKey: [topic] }))),
  })
}

function send({ file, crop, alt, altFr, category }: Upload) {
  const query = { ...crop, alt, category, ...(altFr.trim() === '' ? {} : { altFr }) }
  // Known by its content on the other side; a browser that cannot name it still sends it as a picture.
  const body = file.type.startsWith('image/') ? file : new Blob([file], { type: 'image/jpeg' })
  return call(sitePictures.upload, { query, body })
}
