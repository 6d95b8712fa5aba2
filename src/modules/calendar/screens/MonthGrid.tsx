import type { Day } from '#platform/time/dates.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { useLanguage } from '#platform/ui/data/language.ts'
import type { ResidentEvent } from '../own-contract.ts'
import { groupByDay, monthWeeks } from '../rules.ts'
import { monthName, weekdayNames } from '#platform/time/day-names.ts'
import { DayCell, type DayHandlers } from './DayCell.tsx'

type Props = DayHandlers & {
  month: Day
  today: Day
  events: readonly ResidentEvent[]
}

/** A month in weeks; each day shows as many events as fit. */
export function MonthGrid({ month, today, events, ...handlers }: Props) {
  const language = useLanguage()
  const days = groupByDay(events, handlers.timeZone)
  return (
    <table className="w-full table-fixed border-collapse" aria-label={monthName(month, language)}>
      <thead>
        <tr>
          {weekdayNames(language).map(({ long, short }) => (
            <th
              key={long}
              scope="col"
              className="bg-sunken px-2 py-1.5 text-left text-xs font-[525] text-ink-3 max-md:px-0 max-md:text-center"
            >
              <span aria-hidden="true">
                {short.slice(0, 1)}
                <span className="max-md:hidden">{short.slice(1)}</span>
              </span>
              <span className="sr-only">{long}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                aria-current={day === today ? 'date' : undefined}
                className={classNames(
                  'h-26 border-t border-l border-line p-1.5 align-top first:border-l-0 max-md:h-18.5 max-md:p-0.5',
                  day.slice(0, 7) === month.slice(0, 7) ? '' : 'bg-canvas',
                )}
              >
                <DayCell
                  day={day}
                  inMonth={day.slice(0, 7) === month.slice(0, 7)}
                  isToday={day === today}
                  events={days.get(day) ?? []}
                  {...handlers}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
