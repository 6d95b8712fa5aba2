import { translated } from '#platform/language/language.ts'
import { english, englishValues } from './data-en.ts'
import { french, frenchValues } from './data-fr.ts'

/** The texts of the export of a resident's data. */
export const dataWords = translated(
  'import-export.data',
  { ...english, values: englishValues },
  { ...french, values: frenchValues },
)
