import type Holidays from 'date-holidays'
import type { HolidaysTypes } from 'date-holidays'
import { invalid, notFound } from '#platform/http-error.ts'
import { defaultLanguage } from '#platform/language/language.ts'
import { firstLanguage } from '#platform/language/registry.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { dayOf } from '#platform/time/dates.ts'
import { hoursWords as words } from '../messages/hours.ts'
import { addHolidays, closedDaysOf, regionOfAddress } from '../holidays/public-holidays.ts'
import type { PublicHolidays, PublicHolidaysQuery } from '../holidays/holidays-contract.ts'
import { building } from './table.ts'

/**
 * The public holidays of the building's country from today to the end of the next year. The library has the rules of some
 * 200 countries and takes memory, so it is loaded at the first call.
 */
export async function listPublicHolidays(
  db: Database,
  { region: requested, language = defaultLanguage() }: PublicHolidaysQuery,
  now: Date,
): Promise<PublicHolidays> {
  const [profile] = await db
    .select({
      countryCode: building.countryCode,
      region: building.region,
      city: building.city,
      timeZone: building.timeZone,
    })
    .from(building)
  if (!profile) throw notFound('Building')
  const { countryCode, timeZone } = profile
  const { default: Calendar } = await import('date-holidays')
  const regions = listRegions(new Calendar(), countryCode, language)
  const region = requested ?? regionOfAddress(profile, listRegions(new Calendar(), countryCode, firstLanguage), regions)
  if (region !== '' && !regions.some(({ key }) => key === region)) throw invalid('region', words.badRegion)

  const calendar = region === '' ? new Calendar(countryCode) : new Calendar(countryCode, region)
  const today = dayOf(now, timeZone)
  const year = Number(today.slice(0, 4))
  const found = [year, year + 1].flatMap((one) => listOfYear(calendar, one, language))
  const holidays = addHolidays(found).filter(({ day }) => day >= today)
  return { country: countryCode, regions, region, language, holidays }
}

const listOfYear = (calendar: Holidays, year: number, language: string) =>
  calendar
    .getHolidays(year, language)
    .filter(({ type }: HolidaysTypes.Holiday) => type === 'public')
    .flatMap(({ date, start, end, name }) => closedDaysOf({ date, start, end }).map((day) => ({ day, name })))

/** The regions of a country in the order of their names. */
const listRegions = (calendar: Holidays, countryCode: string, language: string) =>
  Object.entries(calendar.getStates(countryCode, language) ?? {})
    .map(([key, name]) => ({ key, name }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
