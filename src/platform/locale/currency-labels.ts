import { type Language, localeOf } from '../language/language.ts'
import { buildingLocale } from './locale.ts'

const partOf = (language: Language, currency: string, currencyDisplay: 'narrowSymbol' | 'name', tag: string) =>
  new Intl.NumberFormat(tag || language, { style: 'currency', currency, currencyDisplay })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** `$` or `€`, for the label of a field. */
export const currencySign = (language: Language, { currency } = buildingLocale()): string =>
  partOf(language, currency, 'narrowSymbol', localeOf(language))

/** The unit of a currency, `dollars` or `euros`: the last word of its English name, the first in other languages. */
export function currencyNoun(language: Language, { currency } = buildingLocale()): string {
  const words = partOf(language, currency, 'name', language).split(/\s+/)
  return (language === 'en' ? words.at(-1) : words[0]) ?? currency
}
