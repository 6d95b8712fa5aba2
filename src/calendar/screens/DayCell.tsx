import type { Day } from '#platform/dates.ts'
import { classNames } from '#platform/screens/class-names.ts'
import type { OwnEvent } from '../own-contract.ts'
import { ownWords as said } from '../own-words.ts'
import { longDay, wholeWhen } from '../when.ts'

export type DayActs = {
  timeZone: string
  /** How many events of a day are shown; the rest are counted. */
  most: number
  onOpen: (event: OwnEvent) => void
  onDay: (day: Day) => void
}
type Props = DayActs & { day: Day; inMonth: boolean; isToday: boolean; events: readonly OwnEvent[] }

/** A day of the month: its number, its first events, and how many more there are. */
export function DayCell({ day, inMonth, isToday, events, most, timeZone, onOpen, onDay }: Props) {
  const rest = events.length - most
  return (
    <>
      <time
        dateTime={day}
        className={classNames(
          'tabular grid size-6 place-items-center rounded-full text-xs max-md:mx-auto',
          isToday ? 'bg-action font-[575] text-ink-on-action' : inMonth ? 'text-ink-2' : 'text-ink-3',
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
                aria-label={said.open(event.title, wholeWhen(event, timeZone))}
                className={classNames(
                  'block w-full rounded-[4px] px-1.5 py-1 text-left text-xs leading-[15px] font-[525] wrap-break-word hyphens-auto max-md:px-px max-md:text-[11px] max-md:leading-[13px]',
                  event.cancelledAt
                    ? 'bg-sunken text-ink-3 line-through'
                    : 'bg-action-soft text-action-ink hover:underline',
                )}
              >
                {/* Inside, because what is cut would show in the button's own padding. */}
                <span className="line-clamp-2">{event.title}</span>
              </button>
            </li>
          ))}
          {rest > 0 ? (
            <li>
              <button
                type="button"
                onClick={() => onDay(day)}
                aria-label={said.moreLabel(rest, longDay(day))}
                className="tabular min-h-6 w-full rounded-[4px] px-1.5 text-left text-xs font-[525] text-action-ink hover:underline max-md:text-center"
              >
                {said.more(rest)}
              </button>
            </li>
          ) : null}
        </ul>
      )}
    </>
  )
}
