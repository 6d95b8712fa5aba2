import type { Day } from '#platform/time/dates.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import type { ResidentEvent } from '../own-contract.ts'
import { ownCalendarTexts } from '../messages/own.ts'
import { longDay } from '#platform/time/day-names.ts'
import { formatEventTime } from '../when.ts'

export type DayHandlers = {
  timeZone: string
  /** How many events of a day are shown; the others are counted. */
  most: number
  onOpen: (event: ResidentEvent) => void
  onDay: (day: Day) => void
}
type Props = DayHandlers & { day: Day; inMonth: boolean; isToday: boolean; events: readonly ResidentEvent[] }

/** A day of the month: its number, its first events, and the number of further ones. */
export function DayCell({ day, inMonth, isToday, events, most, timeZone, onOpen, onDay }: Props) {
  const language = useLanguage()
  const ownWords = useTexts(ownCalendarTexts)
  const rest = events.length - most
  return (
    <>
      <time
        dateTime={day}
        className={classNames(
          'tabular grid size-6 place-items-center rounded-full text-xs max-md:mx-auto',
          isToday
            ? 'bg-action font-[575] text-ink-on-action'
            : inMonth
              ? 'text-ink-2'
              : 'text-ink-3 forced-colors:text-[GrayText]',
        )}
      >
        {Number(day.slice(8))}
      </time>
      {events.length === 0 ? null : (
        <ul className="mt-0.5 grid gap-0.5">
          {events.slice(0, most).map((event) => (
            <li key={event.id} className="min-w-0">
              <button
                type="button"
                onClick={() => onOpen(event)}
                aria-label={ownWords.open(event.title, formatEventTime(event, timeZone, language))}
                className={classNames(
                  'block w-full rounded-sm px-1.5 py-1 text-left text-xs leading-3.75 font-[525] wrap-break-word hyphens-auto max-md:px-px max-md:text-11 max-md:leading-3.25',
                  event.cancelledAt
                    ? 'bg-sunken text-ink-3 line-through'
                    : 'bg-action-soft text-action-ink hover:underline',
                )}
              >
                {/* An inner element, because clipped lines would be visible in the button's padding. */}
                <span className="line-clamp-2">{event.title}</span>
              </button>
            </li>
          ))}
          {rest > 0 ? (
            <li>
              <button
                type="button"
                onClick={() => onDay(day)}
                aria-label={ownWords.moreLabel(rest, longDay(day, language))}
                className="tabular min-h-6 w-full rounded-sm px-1.5 text-left text-xs font-[525] text-action-ink hover:underline max-md:text-center"
              >
                {ownWords.more(rest)}
              </button>
            </li>
          ) : null}
        </ul>
      )}
    </>
  )
}
