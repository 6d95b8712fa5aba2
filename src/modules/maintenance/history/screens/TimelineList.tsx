import type { ReactNode } from 'react'
import { useTexts } from '#platform/ui/data/language.ts'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { RequestPhoto } from '../../photos/contract.ts'
import { requestPhotoTexts } from '../../photos/messages/index.ts'
import { photoAddress } from '../../photos/screens/queries.ts'

/** One entry of a timeline, as any reader sees it. */
export type TimelineEntry = {
  key: string
  icon: Icon
  what: ReactNode
  by?: string
  at: string
  badge?: ReactNode
  /** What a visit took: time, parts. */
  detail?: string
  photos?: readonly RequestPhoto[]
}

type Props = { entries: readonly TimelineEntry[]; label?: string; time: (at: string) => string }

/** Everything that happened to a request in one list, oldest first. */
export function TimelineList({ entries, label, time }: Props) {
  const inOrder = entries.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return (
    <ol className="grid" aria-label={label}>
      {inOrder.map((entry) => (
        <Entry key={entry.key} entry={entry} when={time(entry.at)} />
      ))}
    </ol>
  )
}

function Entry({ entry, when }: { entry: TimelineEntry; when: string }) {
  const { icon: Icon, what, by, at, badge, detail, photos } = entry
  return (
    <li className="relative grid grid-cols-[1.125rem_1fr] gap-x-3 pb-4 before:absolute before:top-5.5 before:bottom-0.5 before:left-[0.5312rem] before:w-px before:bg-line-strong last:pb-0 last:before:hidden">
      <span className="mt-0.5 text-action-ink">
        <Icon aria-hidden="true" size={18} />
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <div className="min-w-0 font-[525] break-words whitespace-pre-wrap">{what}</div>
          <time dateTime={at} className="text-sm text-ink-3">
            {when}
          </time>
        </div>
        {by || badge || detail ? (
          <p className="mt-0.5 flex flex-wrap items-center gap-2 text-sm text-ink-3">
            {by ? <span>{by}</span> : null}
            {badge}
            {detail ? <span className="wrap-anywhere">{by ? `· ${detail}` : detail}</span> : null}
          </p>
        ) : null}
        {photos ? <Thumbnails photos={photos} /> : null}
      </div>
    </li>
  )
}

/** Small pictures that open in the browser; the photos of the request above have the large view. */
function Thumbnails({ photos }: { photos: readonly RequestPhoto[] }) {
  const words = useTexts(requestPhotoTexts)
  return (
    <ul className="mt-1.5 flex flex-wrap gap-1.5">
      {photos.map(({ id }, at) => (
        <li key={id}>
          <a
            href={photoAddress(id, 'full')}
            target="_blank"
            rel="noreferrer"
            aria-label={words.open(at + 1)}
            className="block rounded-md"
          >
            <img
              src={photoAddress(id, 'thumbnail')}
              alt=""
              loading="lazy"
              className="size-14 rounded-md bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
