import { type Day, dayOf } from '#platform/dates.ts'
import { addDays, instantAt, weekdayOf } from '#platform/wall-clock.ts'

type Timed = { startsAt: string; endsAt: string | null }

/** Why these times cannot be, or null. */
export const whyNotTimes = (startsAt: Date, endsAt: Date | null): string | null =>
  endsAt !== null && endsAt < startsAt ? 'The end cannot be before the beginning' : null

/** An event without an end is over when it begins. */
export const isOver = ({ startsAt, endsAt }: Timed, now: Date) => new Date(endsAt ?? startsAt) < now

/** The first day of the month of a day, some months on. */
export function monthOf(day: Day, later = 0): Day {
  const [year = '', month = ''] = day.split('-')
  return new Date(Date.UTC(Number(year), Number(month) - 1 + later, 1)).toISOString().slice(0, 10)
}

/** The weeks a month is drawn in, from Sunday to Saturday; days of its neighbours fill the first and the last. */
export function weeksOf(month: Day): Day[][] {
  const first = addDays(month, -(weekdayOf(month) % 7))
  const last = addDays(monthOf(month, 1), -1)
  const weeks: Day[][] = []
  for (let from = first; from <= last; from = addDays(from, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(from, at)))
  return weeks
}

/** The events of each day of the building, in their order; one that lasts several days stands on each of them. */
export function byDay<Event extends Timed>(events: readonly Event[], timeZone: string): Map<Day, Event[]> {
  const days = new Map<Day, Event[]>()
  for (const event of events) {
    const first = dayOf(new Date(event.startsAt), timeZone)
    // What ends at midnight does not touch the day that begins then.
    const end = Math.max(Date.parse(event.startsAt), Date.parse(event.endsAt ?? event.startsAt) - 1)
    const last = dayOf(new Date(end), timeZone)
    for (let day = first; day <= last; day = addDays(day, 1)) days.set(day, [...(days.get(day) ?? []), event])
  }
  return days
}

/** The instants between which the days of a span lie. */
export const boundsOf = (from: Day, to: Day, timeZone: string): [Date, Date] => [
  instantAt(from, 0, timeZone),
  instantAt(addDays(to, 1), 0, timeZone),
]
