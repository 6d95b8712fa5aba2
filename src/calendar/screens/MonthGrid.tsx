import type { Day } from '#platform/dates.ts'
import { classNames } from '#platform/screens/class-names.ts'
import type { OwnEvent } from '../own-contract.ts'
import { byDay, weeksOf } from '../rules.ts'
import { monthName, weekdays } from '../when.ts'
import { DayCell, type DayActs } from './DayCell.tsx'

type Props = DayActs & {
  month: Day
  today: Day
  events: readonly OwnEvent[]
}

/** A month, week by week; of each day as many events as there is room for. */
export function MonthGrid({ month, today, events, ...acts }: Props) {
  const days = byDay(events, acts.timeZone)
  return (
    <table className="w-full table-fixed border-collapse" aria-label={monthName(month)}>
      <thead>
        <tr>
          {weekdays.map(({ long, short }) => (
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
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                aria-current={day === today ? 'date' : undefined}
                className={classNames(
                  'h-[104px] border-t border-l border-line p-1.5 align-top first:border-l-0 max-md:h-[74px] max-md:p-0.5',
                  day.slice(0, 7) === month.slice(0, 7) ? '' : 'bg-canvas',
                )}
              >
                <DayCell
                  day={day}
                  inMonth={day.slice(0, 7) === month.slice(0, 7)}
                  isToday={day === today}
                  events={days.get(day) ?? []}
                  {...acts}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
