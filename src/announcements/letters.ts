import type { Language } from '#platform/language.ts'
import { frenchLetters } from './french.ts'

/** The letters about news; what the author wrote stays as it was written. */
const letters = {
  news: (said: { title: string; paragraphs: readonly string[]; files: readonly string[]; emergency: boolean }) => ({
    subject: said.emergency ? `Emergency: ${said.title}` : said.title,
    paragraphs: [
      said.title,
      ...said.paragraphs,
      ...(said.files.length > 0 ? [`In your portal, with: ${said.files.join(', ')}`] : []),
    ],
    label: 'Read it in your portal',
    off: 'Stop news by mail',
  }),
}

/** The same in the language somebody chose to read. */
export const lettersIn = (language: Language | null): typeof letters => (language === 'fr' ? frenchLetters : letters)
