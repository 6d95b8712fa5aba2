import { inLanguages } from '#platform/language/language.ts'
import { frenchConfirmation } from '../../confirmation/messages/fr.ts'
import { frenchOwn } from './fr.ts'
import { english, englishConfirmation } from './en.ts'

export const ownWords = inLanguages(english, frenchOwn)
export const confirmationWords = inLanguages(englishConfirmation, frenchConfirmation)
