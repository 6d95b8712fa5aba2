import countryToCurrency from 'country-to-currency'
import { type WeekStart, weekStarts } from './choices.ts'
import { firstLanguage, type Language, registry } from '../language/registry.ts'
import type { BuildingLocale } from './locale.ts'

/** Where homes are advertised in square feet. */
const squareFeet = new Set('US CA GB IN PK BD LK HK SG MY AE PR'.split(' '))
/** Where weights are in pounds; CLDR has the first three, and Canada weighs pets so. */
const pounds = new Set('US LR MM CA PR'.split(' '))

/** The countries whose public life is in another language of the program, and those where it comes after the first one. */
const countriesOf: Partial<Record<Language, { before: string; after: string }>> = {
  fr: {
    before: 'FR BE LU MC CH SN CI ML BF NE TG BJ GN CD CG GA TD CF CM MG DJ KM BI RW HT',
    after: 'CA VU SC MU',
  },
}

/** The languages of the program that visitors of a building there probably read, the default one first. */
export function languagesOfCountry(countryCode: string): Language[] {
  const further = Object.keys(registry) as Language[]
  const spoken = (place: 'before' | 'after') =>
    further.filter((language) => countriesOf[language]?.[place].split(' ').includes(countryCode))
  return [...spoken('before'), firstLanguage, ...spoken('after')]
}

/** What a building in this country probably uses; the office can choose otherwise. Null without a currency. */
export function localeOfCountry(countryCode: string): BuildingLocale | null {
  const currency = (countryToCurrency as Partial<Record<string, string>>)[countryCode]
  if (!currency) return null
  return {
    countryCode,
    currency,
    areaUnit: squareFeet.has(countryCode) ? 'sqft' : 'm2',
    weightUnit: pounds.has(countryCode) ? 'lb' : 'kg',
    weekStart: weekStartOf(countryCode),
    languages: languagesOfCountry(countryCode),
  }
}

/** Where the first time zone by its name is not that of most people. */
const mainZones: Partial<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CY: 'Asia/Nicosia',
  ES: 'Europe/Madrid',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
}

/** The present time zone where the country has it, otherwise that of most of its people; null where none is known. */
export function timeZoneOfCountry(countryCode: string, present: string): string | null {
  const zones = (new Intl.Locale(`und-${countryCode}`) as WithRegionInfo).getTimeZones?.() ?? []
  if (zones.includes(present)) return present
  return mainZones[countryCode] ?? zones[0] ?? null
}

/** The types of TypeScript lack these methods, and some browsers the one of time zones. */
type WithRegionInfo = Intl.Locale & {
  getWeekInfo: () => { firstDay: number }
  getTimeZones?: () => string[] | undefined
}

function weekStartOf(countryCode: string): WeekStart {
  const { firstDay } = (new Intl.Locale(`und-${countryCode}`) as WithRegionInfo).getWeekInfo()
  return weekStarts.find((day) => day === firstDay) ?? 1
}
