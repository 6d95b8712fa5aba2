import { PhotoGrid } from '#platform/ui/photos/PhotoGrid.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { dashboardTime } from '#platform/time/dates.ts'
import { photoWords as words } from '../messages/photos.ts'
import { maxMovePhotos } from '../choices.ts'
import { movePhotoAddress, useAddMovePhotos, useMovePhotos, useRemoveMovePhoto } from './photo-queries.ts'

type Props = { moveId: string; names: string; isOpen: boolean }

/** The photos of the inspection of a move. */
export function InspectionPhotos({ moveId, names, isOpen }: Props) {
  const zone = useTimeZone()
  const photos = useMovePhotos(moveId)
  const add = useAddMovePhotos(moveId)
  const remove = useRemoveMovePhoto(moveId)
  return (
    <PhotoGrid
      words={words}
      of={names}
      list={photos}
      most={maxMovePhotos}
      add={isOpen ? add : null}
      remove={remove}
      addressOf={movePhotoAddress}
      statusOf={({ addedBy, createdAt }) =>
        words.by(`${addedBy.firstName} ${addedBy.lastName}`.trim(), dashboardTime(createdAt, zone))
      }
      isRemovable={() => isOpen}
    />
  )
}
