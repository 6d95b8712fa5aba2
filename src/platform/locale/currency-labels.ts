import { localeOf } from '../language/language.ts'
import { type Language, registry } from '../language/registry.ts'
import { buildingLocale } from './locale.ts'

const partOf = (currency: string, currencyDisplay: 'narrowSymbol' | 'name', tag: string) =>
  new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** `$` or `€`, for the label of a field. */
export const currencySign = (language: Language, { currency } = buildingLocale()): string =>
  partOf(currency, 'narrowSymbol', localeOf(language))

/** The unit of a currency, `dollars` or `euros`: the last word of its English name, the first in French. */
export function currencyNoun(language: Language, { currency } = buildingLocale()): string {
  const words = partOf(currency, 'name', registry[language].tag ?? language).split(/\s+/)
  return (registry[language].nounIsFirst ? words[0] : words.at(-1)) ?? currency
}
