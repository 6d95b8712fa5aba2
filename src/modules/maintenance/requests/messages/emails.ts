import type { Language } from '#platform/language/language.ts'
import { emails } from './emails-en.ts'
import { frenchEmails } from './emails-fr.ts'

/** The letters to a resident, in the language they chose to read. */
export const emailsIn = (language: Language | null): Pick<typeof emails, keyof typeof frenchEmails> =>
  language === 'fr' ? frenchEmails : emails
