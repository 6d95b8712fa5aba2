import { addTexts, type TextSource } from '#platform/language/language.ts'
import type { bundledLanguages, Language } from '#platform/language/registry.ts'

type LoadedLanguage = Exclude<Language, (typeof bundledLanguages)[number]>
const files: Readonly<Record<LoadedLanguage, () => Promise<{ texts: TextSource }>>> = {
  'en-XA': () => import('./en-xa.ts'),
}

/** Loads the texts of a language that is not beside the English ones in every module, before its first text is shown. */
export async function loadTexts(language: Language): Promise<void> {
  const file = await files[language as LoadedLanguage]?.()
  if (file) addTexts(language, file.texts)
}
