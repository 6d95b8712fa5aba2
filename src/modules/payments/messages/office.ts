import { currencySign } from '#platform/locale/currency-labels.ts'
import { amountDecimals } from '#platform/text/money-texts.ts'

/** Texts of the form with which the office enters a charge or a payment. */
export const entryWords = {
  badAmount: () => `Enter an amount above 0 with ${amountDecimals('en')}`,
  amount: () => `Amount (${currencySign('en')})`,
} as const
