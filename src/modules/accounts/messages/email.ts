import { translated, type Language } from '#platform/language/language.ts'
import { frenchEmails, frenchEmailMessages } from './email-fr.ts'
import { english, emailMessages } from './email-en.ts'

export const emailMessagesIn = (language: Language | null): typeof emailMessages =>
  language === 'fr' ? frenchEmailMessages : emailMessages
export const emailAddressTexts = translated(english, frenchEmails)
