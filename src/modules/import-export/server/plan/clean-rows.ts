import { hasHiddenCharacter } from '#platform/text/hidden-characters.ts'
import { cleanCell, isDayFirst } from '../../cleaning.ts'
import { type Columns, type ImportKind, importFields } from '../../columns.ts'
import { words } from '../../messages/en.ts'
import type { Sheet } from '../sheet.ts'

/** A line of the file with its normalized cells by field; empty cells are left out and change nothing. */
export type CleanRow = {
  line: number
  values: Record<string, string>
  /** The first field of the line whose text has a hidden character. */
  hiding?: string
}

/** The lines below the header, normalized by field. */
export function cleanRows(kind: ImportKind, sheet: Sheet, columns: Columns): { rows: CleanRow[]; notes: string[] } {
  const body = sheet.rows.slice(1)
  const usedColumns = importFields[kind].flatMap((field) => {
    const at = columns[field.field]
    return at === null || at === undefined ? [] : [{ ...field, at }]
  })
  const notes: string[] = []
  const dayFirst = new Map<string, boolean>()
  for (const { field, label, at } of usedColumns.filter((one) => one.kind === 'day')) {
    const cells = body.map(({ cells: all }) => all[at] ?? '')
    dayFirst.set(field, isDayFirst(cells))
    if (cells.some((text) => /^\s*\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\s*$/.test(text)))
      notes.push(words.import.dayOrder(label, dayFirst.get(field) === true))
  }
  const rows = body.map(({ line, cells }) => ({
    line,
    ...findHiddenCharacters(usedColumns.map(({ field, at }) => ({ field, text: cells[at] ?? '' }))),
    values: Object.fromEntries(
      usedColumns
        .map(({ field, kind: cell, at }) => [field, cleanCell(cell, cells[at] ?? '', dayFirst.get(field))] as const)
        .filter(([, text]) => text !== ''),
    ),
  }))
  return { rows, notes }
}

function findHiddenCharacters(cells: readonly { field: string; text: string }[]): { hiding?: string } {
  const found = cells.find(({ text }) => hasHiddenCharacter(text))
  return found ? { hiding: found.field } : {}
}
