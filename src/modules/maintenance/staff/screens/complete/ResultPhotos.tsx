import X from 'lucide-react/icons/x'
import { useEffect, useMemo } from 'react'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { ChoosePhotos } from '#platform/ui/photos/ChoosePhotos.tsx'
import { maxPhotos } from '../../../requests/request-input.ts'
import { staffWords } from '../../messages/en.ts'

type Props = { photos: readonly File[]; onPhotos: (photos: readonly File[]) => void }

const chooseWords = {
  choose: staffWords.addShort,
  add: staffWords.addShort,
  addLabel: staffWords.addResultPhoto,
  sending: staffWords.completing,
}

/** Photos of the result, which are sent with the rest of the form. */
export function ResultPhotos({ photos, onPhotos }: Props) {
  return (
    <div role="group" aria-label={staffWords.resultPhoto}>
      <p className="mb-1.5 flex items-baseline justify-between text-sm">
        <span className="font-[525]">{staffWords.resultPhoto}</span>
        <span className="text-ink-3">{staffWords.residentSees}</span>
      </p>
      <ul className="grid grid-cols-3 gap-2 md:grid-cols-5">
        {photos.map((photo, at) => (
          <li key={`${photo.name}${photo.lastModified}`} className="relative">
            <ChosenPhoto photo={photo} alt={staffWords.photo(at + 1)} />
            <IconButton
              icon={X}
              label={staffWords.removePhoto(at + 1)}
              small
              tip={false}
              className="absolute! top-1 right-1 rounded-full bg-surface/90 shadow-xs max-md:size-9!"
              onClick={() => onPhotos(photos.filter((other) => other !== photo))}
            />
          </li>
        ))}
        {photos.length < maxPhotos ? (
          <li>
            <ChoosePhotos
              words={chooseWords}
              variant="choose"
              onChoose={(chosen) => onPhotos([...photos, ...chosen].slice(0, maxPhotos))}
            />
          </li>
        ) : null}
      </ul>
    </div>
  )
}

function ChosenPhoto({ photo, alt }: { photo: File; alt: string }) {
  const address = useMemo(() => URL.createObjectURL(photo), [photo])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return <img src={address} alt={alt} className="aspect-4/3 w-full rounded-lg bg-sunken object-cover" />
}
