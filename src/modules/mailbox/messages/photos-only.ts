import { translated, readerLanguage } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'

export const photosOnlyTexts = translated(
  'mailbox.photos-only',
  { sent: (count: number) => `${count === 1 ? '1 photo' : `${count} photos`} sent by email.` },
  { sent: (count) => `${count === 1 ? '1 photo envoyée' : `${count} photos envoyées`} par courriel.` },
)

/** The text of a message by e-mail that has pictures only. */
export const photosOnly = (language: Language | null, count: number) =>
  photosOnlyTexts[readerLanguage(language)].sent(count)
