import CalendarDays from 'lucide-react/icons/calendar-days'
import { dayOf } from '#platform/time/dates.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { ListSkeleton } from '#platform/ui/lists/ListSkeleton.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import type { ResidentEvent } from '../own-contract.ts'
import { ownCalendarTexts } from '../messages/own.ts'
import { shortMonth } from '#platform/time/day-names.ts'
import { formatHours } from '../when.ts'
import { calendarTexts } from '../messages/index.ts'
import { eventIcons } from './event-icons.ts'
import { useUpcoming } from './own-queries.ts'

/** The next five events, each with its date at the left. */
export function Upcoming({ onOpen }: { onOpen: (event: ResidentEvent) => void }) {
  const language = useLanguage()
  const ownWords = useTexts(ownCalendarTexts)
  const words = useTexts(calendarTexts)
  const upcoming = useUpcoming()
  const zone = useTimeZone()
  if (!upcoming.data) return <Waiting on={upcoming} words={ownWords.loading} skeleton={<ListSkeleton rows={4} />} />
  if (upcoming.data.length === 0)
    return (
      <Empty icon={CalendarDays} help={ownWords.noneHelp}>
        {ownWords.none}
      </Empty>
    )
  return (
    <ul className="px-4.5 pt-1.5 pb-2">
      {upcoming.data.map((event) => {
        const day = dayOf(new Date(event.startsAt), zone)
        const Icon = eventIcons[event.type]
        const gone = event.cancelledAt !== null
        return (
          <li
            key={event.id}
            className="relative flex items-center gap-3.5 border-t border-line py-2.5 first:border-t-0"
          >
            <time dateTime={event.startsAt} className="w-9 shrink-0 text-center">
              <span className="serif block text-21 leading-6">{day.slice(8)}</span>
              <span className="block text-xs text-ink-3">{shortMonth(day, language)}</span>
            </time>
            <div className="min-w-0 flex-1">
              <button
                type="button"
                onClick={() => onOpen(event)}
                className={classNames(
                  'text-left font-[550] wrap-anywhere outline-none after:absolute after:inset-0 hover:underline focus-visible:after:outline-2 focus-visible:after:outline-focus',
                  gone && 'line-through decoration-1',
                )}
              >
                {event.title}
              </button>
              <p className="text-sm text-ink-3">
                {gone ? <span className="font-[525] text-tone-danger-fg">{ownWords.cancelled} · </span> : null}
                {[formatHours(event, zone, language), event.location].filter(Boolean).join(' · ')}
              </p>
            </div>
            <Icon aria-hidden="true" size={15} className="shrink-0 text-ink-3" />
            <span className="sr-only">{words.types[event.type]}</span>
          </li>
        )
      })}
    </ul>
  )
}
