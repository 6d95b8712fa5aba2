import { translated } from '#platform/language/language.ts'
import { english } from './en.ts'
import { french } from './fr.ts'

/** What the portfolio shows. */
export const portfolioTexts = translated('portfolio', english, french)
