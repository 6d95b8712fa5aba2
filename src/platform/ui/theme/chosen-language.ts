import { languageCookie } from '../../language/language.ts'
import { type Language, registry } from '../../language/registry.ts'
import { documentLanguage } from '../data/document-language.ts'

const key = 'language'

/** The language chosen in this browser; null without a choice. */
export function chosenLanguage(): Language | null {
  const stored = localStorage.getItem(key)
  return stored !== null && stored in registry ? (stored as Language) : null
}

/** Saves the language in this browser: for the scripts, and in a cookie for pages that the server renders. */
export function saveLanguage(language: Language) {
  localStorage.setItem(key, language)
  document.cookie = `${languageCookie}=${language};path=/;max-age=31536000;samesite=lax`
}

/** Saves the language, and reloads the page if its language differs. */
export function chooseLanguage(language: Language) {
  saveLanguage(language)
  if (language !== documentLanguage()) location.reload()
}
