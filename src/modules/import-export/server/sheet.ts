import type { Language } from '#platform/language/registry.ts'

/** A parsed table; each row has the line number of the file where it begins. */
export type Sheet = {
  delimiter: string
  encoding: 'UTF-8' | 'UTF-16' | 'Latin-1'
  rows: SheetRow[]
}
export type SheetRow = { line: number; cells: string[] }

/** The rows of a file that were not imported, with the reasons. */
export type RowsLeft = {
  heads: string[]
  rows: { cells: string[]; reasons: Record<Language, string> }[]
}
