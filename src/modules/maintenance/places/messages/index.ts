import { translated } from '#platform/language/language.ts'
import { english } from './en.ts'
import { frenchReport } from './fr.ts'

export const reportTexts = translated('maintenance.places', english, frenchReport)
