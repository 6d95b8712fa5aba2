import { translated, readerLanguage } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import { emails } from './emails-en.ts'
import { frenchEmails } from './emails-fr.ts'

export const moveEmails = translated('moves.emails', emails, frenchEmails)

/** The e-mails to a resident, in the language of their account. */
export const emailsIn = (language: Language | null) => moveEmails[readerLanguage(language)]
