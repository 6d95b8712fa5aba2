import { createContext, use } from 'react'
import type { Texts } from '../../language/language.ts'
import type { Language } from '../../language/registry.ts'

export const LanguageContext = createContext<Language>('en')

/** The language of the page. */
export const useLanguage = () => use(LanguageContext)

/** The texts of a module in the language of the page. */
export const useTexts = <Words>(texts: Texts<Words>): Words => texts[useLanguage()]
