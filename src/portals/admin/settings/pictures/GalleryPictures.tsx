import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import type { SitePhoto } from '#photos/contract.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { picturesWords as words } from './messages/pictures.ts'
import { MissingDescriptions } from './MissingDescriptions.tsx'
import { Thumbnail } from './Thumbnail.tsx'

type ShownProps = {
  photos: readonly SitePhoto[]
  /** Moves a picture to this position. */
  onMove: (id: string, to: number) => void
  onEdit: (photo: SitePhoto) => void
  onHide: (id: string) => void
}

/** The pictures that the gallery shows, in their order. */
export function GalleryPictures({ photos, onMove, onEdit, onHide }: ShownProps) {
  const [dragged, setDragged] = useState<string | null>(null)
  const last = photos.length - 1
  return (
    <ol aria-label={words.order} className="max-h-140 overflow-y-auto border-t border-line">
      {photos.map((photo, at) => (
        // The buttons of the line are the accessible alternative to dragging.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <li
          key={photo.id}
          draggable
          onDragStart={() => setDragged(photo.id)}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => {
            event.preventDefault()
            if (dragged && dragged !== photo.id) onMove(dragged, at)
          }}
          className="flex items-center gap-3 px-4.5 py-2 not-first:border-t not-first:border-line max-sm:flex-wrap"
        >
          <GripVertical aria-hidden="true" className="shrink-0 cursor-grab text-ink-3 max-md:hidden" />
          <Line photo={photo} />
          <span className="flex shrink-0 max-sm:ml-auto">
            <IconButton
              small
              icon={ArrowUp}
              label={words.up(photo.alt)}
              tip={false}
              aria-disabled={at === 0}
              onClick={() => at > 0 && onMove(photo.id, at - 1)}
            />
            <IconButton
              small
              icon={ArrowDown}
              label={words.down(photo.alt)}
              tip={false}
              aria-disabled={at === last}
              onClick={() => at < last && onMove(photo.id, at + 1)}
            />
            <IconButton small icon={Pencil} label={words.edit(photo.alt)} tip={false} onClick={() => onEdit(photo)} />
            <IconButton
              small
              icon={EyeOff}
              label={words.hide(photo.alt)}
              tip={false}
              onClick={() => onHide(photo.id)}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** The pictures that the gallery does not show. */
export function HiddenPictures({ photos, onShow }: { photos: readonly SitePhoto[]; onShow: (id: string) => void }) {
  if (photos.length === 0) return null
  return (
    <details className="border-t border-line">
      <summary className="cursor-pointer px-4.5 py-3 font-[525]">{words.showHidden(photos.length)}</summary>
      <ul aria-label={words.hidden} className="max-h-105 overflow-y-auto">
        {photos.map((photo) => (
          <li key={photo.id} className="flex items-center gap-3 border-t border-line px-4.5 py-2">
            <Line photo={photo} />
            <IconButton small icon={Eye} label={words.show(photo.alt)} tip={false} onClick={() => onShow(photo.id)} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Line({ photo }: { photo: SitePhoto }) {
  return (
    <>
      <Thumbnail photo={photo} width={384} className="aspect-[16/10] w-20 shrink-0 rounded-sm" />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 break-words">{photo.alt}</span>
        <span className="mt-0.5 flex flex-wrap items-center gap-1.5 text-sm text-ink-3">
          {words.categories[photo.category]}
          {photo.encoded ? <Badge>{words.kinds.photo}</Badge> : null}
          <MissingDescriptions photo={photo} />
        </span>
      </span>
    </>
  )
}
