import type { dataWords } from './data.ts'
import type { ownDataTexts } from './own.ts'
import type { rowTexts } from './row.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type ImportExportTopics = {
  'import-export.data': typeof dataWords
  'import-export.own': typeof ownDataTexts
  'import-export.row': typeof rowTexts
}
