import { translated, readerLanguage } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import { english } from './emails-en.ts'
import { french } from './emails-fr.ts'

export const orderEmails = translated('maintenance.work-orders.emails', english, french)

/** The e-mails in the language that the recipient chose; English otherwise. */
export const orderEmailsIn = (language: Language | null) => orderEmails[readerLanguage(language)]
