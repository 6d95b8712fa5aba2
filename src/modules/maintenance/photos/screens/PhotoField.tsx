import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { useCallback } from 'react'
import { ChoosePhotos } from '#platform/ui/photos/ChoosePhotos.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { requestPhotoTexts } from '../messages/index.ts'
import { maxPhotos } from '../../requests/request-input.ts'
import type { ChosenPhoto, PhotoSending } from './use-photo-sending.ts'

/** The photos of a new request. Each is uploaded at once, and can be removed or retried. */
export function PhotoField({ sending }: { sending: PhotoSending }) {
  const words = useTexts(requestPhotoTexts)
  return (
    <div role="group" aria-label={words.title}>
      <ul className="grid grid-cols-3 gap-2 md:grid-cols-5">
        {sending.photos.map((photo, at) => (
          <Chosen key={photo.key} photo={photo} place={at + 1} of={sending.photos.length} sending={sending} />
        ))}
        {sending.full ? null : (
          <li>
            <ChoosePhotos words={words} variant="choose" onChoose={(files) => sending.choose(files)} />
          </li>
        )}
      </ul>
      <p className="mt-1.25 text-xs text-ink-3">{words.hint(maxPhotos)}</p>
    </div>
  )
}

type ChosenProps = { photo: ChosenPhoto; place: number; of: number; sending: PhotoSending }

function Chosen({ photo, place, of, sending }: ChosenProps) {
  const words = useTexts(requestPhotoTexts)
  const isSending = photo.id === null && photo.failed === null
  const shown = useShown(photo.file)
  return (
    <li className="relative">
      <img
        ref={shown}
        alt={words.alt(place, of)}
        className={classNames('aspect-4/3 w-full rounded-lg bg-sunken object-cover', photo.id === null && 'opacity-45')}
      />
      <p
        role={photo.failed ? 'alert' : 'status'}
        className={classNames(
          'text-xs',
          isSending &&
            'absolute inset-x-1 bottom-1 rounded-sm bg-surface/90 px-1.5 py-0.5 text-center font-medium text-ink',
          photo.failed !== null && 'mt-1 font-medium text-tone-danger-fg',
        )}
      >
        {isSending ? words.sending : photo.failed}
      </p>
      <span className="absolute top-1 right-1 flex gap-1">
        {photo.failed === null ? null : (
          <IconButton
            icon={RotateCw}
            label={words.again(place)}
            small
            className="rounded-full bg-surface/90 shadow-xs max-md:size-9"
            onClick={() => sending.again(photo)}
          />
        )}
        <IconButton
          icon={X}
          label={words.remove(place)}
          small
          tip={false}
          className="rounded-full bg-surface/90 shadow-xs max-md:size-9"
          onClick={() => sending.remove(photo)}
        />
      </span>
    </li>
  )
}

/** The object URL of a file, revoked when it is no longer shown. */
function useShown(file: File) {
  return useCallback(
    (picture: HTMLImageElement | null) => {
      if (!picture) return undefined
      const address = URL.createObjectURL(file)
      picture.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
}
