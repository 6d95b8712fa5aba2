import { paths } from '#paths.ts'
import { addressIn } from '#platform/language/address-in.ts'
import type { Language } from '#platform/language/registry.ts'
import { useLanguage } from '#platform/ui/data/language.ts'
import { searchOf } from '../offers/offer-view.ts'
import type { OfferView } from '../offers/offer-view.ts'
import { siteTexts } from '../messages/index.ts'
import type { SiteWords } from '../messages/en.ts'

export const wordsFor = (language: Language): SiteWords => siteTexts[language]

/** The addresses of the public pages in a language; the portals have one address each. */
export const pathsFor = (language: Language) => ({
  home: () => addressIn(language, paths.home()),
  amenities: () => addressIn(language, paths.amenities()),
  services: () => addressIn(language, paths.services()),
  nearby: () => addressIn(language, paths.nearby()),
  gallery: () => addressIn(language, paths.gallery()),
  contact: (about?: { unit: string; for: string }) => addressIn(language, paths.contact(about)),
  availableUnits: (view?: OfferView) => addressIn(language, paths.availableUnits()) + (view ? searchOf(view) : ''),
  residentLogin: paths.residentLogin,
})

/** The texts and addresses of a public page in its language. */
export function useSite() {
  const language = useLanguage()
  return { language, words: wordsFor(language), paths: pathsFor(language) }
}
