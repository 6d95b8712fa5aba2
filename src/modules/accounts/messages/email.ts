import { translated, readerLanguage } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import { frenchEmails, frenchEmailMessages } from './email-fr.ts'
import { english, emailMessages } from './email-en.ts'

export const emailMessageTexts = translated('accounts.email-messages', emailMessages, frenchEmailMessages)
export const emailMessagesIn = (language: Language | null) => emailMessageTexts[readerLanguage(language)]
export const emailAddressTexts = translated('accounts.email', english, frenchEmails)
