import { translated } from '#platform/language/language.ts'
import { english } from './errors-en.ts'
import { french } from './errors-fr.ts'

/** What is wrong with an input, and why a call fails. */
export const portfolioErrors = translated('portfolio.errors', english, french)
