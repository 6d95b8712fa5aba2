import { PhotoGrid } from '#platform/ui/photos/PhotoGrid.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { requestPhotoTexts } from '../messages/index.ts'
import { formatFullName } from '../../requests/format.ts'
import { maxPhotos } from '../../requests/request-input.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'
import { photoAddress, useAddPhotos, usePhotos, useRemovePhoto } from './queries.ts'

type Props = {
  requestId: string
  formats: Formats
  /** Without it, the photos are read-only. */
  adds?: boolean
  /** The mutation that adds photos, where it is not the usual one. */
  add?: Pick<ReturnType<typeof useAddPhotos>, 'isPending'> & { mutate: AddPhotos }
}
type AddPhotos = (files: readonly File[], then: { onSuccess: () => void; onError: (error: Error) => void }) => void

/** The photos of a request: thumbnails, the large view, and adding more. */
export function RequestPhotos({ requestId, formats, adds = true, add: ownAdd }: Props) {
  const words = useTexts(requestPhotoTexts)
  const photos = usePhotos(requestId)
  const usualAdd = useAddPhotos(requestId)
  const add = ownAdd ?? usualAdd
  const remove = useRemovePhoto(requestId)
  return (
    <PhotoGrid
      words={words}
      list={photos}
      most={maxPhotos}
      add={adds ? add : null}
      remove={remove}
      addressOf={photoAddress}
      statusOf={({ addedBy, createdAt }) => words.by(formatFullName(addedBy), formats.time(createdAt))}
      isRemovable={({ removable }) => adds && removable}
    />
  )
}
