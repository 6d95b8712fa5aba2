import { isLanguage, type Language } from '../../language/language.ts'
import { documentLanguage } from '../data/document-language.ts'

const key = 'language'

/** The language chosen in this browser; null without a choice. */
export function chosenLanguage(): Language | null {
  const stored = localStorage.getItem(key)
  return isLanguage(stored) ? stored : null
}

/** Saves the language in this browser, and reloads the page if its language differs. */
export function chooseLanguage(language: Language) {
  localStorage.setItem(key, language)
  if (language !== documentLanguage()) location.reload()
}
