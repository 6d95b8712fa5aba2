import { currencyScale } from '../locale/currency.ts'
import { buildingLocale } from '../locale/locale.ts'
import type { Language } from '../language/registry.ts'
import { type Cents, cents, dollars, formatMoney } from './money.ts'

/** Whether an amount of the API has no part that is smaller than what is stored. */
export const isWholeCents = (amount: number): boolean => dollars(cents(amount)) === amount

/** An amount without its decimals where they are zero, as offers have it: `$2,450`. */
export const formatWholeMoney = (value: Cents, language: Language, locale = buildingLocale()): string =>
  value % currencyScale(locale.currency) === 0
    ? formatMoney(value, language, locale).replace(/[.,]0+(?=\D*$)/, '')
    : formatMoney(value, language, locale)
