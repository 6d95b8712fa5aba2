import { offeredLanguages } from './language.ts'
import { firstLanguage, type Language, registry } from './registry.ts'

/** The languages into which a text in `written` should be translated: the others that the building offers. */
export const translationLanguages = (written: Language) => offeredLanguages().filter((language) => language !== written)

/** The translations of a text; readers of a language without one get the text as it was written. */
export type ByLanguage<Value> = { readonly [Code in Language]?: Value | undefined }

const names = new Intl.DisplayNames(firstLanguage, { type: 'language' })

/** The name of a language for the office: `French`. */
export const languageNameForOffice = (language: Language): string => {
  const { name, tag } = registry[language]
  return tag === undefined ? (names.of(language) ?? name) : name
}
