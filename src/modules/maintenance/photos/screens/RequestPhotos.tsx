import { useId, useState } from 'react'
import { Skeleton } from '#platform/ui/feedback/Skeleton.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { requestPhotoTexts } from '../messages/index.ts'
import { maxPhotos } from '../../requests/request-input.ts'
import { ChoosePhotos } from './ChoosePhotos.tsx'
import { photoAddress, useAddPhotos, usePhotos } from './queries.ts'
import { PhotoViewer } from './PhotoViewer.tsx'
import type { Formats } from '../../requests/screens/use-formats.ts'

type Props = {
  requestId: string
  formats: Formats
  /** Without it, the photos are read-only. */
  adds?: boolean
}

/** The photos of a request: thumbnails, the large view, and adding more. */
export function RequestPhotos({ requestId, formats, adds = true }: Props) {
  const words = useTexts(requestPhotoTexts)
  const photos = usePhotos(requestId)
  const add = useAddPhotos(requestId)
  const [opened, setOpened] = useState<string | null>(null)
  const titleId = useId()
  const { data } = photos
  const choose = (chosen: readonly File[]) => {
    const room = maxPhotos - (data?.length ?? 0)
    if (chosen.length > room) toast.info(words.most(maxPhotos))
    send(chosen.slice(0, room))
  }
  const send = (files: readonly File[]) => {
    if (files.length === 0) return
    add.mutate(files, {
      onSuccess: () => toast.success(words.added(files.length)),
      onError: (error) => toast.failure(words.notAdded, error.message, { retry: () => send(files) }),
    })
  }
  if (data?.length === 0 && !adds) return null
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-1.5 text-sm font-[575]">
        {words.title}
      </h3>
      {data ? (
        <ul className="grid grid-cols-3 gap-2 md:grid-cols-4">
          {data.map((photo, at) => (
            <li key={photo.id}>
              <button
                type="button"
                aria-label={words.open(at + 1)}
                onClick={() => setOpened(photo.id)}
                className="block w-full cursor-zoom-in overflow-hidden rounded-lg"
              >
                <img
                  src={photoAddress(photo.id, 'thumbnail')}
                  alt={words.alt(at + 1, data.length)}
                  width={photo.width}
                  height={photo.height}
                  loading="lazy"
                  className="aspect-4/3 w-full bg-sunken object-cover"
                />
              </button>
            </li>
          ))}
          {adds && data.length < maxPhotos ? (
            <li>
              <ChoosePhotos variant="add" busy={add.isPending} onChoose={choose} />
            </li>
          ) : null}
        </ul>
      ) : photos.isError ? (
        <Waiting on={photos} words={words.title} />
      ) : (
        <Skeleton className="h-20 w-full" />
      )}
      <PhotoViewer
        requestId={requestId}
        photos={data ?? []}
        shown={opened}
        onShow={setOpened}
        formats={formats}
        removes={adds}
      />
    </section>
  )
}
