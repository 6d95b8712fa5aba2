import type Holidays from 'date-holidays'
import type { HolidaysTypes } from 'date-holidays'
import { invalid, notFound } from '#platform/http-error.ts'
import { defaultLanguage, languages } from '#platform/language/language.ts'
import { firstLanguage } from '#platform/language/registry.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { dayOf } from '#platform/time/dates.ts'
import { hoursWords as words } from '../messages/hours.ts'
import {
  addHolidays,
  closedDaysOf,
  parseHolidayRegion,
  regionOfAddress,
  withoutSharedWords,
} from '../holidays/public-holidays.ts'
import type { PublicHolidays, PublicHolidaysQuery } from '../holidays/holidays-contract.ts'
import { building } from './table.ts'

const { countryCode, region, city, timeZone, holidayRegion } = building

/**
 * The public holidays of the building's country from today to the end of the next year. The library has the rules of some
 * 200 countries and takes memory, so it is loaded at the first call.
 */
export async function listPublicHolidays(
  db: Database,
  { region: requested, language = defaultLanguage() }: PublicHolidaysQuery,
  now: Date,
): Promise<PublicHolidays> {
  const [profile] = await db.select({ countryCode, region, city, timeZone, holidayRegion }).from(building)
  if (!profile) throw notFound('Building')
  const country = profile.countryCode
  const { default: Calendar } = await import('date-holidays')
  const regions = await listRegions(new Calendar(country), country)
  const isKnown = (key: string) => key === '' || regions.some((one) => one.key === key)
  if (requested !== undefined && !isKnown(requested)) throw invalid('region', words.badRegion)
  const chosen = requested ?? parseHolidayRegion(profile.holidayRegion, country)
  const ofAddress = () => (regions.length === 0 ? '' : regionOfAddress(profile, regions))
  const key = chosen !== null && isKnown(chosen) ? chosen : ofAddress()

  const calendar = key === null || key === '' ? new Calendar(country) : new Calendar(country, key)
  const today = dayOf(now, profile.timeZone)
  const year = Number(today.slice(0, 4))
  const found = [year, year + 1].flatMap((one) => listOfYear(calendar, one, language))
  const holidays = addHolidays(found).filter(({ day }) => day >= today)
  return { country, regions: regions.map(({ key, name }) => ({ key, name })), region: key, language, holidays }
}

/** Throws for a region that the country does not have, by its field. */
export async function requireHolidayRegion(db: Database, stored: string | null): Promise<void> {
  if (stored === null) return
  const [profile] = await db.select({ countryCode }).from(building)
  if (!profile) throw notFound('Building')
  const { default: Calendar } = await import('date-holidays')
  const key = parseHolidayRegion(stored, profile.countryCode)
  const states = new Calendar().getStates(profile.countryCode) ?? {}
  if (key === null || (key !== '' && !Object.hasOwn(states, key))) throw invalid('holidayRegion', words.badRegion)
}

const listOfYear = (calendar: Holidays, year: number, language: string) =>
  calendar
    .getHolidays(year, language)
    .filter(({ type }: HolidaysTypes.Holiday) => type === 'public')
    .flatMap(({ date, start, end, name }) => closedDaysOf({ date, start, end }).map((day) => ({ day, name })))

/**
 * The regions of a country in the order of their English names, which the office reads, with the names in the languages of the
 * country and of the program. The library has many in the language of the country only, and in long forms.
 */
async function listRegions(calendar: Holidays, country: string) {
  const { default: data } = await import('cldr-subdivisions-full/subdivisions/en/en.json', { with: { type: 'json' } })
  const english: Readonly<Record<string, string>> = data.subdivisions.localeDisplayNames.subdivisions
  const namesIn = (language: string) => calendar.getStates(country, language) ?? {}
  const read = new Set([...calendar.getLanguages(), ...languages])
  const lists = [...read].map(namesIn).flatMap((names) => {
    const short = withoutSharedWords(Object.values(names))
    return [names, Object.fromEntries(Object.keys(names).map((key, at) => [key, short[at] ?? '']))]
  })
  return Object.entries(namesIn(firstLanguage))
    .map(([key, ofLibrary]) => {
      const name = english[`${country}${key}`.toLowerCase()] ?? ofLibrary
      return { key, name, names: [name, ofLibrary, ...lists.flatMap((list) => list[key] ?? [])] }
    })
    .sort((one, other) => one.name.localeCompare(other.name, firstLanguage))
}
