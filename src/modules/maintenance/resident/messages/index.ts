import { inLanguages } from '#platform/language/language.ts'
import { frenchOwn } from './fr.ts'
import { english } from './en.ts'

export const ownWords = inLanguages(english, frenchOwn)
