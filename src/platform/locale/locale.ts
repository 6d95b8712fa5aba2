import type { Language } from '../language/registry.ts'
import type { AreaUnit, WeekStart, WeightUnit } from './choices.ts'

/** How a building writes money, measures, numbers and dates, whatever the language of the reader. */
export type BuildingLocale = {
  /** ISO 3166-1, such as DE. */
  countryCode: string
  /** ISO 4217, such as EUR. */
  currency: string
  areaUnit: AreaUnit
  weightUnit: WeightUnit
  weekStart: WeekStart
  /** Codes of the languages that the building offers, the default one first; without them all of the program. */
  languages?: Language[] | undefined
}

/** The locale of an installation that chose none; migration 0092 has the same defaults. */
export const defaultLocale: BuildingLocale = {
  countryCode: 'CA',
  currency: 'CAD',
  areaUnit: 'sqft',
  weightUnit: 'lb',
  weekStart: 7,
}

/**
 * The tag for dates: those of the portals in Canada are specified, `Nov 24, 2026` and `3:05 PM` in English, while its own
 * tag writes `3:05 p.m.`
 */
export const dateTagOf = (tag: string): string => (tag === 'en-CA' ? 'en-US' : tag)

/** The `data-locale` of a document, from which the scripts of the page have the locale. `data-languages` has its languages. */
export const toLocaleAttribute = ({ countryCode, currency, areaUnit, weightUnit, weekStart }: BuildingLocale) =>
  [countryCode, currency, areaUnit, weightUnit, weekStart].join(' ')

function parseLocaleAttribute(text: string): BuildingLocale {
  const [countryCode, currency, areaUnit, weightUnit, day] = text.split(' ') as [
    string,
    string,
    AreaUnit,
    WeightUnit,
    '',
  ]
  return { countryCode, currency, areaUnit, weightUnit, weekStart: Number(day) as WeekStart }
}

type DocumentData = { locale?: string; languages?: string }
/** In a browser a page belongs to one building, which its document names. */
function findInDocument(): BuildingLocale | undefined {
  const { document } = globalThis as { document?: { documentElement: { dataset: DocumentData } } }
  const { locale, languages } = document?.documentElement.dataset ?? {}
  return locale
    ? { ...parseLocaleAttribute(locale), languages: languages?.split(' ') as Language[] | undefined }
    : undefined
}

type LocaleSource = () => BuildingLocale | undefined
let find: LocaleSource = findInDocument

/**
 * On the server each request and job has the locale of its building (`locale-context.ts`). Returns the source that was set
 * before.
 */
export function setLocaleSource(source: LocaleSource): LocaleSource {
  const before = find
  find = source
  return before
}

/** The locale of the building in whose name this code runs. Read when a text is made, never when a file is loaded. */
export const buildingLocale = (): BuildingLocale => find() ?? defaultLocale
