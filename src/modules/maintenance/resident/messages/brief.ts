import { inLanguages } from '#platform/language/language.ts'
import { frenchBrief } from './brief-fr.ts'
import { english } from './brief-en.ts'

export const briefWords = inLanguages(english, frenchBrief)
