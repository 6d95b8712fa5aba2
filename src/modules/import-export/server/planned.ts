import { createHash } from 'node:crypto'
import { hasHiddenCharacter } from '#platform/text/hidden-characters.ts'
import type { CheckedRow, ImportCheck } from '../import-calls.ts'
import { cleanCell, isDayFirst } from '../cleaning.ts'
import { type Columns, type ImportKind, importFields } from '../columns.ts'
import type { Sheet } from './read-sheet.ts'
import { words } from '../messages/en.ts'

/** A line of the file with its normalized cells by field; empty cells are left out and change nothing. */
export type CleanRow = {
  line: number
  values: Record<string, string>
  /** The first column of the line whose text has a hidden character. */
  hiding?: string
}

/** The plan of a line, and the action to apply it. */
export type Planned<Operation> = CheckedRow & { operation: Operation | null }

const maxShownLines = 500

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
    ...findHiddenCharacters(usedColumns.map(({ label, at }) => ({ label, text: cells[at] ?? '' }))),
    values: Object.fromEntries(
      usedColumns
        .map(({ field, kind: cell, at }) => [field, cleanCell(cell, cells[at] ?? '', dayFirst.get(field))] as const)
        .filter(([, text]) => text !== ''),
    ),
  }))
  return { rows, notes }
}

function findHiddenCharacters(cells: readonly { label: string; text: string }[]): { hiding?: string } {
  const found = cells.find(({ text }) => hasHiddenCharacter(text))
  return found ? { hiding: found.label } : {}
}

export const missingColumns = (kind: ImportKind, columns: Columns): string[] => {
  const has = (field: string) => columns[field] !== null && columns[field] !== undefined
  return importFields[kind]
    .filter(({ required, field }) => required && !has(field) && !(field === 'fullName' && has('firstName')))
    .map(({ label }) => words.import.noColumn(label))
}

/** The result of a dry run, invalid lines first. */
export function toDryRun<Operation>(
  planned: readonly Planned<Operation>[],
  problems: string[],
  notes: string[],
): ImportCheck {
  const count = (outcome: CheckedRow['outcome']) => planned.filter((row) => row.outcome === outcome).length
  const rows = planned.map((row) => {
    const { operation: _, ...checked } = row
    return checked
  })
  const formatValue = [
    ...rows.filter(({ outcome }) => outcome === 'wrong'),
    ...rows.filter(({ outcome }) => /new|changed/.test(outcome)),
  ]
  return {
    mark: createHash('sha256')
      .update(JSON.stringify([rows, problems]))
      .digest('hex'),
    counts: { new: count('new'), changed: count('changed'), same: count('same'), wrong: count('wrong') },
    problems,
    notes,
    rows: formatValue.slice(0, maxShownLines),
  }
}

/** A stored value as text for the list of changes. */
export function formatValue(value: unknown, name = ''): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join(', ')
  if (name.endsWith('Cents')) return (Number(value) / 100).toFixed(2)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export const sameValue = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
