import { buildingLocale } from './locale.ts'

/** By currency, because every amount of a list needs them and a format takes long to create. */
const knownDecimals = new Map<string, number>()

/** The decimals of a currency: 0 for JPY, 2 for EUR, 3 for KWD. */
export function currencyDecimals(currency = buildingLocale().currency): number {
  const decimals = knownDecimals.get(currency) ?? readDecimals(currency)
  knownDecimals.set(currency, decimals)
  return decimals
}

const readDecimals = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** How many of a currency's smallest units are one: 1 for JPY, 100 for EUR, 1000 for KWD. */
export const currencyScale = (currency = buildingLocale().currency): number => 10 ** currencyDecimals(currency)
