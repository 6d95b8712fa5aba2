import { isLanguage, spokenLanguage } from '../language.ts'
import type { Language } from '../language.ts'

const key = 'language'

/** What somebody chose in this browser; null until they do. */
export function chosenLanguage(): Language | null {
  const stored = localStorage.getItem(key)
  return isLanguage(stored) ? stored : null
}

/** Keeps the choice in this browser, and reads the page again where it speaks another language. */
export function chooseLanguage(language: Language) {
  localStorage.setItem(key, language)
  if (language !== spokenLanguage()) location.reload()
}
