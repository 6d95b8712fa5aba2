import { translated } from '#platform/language/language.ts'
import { english } from './row-en.ts'
import { french } from './row-fr.ts'

export const rowTexts = translated('import-export.row', english, french)
