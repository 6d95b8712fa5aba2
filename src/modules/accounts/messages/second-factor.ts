import { translated, type Language } from '#platform/language/language.ts'
import { french, frenchEmails } from './second-factor-fr.ts'
import { english, emails } from './second-factor-en.ts'

/** The e-mails in the language of the account. */
export const emailsIn = (language: Language | null): typeof emails => (language === 'fr' ? frenchEmails : emails)
export const secondFactorTexts = translated(english, french)
