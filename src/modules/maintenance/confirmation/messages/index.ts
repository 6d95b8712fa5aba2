import { inLanguages } from '#platform/language/language.ts'
import { frenchConfirmation } from './fr.ts'
import { english } from './en.ts'

export const confirmationWords = inLanguages(english, frenchConfirmation)
