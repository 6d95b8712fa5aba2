import type { Day } from '#platform/time/dates.ts'
import { addDays } from '#platform/time/wall-clock.ts'

type Holiday = { day: Day; name: string }
/** A region with its names in several languages and forms. */
type NamedRegion = { key: string; names: readonly string[] }

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

/** The words of a name without accents and case. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
const plain = (text: string) => wordsOf(text).join('')
/**
 * Names without the words that most of them begin with, such as Canton de Genève and Kanton Zürich in a list of cantons: the
 * name of a region as the name of its city. Empty for a name without other words.
 */
export function withoutSharedWords(names: readonly string[]): string[] {
  const lists = names.map(wordsOf)
  const shared = (word: string) => lists.filter((words) => words.includes(word)).length * 2 > lists.length
  return lists.map((words) => {
    const first = words.findIndex((word) => !shared(word))
    return first === -1 ? '' : words.slice(first).join(' ')
  })
}

/** Whether a longer name ends with a shorter one: Hansestadt Hamburg and Hamburg. */
const endsWith = (longer: readonly string[], shorter: readonly string[]) =>
  shorter.length > 0 && longer.length > shorter.length && longer.slice(-shorter.length).join() === shorter.join()

/**
 * The region of an address: the one that its region names by the code, the ISO 3166-2 code or a name, else the only one whose
 * name ends so or that a longer name ends with (Land Berlin), else the one whose name is that of the city. Null without one.
 */
export function regionOfAddress(
  { countryCode, region, city }: { countryCode: string; region: string; city: string },
  regions: readonly NamedRegion[],
): string | null {
  const isCode = ({ key }: NamedRegion) => [key, `${countryCode}${key}`].some((code) => plain(code) === plain(region))
  const hasName = (typed: string) => (one: NamedRegion) => one.names.some((name) => plain(name) === plain(typed))
  const typed = wordsOf(region)
  const similar = regions.filter(({ names }) =>
    names.map(wordsOf).some((name) => endsWith(name, typed) || endsWith(typed, name)),
  )
  const found =
    region.trim() === '' ? undefined : (regions.find(isCode) ?? regions.find(hasName(region)) ?? onlyOne(similar))
  return (found ?? (city.trim() === '' ? undefined : regions.find(hasName(city))))?.key ?? null
}

const onlyOne = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined)

/** What is stored of a chosen region: the ISO 3166-2 code, or that of the country for all of it. */
export const holidayRegionOf = (countryCode: string, key: string): string =>
  key === '' ? countryCode : `${countryCode}-${key}`

/** The key of the region of a stored choice, '' for the whole country. */
export const keyOfHolidayRegion = (stored: string): string => stored.slice(3)

/** The key of the region of a stored choice; null for one of another country. */
export const parseHolidayRegion = (stored: string | null, countryCode: string): string | null =>
  stored?.slice(0, 2) === countryCode ? keyOfHolidayRegion(stored) : null
