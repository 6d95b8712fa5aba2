import { languages, offeredLanguages } from './language.ts'
import { firstLanguage, type Language, registry } from './registry.ts'

/** The languages into which the office may translate what it writes in the first one. */
export const furtherLanguages = languages.filter((language) => language !== firstLanguage)

/** Those into which it should translate: the building offers them. */
export const furtherOffered = () => offeredLanguages().filter((language) => language !== firstLanguage)

/** The languages of the texts that the office writes: the first one, from which the others are translated, and those of the building. */
export const writtenLanguages = (): [Language, ...Language[]] => [firstLanguage, ...furtherOffered()]

/** What is written in each further language that has it; readers of the others get the first language. */
export type ByLanguage<Value> = { readonly [Code in Language]?: Value | undefined }

/** A value for each further language. */
export const mapFurtherLanguages = <Value>(make: (language: Language) => Value) =>
  Object.fromEntries(furtherLanguages.map((language) => [language, make(language)])) as Record<Language, Value>

const names = new Intl.DisplayNames(firstLanguage, { type: 'language' })

/** The name of a language for the office: `French`. */
export const languageNameForOffice = (language: Language): string => {
  const { name, tag } = registry[language]
  return tag === undefined ? (names.of(language) ?? name) : name
}
