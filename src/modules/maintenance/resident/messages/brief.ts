import { translated } from '#platform/language/language.ts'
import { frenchBrief } from './brief-fr.ts'
import { english } from './brief-en.ts'

export const briefTexts = translated('maintenance.resident.brief', english, frenchBrief)
