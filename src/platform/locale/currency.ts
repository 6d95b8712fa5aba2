import type { Language } from '../language/language.ts'
import { localeOf } from '../language/language.ts'
import { buildingLocale } from './locale.ts'

/** The decimals of a currency: 0 for JPY, 2 for EUR, 3 for KWD. */
export const currencyDecimals = (currency = buildingLocale().currency): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** How many of a currency's smallest units are one: 1 for JPY, 100 for EUR, 1000 for KWD. */
export const currencyScale = (currency = buildingLocale().currency): number => 10 ** currencyDecimals(currency)

const partOf = (language: Language, currency: string, currencyDisplay: 'narrowSymbol' | 'name', tag: string) =>
  new Intl.NumberFormat(tag || language, { style: 'currency', currency, currencyDisplay })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** `$` or `€`, for the label of a field. */
export const currencySign = (language: Language, { currency } = buildingLocale()): string =>
  partOf(language, currency, 'narrowSymbol', localeOf(language))

/** `dollars` or `euros`: the noun of the currency's name, which is last in English and first in other languages. */
export function currencyNoun(language: Language, { currency } = buildingLocale()): string {
  const words = partOf(language, currency, 'name', language).split(/\s+/)
  return (language === 'en' ? words.at(-1) : words[0]) ?? currency
}
