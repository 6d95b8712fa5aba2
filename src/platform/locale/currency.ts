import { buildingLocale } from './locale.ts'

/** The decimals of a currency: 0 for JPY, 2 for EUR, 3 for KWD. */
export const currencyDecimals = (currency = buildingLocale().currency): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** How many of a currency's smallest units are one: 1 for JPY, 100 for EUR, 1000 for KWD. */
export const currencyScale = (currency = buildingLocale().currency): number => 10 ** currencyDecimals(currency)
