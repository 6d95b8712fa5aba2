import type { Language } from '#platform/language/language.ts'
import { emails } from './emails-en.ts'
import { frenchEmails } from './emails-fr.ts'

/** The e-mails to a resident, in the language of their account. */
export const emailsIn = (language: Language): typeof frenchEmails => (language === 'fr' ? frenchEmails : emails)
