import type { ImportColumn } from './column-names.ts'
import { normalizeText } from './normalize-text.ts'
import { residentColumns } from './resident-columns.ts'
import { unitColumns } from './unit-columns.ts'

export const importKinds = ['units', 'residents'] as const
export type ImportKind = (typeof importKinds)[number]

export type ImportField = ImportColumn & { field: string }

const fieldsOf = (columns: Readonly<Record<string, ImportColumn>>): readonly ImportField[] =>
  Object.entries(columns).map(([field, column]) => ({ field, ...column }))

export const importFields: Record<ImportKind, readonly ImportField[]> = {
  units: fieldsOf(unitColumns),
  residents: fieldsOf(residentColumns),
}

/** Which column fills which field: the number of the column, or null. */
export type Columns = Record<string, number | null>

/** A header for comparisons: its letters without accents, and its digits. */
export const normalizeHead = (text: string) =>
  normalizeText(text)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** How a file without umlauts writes them. */
const withoutUmlauts = (name: string) => name.replace(/[äöü]/giu, (umlaut) => `${umlaut.normalize('NFD').charAt(0)}e`)

/** Every name of the column of a field, in all languages, normalized. */
export function namesOf({ field, label, en, fr, de }: ImportField): ReadonlySet<string> {
  const names = [...en, ...fr, ...de]
  return new Set([field.replace(/[A-Z]/g, ' $&'), label, ...names, ...names.map(withoutUmlauts)].map(normalizeHead))
}

/** Guesses the columns by their headers; a column fills one field, and the most similar name wins. */
export function guessColumns(kind: ImportKind, heads: readonly string[]): Columns {
  const candidates = importFields[kind].flatMap((one, rank) => {
    const names = namesOf(one)
    return heads.flatMap((head, at) => {
      const score = similarity(normalizeHead(head), names)
      return score > 0 ? [{ field: one.field, at, score, rank }] : []
    })
  })
  const columns: Columns = Object.fromEntries(importFields[kind].map(({ field }) => [field, null]))
  const usedColumns = new Set<number>()
  for (const { field, at } of candidates.sort((a, b) => b.score - a.score || a.rank - b.rank || a.at - b.at)) {
    if (columns[field] !== null || usedColumns.has(at)) continue
    columns[field] = at
    usedColumns.add(at)
  }
  return withLastName(columns, heads)
}

/** The headers of the columns that no field takes; nothing of them is imported. */
export const unusedHeads = (heads: readonly string[], columns: Columns): string[] =>
  heads.filter((head, at) => head !== '' && !Object.values(columns).includes(at))

/** Beside a column of first names, one that is only called "Name" or "Nom" has the last names. */
function withLastName(columns: Columns, heads: readonly string[]): Columns {
  const { fullName = null, firstName = null, lastName = null } = columns
  if (fullName === null || firstName === null || lastName !== null) return columns
  return ['name', 'nom'].includes(normalizeHead(heads[fullName] ?? ''))
    ? { ...columns, fullName: null, lastName: fullName }
    : columns
}

function similarity(head: string, names: ReadonlySet<string>): number {
  if (head === '') return 0
  if (names.has(head)) return 3
  const words = new Set(head.split(' '))
  const matches = [...names].filter((name) => name.length > 2 && name.split(' ').every((word) => words.has(word)))
  return matches.length > 0 ? 1 + Math.max(...matches.map((name) => name.length)) / Math.max(head.length, 1) : 0
}

/** The header row: the one among the first ten whose cells match the most fields. */
export function findHeaderRow(kind: ImportKind, rows: readonly { cells: readonly string[] }[]): number {
  const found = rows
    .slice(0, 10)
    .map(({ cells }) => Object.values(guessColumns(kind, cells)).filter((at) => at !== null).length)
  const max = Math.max(0, ...found)
  return max === 0 ? 0 : found.indexOf(max)
}
