import { currencyScale } from '../locale/currency.ts'
import { buildingLocale } from '../locale/locale.ts'
import type { Language } from '../language/registry.ts'
import { localeOf } from '../language/language.ts'
import { ofNumbers } from './not-known.ts'

/** An integer of the smallest units of the building's currency, the only way money is stored. */
export type Cents = number

/** Units of the currency, as in the API. */
export const dollars = (cents: Cents): number => cents / currencyScale()
export const cents = (dollars: number): Cents => Math.round(dollars * currencyScale())

const formats = new Map<string, Intl.NumberFormat>()

/** A cached format: lists format an amount in every row. */
function formatOf(tag: string, currency: string): Intl.NumberFormat {
  const key = tag + currency
  const format =
    formats.get(key) ?? new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  formats.set(key, format)
  return format
}

/** `$1,234.50`, in French `1 234,50 $`; money has the separators that the other numbers of a page have. */
export const formatMoney = (value: Cents, language: Language, locale = buildingLocale()): string =>
  ofNumbers([value], (known) => {
    const tag = localeOf(language, locale)
    const number = (11_111.5).toLocaleString(tag)
    return formatOf(tag, locale.currency)
      .formatToParts(known / currencyScale(locale.currency))
      .map(({ type, value: part }) => (type === 'group' ? number[2] : type === 'decimal' ? number.at(-2) : part))
      .join('')
  })
