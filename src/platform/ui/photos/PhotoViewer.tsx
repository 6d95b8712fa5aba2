import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Trash2 from 'lucide-react/icons/trash'
import { useState, type KeyboardEvent } from 'react'
import { Button } from '../display/Button.tsx'
import { Confirmation } from '../overlays/Confirmation.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import { IconButton } from '../display/IconButton.tsx'
import { toast } from '../feedback/toast.ts'
import { useLingering } from '../hooks/use-lingering.ts'
import type { PhotoWords, ShownPhoto } from './photo-words.ts'

/** Removes one photo; the callbacks are those of a mutation. */
export type RemovePhoto = {
  isPending: boolean
  mutate: (id: string, then: { onSuccess: () => void; onError: (error: Error) => void; onSettled: () => void }) => void
}

type Props<Photo extends ShownPhoto> = {
  words: PhotoWords
  photos: readonly Photo[]
  shown: string | null
  onShow: (id: string | null) => void
  addressOf: (id: string, size: 'full' | 'thumbnail') => string
  /** Who added it, and when. */
  statusOf: (photo: Photo) => string
  isRemovable: (photo: Photo) => boolean
  remove: RemovePhoto
}

/** One photo large; the arrow keys lead to the others. */
export function PhotoViewer<Photo extends ShownPhoto>(props: Props<Photo>) {
  const { words, photos, shown, onShow, addressOf, statusOf, isRemovable, remove } = props
  const present = photos.find(({ id }) => id === shown) ?? null
  const { last: photo, open } = useLingering(present)
  const [isConfirming, setIsConfirming] = useState(false)
  if (!photo) return null
  const at = Math.max(0, photos.indexOf(photo))
  const show = (place: number) => photos[place] && onShow(photos[place].id)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') show(at - 1)
    if (event.key === 'ArrowRight') show(at + 1)
  }
  const confirm = () =>
    remove.mutate(photo.id, {
      onSuccess: () => {
        toast.success(words.removed)
        onShow(null)
      },
      onError: (error) => toast.failure(words.notRemoved, error.message),
      onSettled: () => setIsConfirming(false),
    })
  return (
    <Dialog
      open={open}
      onClose={() => onShow(null)}
      width="wide"
      title={words.alt(at + 1, photos.length)}
      status={statusOf(photo)}
      footer={
        isRemovable(photo) ? (
          <Button icon={Trash2} onClick={() => setIsConfirming(true)}>
            {words.removeVerb}
          </Button>
        ) : null
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys do what the buttons inside do */}
      <div onKeyDown={onKeyDown} className="relative grid min-h-40 place-items-center rounded-lg bg-sunken">
        <img
          src={addressOf(photo.id, 'full')}
          alt={words.alt(at + 1, photos.length)}
          width={photo.width}
          height={photo.height}
          className="h-auto max-h-[62dvh] w-auto max-w-full rounded-lg object-contain"
        />
        {photos.length > 1 ? (
          <>
            <IconButton
              icon={ChevronLeft}
              label={words.previous}
              tip={false}
              outlined
              aria-disabled={at === 0}
              className="absolute! left-2"
              onClick={() => show(at - 1)}
            />
            <IconButton
              icon={ChevronRight}
              label={words.next}
              tip={false}
              outlined
              aria-disabled={at === photos.length - 1}
              className="absolute! right-2"
              onClick={() => show(at + 1)}
            />
          </>
        ) : null}
      </div>
      <Confirmation
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={words.removeTitle}
        verb={words.removeVerb}
        onConfirm={confirm}
        busy={remove.isPending}
      >
        {words.removeText}
      </Confirmation>
    </Dialog>
  )
}
