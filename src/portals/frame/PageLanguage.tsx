import { usePath } from '#platform/ui/navigation/use-location.ts'
import { useLayoutEffect, type ReactNode } from 'react'
import { LanguageContext } from '#platform/ui/data/language.ts'
import { readerLanguage } from '#platform/language/language.ts'
import { chosenLanguage } from '#platform/ui/theme/chosen-language.ts'
import { isEnglishOnly } from './english-only.ts'

/** Provides the language of the page to components, and to everything else by the `lang` of the document. */
export function PageLanguage({ children }: { children: ReactNode }) {
  const path = usePath()
  const language = isEnglishOnly(path) ? 'en' : readerLanguage(chosenLanguage())
  // Before any other effect, because requests start in effects and name the language.
  useLayoutEffect(() => {
    document.documentElement.lang = language
  }, [language])
  return <LanguageContext value={language}>{children}</LanguageContext>
}
