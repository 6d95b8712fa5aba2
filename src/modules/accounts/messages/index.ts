import { translated, type Language } from '#platform/language/language.ts'
import { french, frenchEmails } from './fr.ts'
import { english, emails } from './en.ts'

/** The e-mails in the language of the account. */
export const emailsIn = (language: Language | null): typeof emails => (language === 'fr' ? frenchEmails : emails)
export const accountTexts = translated(english, french)
