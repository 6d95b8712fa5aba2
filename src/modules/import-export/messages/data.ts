import type { Language, Translated } from '#platform/language/language.ts'
import { english, englishValues, type DataValues, type DataWords } from './data-en.ts'
import { french, frenchValues } from './data-fr.ts'

/** The texts of the export of a resident's data, by language. */
export const dataWords: Readonly<Record<Language, Translated<DataWords> & { values: DataValues }>> = {
  en: { ...english, values: englishValues },
  fr: { ...french, values: frenchValues },
}
