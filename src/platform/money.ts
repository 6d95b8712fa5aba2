import type { Language } from './language.ts'
import { localeOf, spokenLanguage } from './language.ts'

/** Integer cents, the only way money is kept. */
export type Cents = number

/** Dollars with two decimals, as the wire carries them. */
export const dollars = (cents: Cents): number => cents / 100
export const cents = (dollars: number): Cents => Math.round(dollars * 100)

/** `$1,234.50`, in French `1 234,50 $` */
export const inDollars = (value: Cents, language: Language = spokenLanguage()): string =>
  new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
  }).format(value / 100)
