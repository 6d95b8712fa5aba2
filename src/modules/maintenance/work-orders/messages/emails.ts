import type { Language } from '#platform/language/language.ts'
import { english } from './emails-en.ts'
import { french } from './emails-fr.ts'

/** The e-mails in the language that the recipient chose; English otherwise. */
export const orderEmailsIn = (language: Language | null) => (language === 'fr' ? french : english)
