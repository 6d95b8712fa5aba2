import Newspaper from 'lucide-react/icons/newspaper'
import { portalDate } from '#platform/time/dates.ts'
import { plainLine } from '#platform/text/markdown.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { ListSkeleton } from '#platform/ui/lists/ListSkeleton.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import type { Announcement } from '../../own-contract.ts'
import { ownAnnouncementTexts } from '../../messages/own.ts'
import { categoryIcons } from '../category-icons.ts'
import { newestBelowNotice } from '../../own-rules.ts'
import { useOwnAnnouncements } from './queries.ts'

const maxShown = 3

/** The newest announcements, for the resident's overview. */
export function NewestAnnouncements({ onOpen }: { onOpen: (id: string) => void }) {
  const words = useTexts(ownAnnouncementTexts)
  const own = useOwnAnnouncements(null)
  const now = useNow()
  if (!own.data) return <Waiting on={own} words={words.loading} skeleton={<ListSkeleton rows={3} />} />
  const all = own.data.pages[0]?.rows ?? []
  const rows = newestBelowNotice(all, maxShown, now)
  if (all.length === 0)
    return (
      <Empty icon={Newspaper} help={words.noneHelp}>
        {words.none}
      </Empty>
    )
  return (
    <ul className="px-4.5 pt-1 pb-2">
      {rows.map((announcement) => (
        <Item key={announcement.id} announcement={announcement} onOpen={() => onOpen(announcement.id)} />
      ))}
    </ul>
  )
}

function Item({ announcement, onOpen }: { announcement: Announcement; onOpen: () => void }) {
  const words = useTexts(ownAnnouncementTexts)
  const language = useLanguage()
  const { title, body, category, publishedAt, read } = announcement
  const zone = useTimeZone()
  return (
    <li className="relative border-t border-line py-3 first:border-t-0">
      <p className="flex items-center gap-2 text-sm text-ink-3">
        <Badge icon={categoryIcons[category]}>{words.categoryNames[category]}</Badge>
        <time dateTime={publishedAt} className="tabular">
          {portalDate(publishedAt, zone, language)}
        </time>
        {read ? null : <span className="ml-auto text-xs font-[575] text-brass-700">{words.isNew}</span>}
      </p>
      <h3 className="mt-1.5 font-[575]">
        <button
          type="button"
          onClick={onOpen}
          className="text-left wrap-anywhere outline-none after:absolute after:inset-0 hover:underline focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          {title}
        </button>
      </h3>
      <p className="mt-0.5 line-clamp-2 wrap-anywhere text-ink-2">{plainLine(body)}</p>
    </li>
  )
}
