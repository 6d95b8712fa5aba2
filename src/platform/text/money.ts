import { currencyScale } from '../locale/currency.ts'
import { buildingLocale } from '../locale/locale.ts'
import type { Language } from '../language/language.ts'
import { localeOf } from '../language/language.ts'
import { ofNumbers } from './not-known.ts'

/** An integer of the smallest units of the building's currency, the only way money is stored. */
export type Cents = number

/** Units of the currency, as in the API. */
export const dollars = (cents: Cents): number => cents / currencyScale()
export const cents = (dollars: number): Cents => Math.round(dollars * currencyScale())

/** Whether an amount of the API has no part that is smaller than what is stored. */
export const isWholeCents = (amount: number): boolean => dollars(cents(amount)) === amount

const formats = new Map<string, { money: Intl.NumberFormat; separators: Separators }>()
type Separators = Readonly<Partial<Record<Intl.NumberFormatPartTypes, string>>>

/** A cached format: lists format an amount in every row. */
function formatOf(tag: string, currency: string) {
  const key = `${tag} ${currency}`
  const found = formats.get(key)
  if (found) return found
  const separators = Object.fromEntries(
    new Intl.NumberFormat(tag, { minimumFractionDigits: 1 })
      .formatToParts(1_234_567.5)
      .flatMap(({ type, value }) => (type === 'group' || type === 'decimal' ? [[type, value]] : [])),
  )
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  formats.set(key, { money, separators })
  return { money, separators }
}

/** `$1,234.50`, in French `1 234,50 $`; money has the separators that the other numbers of a page have. */
export const formatMoney = (value: Cents, language: Language, locale = buildingLocale()): string =>
  ofNumbers([value], (known) => {
    const { money, separators } = formatOf(localeOf(language, locale), locale.currency)
    return money
      .formatToParts(known / currencyScale(locale.currency))
      .map(({ type, value: part }) => separators[type] ?? part)
      .join('')
  })

/** An amount without its decimals where they are zero, as offers have it: `$2,450`. */
export const formatWholeMoney = (value: Cents, language: Language, locale = buildingLocale()): string =>
  value % currencyScale(locale.currency) === 0
    ? formatMoney(value, language, locale).replace(/[.,]0+(?=\D*$)/, '')
    : formatMoney(value, language, locale)
