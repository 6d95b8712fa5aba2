import { useMutation, useQuery } from '@tanstack/react-query'
import type { ByLanguage } from '#platform/language/further-languages.ts'
import type { Language } from '#platform/language/registry.ts'
import { call } from '#platform/ui/data/call.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { type Crop, type PictureChanges, sitePictures } from '../contract.ts'
import type { PhotoCategory } from '../choices.ts'

const topic = 'photos'

/** Every picture of the public site with its slot. */
export const useSitePictures = () =>
  useQuery({ queryKey: [topic, 'all'], queryFn: ({ signal }) => call(sitePictures.list, { signal }) })

export type Upload = {
  file: File
  crop: Crop
  alt: string
  altLanguage: Language
  altTranslations: ByLanguage<string>
  category: PhotoCategory
}

/** Uploads a picture if there is one, then saves the change, which may refer to it. */
export function useChangePictures() {
  return useMutation({
    mutationFn: async ({
      upload,
      changes,
    }: {
      upload: Upload | null
      changes: (uploaded: string | null) => PictureChanges
    }) => {
      const uploads = upload && (await send(upload))
      return call(sitePictures.change, { body: changes(uploads?.id ?? null) })
    },
    onSettled: useInvalidate([topic], ['settings']),
  })
}

function send({ file, crop, alt, altLanguage, altTranslations, category }: Upload) {
  const query = { ...crop, alt, altLanguage, category, altTranslations: JSON.stringify(altTranslations) }
  // The server detects the type by content, so a file of an unknown type is sent as any picture.
  const body = file.type.startsWith('image/') ? file : new Blob([file], { type: 'image/jpeg' })
  return call(sitePictures.upload, { query, body })
}
