import { createContext, useContext } from 'react'
import { addressIn, paths } from '#paths.ts'
import type { Language } from '#platform/language.ts'
import { french } from './french.ts'
import { searchOf } from './offer-view.ts'
import type { OfferView } from './offer-view.ts'
import { words as english } from './words.ts'
import type { SiteWords } from './words.ts'

export const wordsIn = (language: Language): SiteWords => (language === 'fr' ? french : english)

/** The public pages' addresses in a language; the portals have one address each. */
export const pathsIn = (language: Language) => ({
  home: () => addressIn(language, paths.home()),
  amenities: () => addressIn(language, paths.amenities()),
  services: () => addressIn(language, paths.services()),
  nearby: () => addressIn(language, paths.nearby()),
  gallery: () => addressIn(language, paths.gallery()),
  contact: (about?: { unit: string; for: string }) => addressIn(language, paths.contact(about)),
  availableUnits: (view?: OfferView) => addressIn(language, paths.availableUnits()) + (view ? searchOf(view) : ''),
  residentLogin: paths.residentLogin,
})

const Spoken = createContext<Language>('en')
/** The language of everything inside. */
export const SpokenIn = Spoken.Provider

/** What a part of a public page says, and where it leads, in the page's language. */
export function useSite() {
  const language = useContext(Spoken)
  return { language, words: wordsIn(language), paths: pathsIn(language) }
}
