import { buildingLocale } from '#platform/locale/locale.ts'
import { type Day, dayOf } from '#platform/time/dates.ts'
import { addDays, instantAt, weekdayOf } from '#platform/time/wall-clock.ts'

type Timed = { startsAt: string; endsAt: string | null }

export const endsBeforeStart = (startsAt: Date, endsAt: Date | null) => endsAt !== null && endsAt < startsAt

/** An event without an end is over when it begins. */
export const isOver = ({ startsAt, endsAt }: Timed, now: Date) => new Date(endsAt ?? startsAt) < now

/** The first day of the month of a day, `later` months ahead. */
export function firstDayOfMonth(day: Day, later = 0): Day {
  const [year = '', month = ''] = day.split('-')
  return new Date(Date.UTC(Number(year), Number(month) - 1 + later, 1)).toISOString().slice(0, 10)
}

/** The weeks of a month, from the first day of the building's week; the first and last are filled with days of other months. */
export function monthWeeks(month: Day, weekStart = buildingLocale().weekStart): Day[][] {
  const first = addDays(month, -((weekdayOf(month) - weekStart + 7) % 7))
  const last = addDays(firstDayOfMonth(month, 1), -1)
  const weeks: Day[][] = []
  for (let from = first; from <= last; from = addDays(from, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(from, at)))
  return weeks
}

/** The events by day in the building's time zone; an event of several days is in each. */
export function groupByDay<Event extends Timed>(events: readonly Event[], timeZone: string): Map<Day, Event[]> {
  const days = new Map<Day, Event[]>()
  for (const event of events) {
    const first = dayOf(new Date(event.startsAt), timeZone)
    // An event that ends at midnight is not in the next day.
    const end = Math.max(Date.parse(event.startsAt), Date.parse(event.endsAt ?? event.startsAt) - 1)
    const last = dayOf(new Date(end), timeZone)
    for (let day = first; day <= last; day = addDays(day, 1)) days.set(day, [...(days.get(day) ?? []), event])
  }
  return days
}

/** The instants at which the first day begins and the last one ends. */
export const dayBounds = (from: Day, to: Day, timeZone: string): [Date, Date] => [
  instantAt(from, 0, timeZone),
  instantAt(addDays(to, 1), 0, timeZone),
]
