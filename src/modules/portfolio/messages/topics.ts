import type { portfolioErrors } from './errors.ts'
import type { portfolioTexts } from './index.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type PortfolioTopics = {
  portfolio: typeof portfolioTexts
  'portfolio.errors': typeof portfolioErrors
}
