export const areaUnits = ['sqft', 'm2'] as const
export type AreaUnit = (typeof areaUnits)[number]

export const weightUnits = ['lb', 'kg'] as const
export type WeightUnit = (typeof weightUnits)[number]

/** The days with which a week begins somewhere: Monday, Saturday and Sunday. */
export const weekStarts = [1, 6, 7] as const
export type WeekStart = (typeof weekStarts)[number]

/** How a building writes money, measures, numbers and dates, whatever the language of the reader. */
export type BuildingLocale = {
  /** ISO 3166-1, such as DE. */
  countryCode: string
  /** ISO 4217, such as EUR. */
  currency: string
  areaUnit: AreaUnit
  weightUnit: WeightUnit
  weekStart: WeekStart
}

/** The locale of an installation that chose none; migration 0092 has the same defaults. */
export const defaultLocale: BuildingLocale = {
  countryCode: 'CA',
  currency: 'CAD',
  areaUnit: 'sqft',
  weightUnit: 'lb',
  weekStart: 7,
}

/** The tag whose dates the specification gives, and the one that writes them so. */
export const specifiedDates = { tag: 'en-CA', writtenAs: 'en-US' } as const

/** The locale without the other fields of a record. */
export const localeFields = ({ countryCode, currency, areaUnit, weightUnit, weekStart }: BuildingLocale) => ({
  countryCode,
  currency,
  areaUnit,
  weightUnit,
  weekStart,
})

/** The `data-locale` of a document, from which the scripts of the page have the locale. */
export const toLocaleAttribute = ({ countryCode, currency, areaUnit, weightUnit, weekStart }: BuildingLocale) =>
  [countryCode, currency, areaUnit, weightUnit, weekStart].join(' ')

function parseLocaleAttribute(text: string): BuildingLocale {
  const [countryCode = '', currency = '', areaUnit, weightUnit, weekStart] = text.split(' ')
  return {
    countryCode,
    currency,
    areaUnit: areaUnit as AreaUnit,
    weightUnit: weightUnit as WeightUnit,
    weekStart: Number(weekStart) as WeekStart,
  }
}

let read: { text: string; locale: BuildingLocale } | null = null

/** In a browser a page belongs to one building, which its document names. */
function findInDocument(): BuildingLocale | undefined {
  const { document } = globalThis as { document?: { documentElement: { dataset: { locale?: string } } } }
  const text = document?.documentElement.dataset.locale
  if (text === undefined) return undefined
  const current = read?.text === text ? read : { text, locale: parseLocaleAttribute(text) }
  read = current
  return current.locale
}

let find: () => BuildingLocale | undefined = findInDocument

/** On the server each request and job has the locale of its building (`locale-context.ts`). */
export const setLocaleSource = (source: () => BuildingLocale | undefined): void => {
  find = source
}

/** Renders in the name of a building; nothing else runs meanwhile, because `render` is synchronous. */
export function renderWithLocale<T>(locale: BuildingLocale, render: () => T): T {
  const outside = find
  find = () => locale
  try {
    return render()
  } finally {
    find = outside
  }
}

/** The locale of the building in whose name this code runs. Read when a text is made, never when a file is loaded. */
export const buildingLocale = (): BuildingLocale => find() ?? defaultLocale
