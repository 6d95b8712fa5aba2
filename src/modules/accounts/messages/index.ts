import { translated, readerLanguage } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import { french, frenchEmails } from './fr.ts'
import { english, emails } from './en.ts'

export const accountEmails = translated('accounts.emails', emails, frenchEmails)
/** The e-mails in the language of the account. */
export const emailsIn = (language: Language | null) => accountEmails[readerLanguage(language)]
export const accountTexts = translated('accounts', english, french)
