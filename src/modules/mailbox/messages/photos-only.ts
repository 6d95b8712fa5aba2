import type { Language } from '#platform/language/language.ts'

/** The text of a message by e-mail that has pictures only. */
export const photosOnly = (language: Language | null, count: number) =>
  language === 'fr'
    ? `${count === 1 ? '1 photo envoyée' : `${count} photos envoyées`} par courriel.`
    : `${count === 1 ? '1 photo' : `${count} photos`} sent by email.`
