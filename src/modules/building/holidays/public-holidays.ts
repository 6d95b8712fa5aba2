import type { Day } from '#platform/time/dates.ts'
import { addDays } from '#platform/time/wall-clock.ts'

type Holiday = { day: Day; name: string }
type Region = { key: string; name: string }

const hour = 3_600_000
const longestName = 100

/**
 * The whole days of a holiday whose date is local, such as `2027-03-26 00:00:00`. A day on which the clocks change is an hour
 * shorter; an afternoon is no day on which the office is closed.
 */
export function closedDaysOf({ date, start, end }: { date: string; start: Date; end: Date }): Day[] {
  const days = Math.floor((end.getTime() - start.getTime() + hour) / (24 * hour))
  return Array.from({ length: days }, (_, i) => addDays(date.slice(0, 10), i))
}

/** Holidays by day, in order; two on one day have both names. */
export function addHolidays(holidays: readonly Holiday[]): Holiday[] {
  const byDay = Map.groupBy(holidays, ({ day }) => day)
  return [...byDay]
    .map(([day, same]) => ({ day, name: [...new Set(same.map(({ name }) => name))].join(', ').slice(0, longestName) }))
    .sort((one, other) => one.day.localeCompare(other.day))
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\p{Z}]/gu, '')
    .toLowerCase()

/** The region that an address names by its code or in one of the languages, or whose capital of the same name it is in; '' without one. */
export function regionOfAddress(
  { region, city }: { region: string; city: string },
  ...lists: readonly (readonly Region[])[]
): string {
  const isNamed = (typed: string) => (one: Region) =>
    typed.trim() !== '' && [one.key, one.name].some((name) => plain(name) === plain(typed))
  const all = lists.flat()
  return (all.find(isNamed(region)) ?? all.find(({ name }) => isNamed(city)({ key: '', name })))?.key ?? ''
}
