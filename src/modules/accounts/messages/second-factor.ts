import { translated, readerLanguage } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import { french, frenchEmails } from './second-factor-fr.ts'
import { english, emails } from './second-factor-en.ts'

export const secondFactorEmails = translated('accounts.second-factor-emails', emails, frenchEmails)
/** The e-mails in the language of the account. */
export const emailsIn = (language: Language | null) => secondFactorEmails[readerLanguage(language)]
export const secondFactorTexts = translated('accounts.second-factor', english, french)
