import { currencyDecimals } from '../locale/currency.ts'
import { translated } from '../language/language.ts'
import type { Language } from '../language/registry.ts'

// Not among the texts that every page loads.
export const amountTexts = translated(
  'platform.text.money',
  {
    none: 'no decimals',
    most: (n: number) => `at most ${['no', 'one', 'two', 'three', 'four'][n] ?? n} decimals`,
  },
  {
    none: 'aucune décimale',
    most: (n: number) => `au plus ${['aucune', 'une', 'deux', 'trois', 'quatre'][n] ?? n} décimales`,
  },
)

/** 'at most two decimals': what an amount in the building's currency can have. */
export function amountDecimals(language: Language): string {
  const decimals = currencyDecimals()
  return decimals === 0 ? amountTexts[language].none : amountTexts[language].most(decimals)
}
