import type { Language } from '../language/language.ts'
import { localeOf } from '../language/language.ts'
import { ofNumbers } from './not-known.ts'

/** Integer cents, the only way money is stored. */
export type Cents = number

/** Dollars with two decimals, as in the API. */
export const dollars = (cents: Cents): number => cents / 100
export const cents = (dollars: number): Cents => Math.round(dollars * 100)

/** `$1,234.50`, in French `1 234,50 $` */
export const formatDollars = (value: Cents, language: Language): string =>
  ofNumbers([value], (known) =>
    new Intl.NumberFormat(localeOf(language), {
      style: 'currency',
      currency: 'CAD',
      currencyDisplay: 'narrowSymbol',
    }).format(known / 100),
  )
