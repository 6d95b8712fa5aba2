import { createHash } from 'node:crypto'
import type { CheckedRow, ImportCheck } from '../import-calls.ts'
import { cleaned, isDayFirst } from '../cleaning.ts'
import { type Columns, type ImportKind, importFields } from '../columns.ts'
import type { Sheet } from '../sheet.ts'
import { words } from '../words.ts'

/** A line of the file with its tidied cells by field; empty ones are not there and leave what stands. */
export type CleanRow = { line: number; values: Record<string, string> }

/** What a line means, and what has to be done for it. */
export type Planned<Act> = CheckedRow & { act: Act | null }

const mostShown = 500

/** The lines under the head, each cell tidied as its field asks. */
export function cleanRows(kind: ImportKind, sheet: Sheet, columns: Columns): { rows: CleanRow[]; notes: string[] } {
  const body = sheet.rows.slice(1)
  const used = importFields[kind].flatMap((field) => {
    const at = columns[field.field]
    return at === null || at === undefined ? [] : [{ ...field, at }]
  })
  const notes: string[] = []
  const dayFirst = new Map<string, boolean>()
  for (const { field, label, at } of used.filter((one) => one.kind === 'day')) {
    const cells = body.map(({ cells: all }) => all[at] ?? '')
    dayFirst.set(field, isDayFirst(cells))
    if (cells.some((text) => /^\s*\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\s*$/.test(text)))
      notes.push(words.import.dayOrder(label, dayFirst.get(field) === true))
  }
  const rows = body.map(({ line, cells }) => ({
    line,
    values: Object.fromEntries(
      used
        .map(({ field, kind: cell, at }) => [field, cleaned(cell, cells[at] ?? '', dayFirst.get(field))] as const)
        .filter(([, text]) => text !== ''),
    ),
  }))
  return { rows, notes }
}

export const missingColumns = (kind: ImportKind, columns: Columns): string[] => {
  const has = (field: string) => columns[field] !== null && columns[field] !== undefined
  return importFields[kind]
    .filter(({ required, field }) => required && !has(field) && !(field === 'fullName' && has('firstName')))
    .map(({ label }) => words.import.noColumn(label))
}

/** What a dry run tells, wrong lines first. */
export function toldCheck<Act>(planned: readonly Planned<Act>[], problems: string[], notes: string[]): ImportCheck {
  const count = (fate: CheckedRow['fate']) => planned.filter((row) => row.fate === fate).length
  const rows = planned.map((row) => {
    const { act: _, ...told } = row
    return told
  })
  const shown = [...rows.filter(({ fate }) => fate === 'wrong'), ...rows.filter(({ fate }) => /new|changed/.test(fate))]
  return {
    mark: createHash('sha256')
      .update(JSON.stringify([rows, problems]))
      .digest('hex'),
    counts: { new: count('new'), changed: count('changed'), same: count('same'), wrong: count('wrong') },
    problems,
    notes,
    rows: shown.slice(0, mostShown),
  }
}

/** A stored value as people read it in a list of changes. */
export function shown(value: unknown, name = ''): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.join(', ')
  if (name.endsWith('Cents')) return (Number(value) / 100).toFixed(2)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export const sameValue = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
