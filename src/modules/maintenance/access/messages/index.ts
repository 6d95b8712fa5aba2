import { inLanguages } from '#platform/language/language.ts'
import { frenchEntry } from './fr.ts'
import { english } from './en.ts'

export const entryWords = inLanguages(english, frenchEntry)
