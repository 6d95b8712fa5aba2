import type { PictureRecord } from '#photos/contract.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import type { Target } from './picture-draft.ts'
import type { PicturePlace } from './picture-places.ts'
import { picturesWords as words } from './messages/pictures.ts'
import { MissingDescriptions } from './MissingDescriptions.tsx'
import { Thumbnail } from './Thumbnail.tsx'

type Props = {
  title: string
  places: readonly PicturePlace[]
  record: PictureRecord
  onOpen: (target: Target) => void
}

/** The places of one page, each with its picture; pressing one edits it. */
export function PlaceTiles({ title, places, record, onOpen }: Props) {
  const photoOf = (id: string | null | undefined) => record.photos.find((photo) => photo.id === id)
  return (
    <Card title={title}>
      <ul aria-label={title} className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 lg:grid-cols-4">
        {places.map((place) => {
          const current = record.slots.find(({ slot }) => slot === place.slot)
          const photo = photoOf(current?.photoId)
          const kind = !photo ? 'plan' : photo.encoded ? 'photo' : 'rendering'
          // The picture shown is the original one until it is changed.
          const first = photoOf(current?.firstPhotoId)
          return (
            <li key={place.slot} className="min-w-0">
              <button
                type="button"
                aria-label={words.change(place.label)}
                onClick={() => onOpen({ kind: 'place', place, photo, first })}
                className="group block w-full overflow-hidden rounded-md ring ring-line transition-shadow duration-[var(--dur-2)] hover:shadow-lift"
              >
                <Thumbnail photo={photo} width={384} className="aspect-[16/10] w-full" />
              </button>
              <p className="mt-1.5 text-sm font-[525] break-words">{place.label}</p>
              <p className="mt-1 flex flex-wrap gap-1.5">
                <Badge tone={kind === 'photo' ? 'success' : 'neutral'}>{words.kinds[kind]}</Badge>
                {photo ? <MissingDescriptions photo={photo} /> : null}
              </p>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
