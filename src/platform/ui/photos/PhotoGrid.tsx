import { useId, useState } from 'react'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { toast } from '../feedback/toast.ts'
import { Waiting } from '../feedback/Waiting.tsx'
import { ChoosePhotos } from './ChoosePhotos.tsx'
import type { PhotoWords, ShownPhoto } from './photo-words.ts'
import { PhotoViewer, type RemovePhoto } from './PhotoViewer.tsx'

type AddWords = { most: (most: number) => string; added: (count: number) => string; notAdded: string }
type Add = {
  isPending: boolean
  mutate: (files: readonly File[], then: { onSuccess: () => void; onError: (error: Error) => void }) => void
}

type Props<Photo extends ShownPhoto> = {
  words: PhotoWords & AddWords
  /** The result of `useQuery`. */
  list: {
    data: readonly Photo[] | undefined
    isError: boolean
    error: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  most: number
  /** Whose photos they are, for screen readers, where a screen has several grids. */
  of?: string
  addressOf: (id: string, size: 'full' | 'thumbnail') => string
  statusOf: (photo: Photo) => string
  isRemovable: (photo: Photo) => boolean
  /** Null: the photos are read-only. */
  add: Add | null
  remove: RemovePhoto
}

/** The photos of a record: thumbnails, the large view, and adding more. */
export function PhotoGrid<Photo extends ShownPhoto>({
  words,
  list,
  most,
  of,
  add,
  addressOf,
  ...viewer
}: Props<Photo>) {
  const [opened, setOpened] = useState<string | null>(null)
  const titleId = useId()
  const { data } = list
  const choose = (chosen: readonly File[]) => {
    const room = most - (data?.length ?? 0)
    if (chosen.length > room) toast.info(words.most(most))
    send(chosen.slice(0, room))
  }
  const send = (files: readonly File[]) => {
    if (files.length === 0) return
    add?.mutate(files, {
      onSuccess: () => toast.success(words.added(files.length)),
      onError: (error) => toast.failure(words.notAdded, error.message, { retry: () => send(files) }),
    })
  }
  if (data?.length === 0 && add === null) return null
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} aria-label={of && `${words.title}, ${of}`} className="mb-1.5 text-sm font-[575]">
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
                  src={addressOf(photo.id, 'thumbnail')}
                  alt={words.alt(at + 1, data.length)}
                  width={photo.width}
                  height={photo.height}
                  loading="lazy"
                  className="aspect-4/3 w-full bg-sunken object-cover"
                />
              </button>
            </li>
          ))}
          {add !== null && data.length < most ? (
            <li className="print:hidden">
              <ChoosePhotos words={words} variant="add" busy={add.isPending} onChoose={choose} />
            </li>
          ) : null}
        </ul>
      ) : list.isError ? (
        <Waiting on={list} words={words.title} />
      ) : (
        <Skeleton className="h-20 w-full" />
      )}
      <PhotoViewer
        words={words}
        photos={data ?? []}
        shown={opened}
        onShow={setOpened}
        addressOf={addressOf}
        {...viewer}
      />
    </section>
  )
}
