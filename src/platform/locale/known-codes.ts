type NameType = 'region' | 'currency'

const created: Partial<Record<NameType, Intl.DisplayNames>> = {}
/** Created once, because a list of countries looks at hundreds of codes. */
const names = (type: NameType) => (created[type] ??= new Intl.DisplayNames('en', { type, fallback: 'none' }))

/** Codes with a name that are no country: parts of the world, retired ones, and those for tests. */
const noCountries = new Set('AN BU CS DD DY EU EZ FX HV NH QO QU RH SU TP UN VD XA XB YD YU ZR ZZ'.split(' '))

/** Whether two letters are those of a country. */
export const isCountryCode = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && !noCountries.has(code) && names('region').of(code) !== undefined

/** Whether three letters are those of a currency. */
export const isCurrency = (code: string): boolean => /^[A-Z]{3}$/.test(code) && names('currency').of(code) !== undefined

/** All countries, as their two letters. */
export function countryCodes(): string[] {
  const alphabet = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  return alphabet.flatMap((first) => alphabet.map((second) => first + second)).filter(isCountryCode)
}
