import type { Kind } from './cleaning.ts'
import { columnNames } from './column-names.ts'
import { normalizeText } from './normalize-text.ts'

export const importKinds = ['units', 'residents'] as const
export type ImportKind = (typeof importKinds)[number]

/** A field that a column can fill: its label, and how its cells are normalized; `columnNames` has the names of its column. */
export type ImportField = { field: string; label: string; kind: Kind; required?: true }

export const importFields: Record<ImportKind, readonly ImportField[]> = {
  units: [
    { field: 'unitNumber', label: 'Unit number', kind: 'number', required: true },
    { field: 'floor', label: 'Floor', kind: 'whole' },
    { field: 'category', label: 'Category', kind: 'text' },
    { field: 'unitType', label: 'Unit type', kind: 'text' },
    { field: 'status', label: 'Status', kind: 'text' },
    { field: 'ownerName', label: 'Owner name', kind: 'name' },
    { field: 'squareFootage', label: 'Square footage', kind: 'whole' },
    { field: 'bedrooms', label: 'Bedrooms', kind: 'whole' },
    { field: 'bathrooms', label: 'Bathrooms', kind: 'half' },
    { field: 'balcony', label: 'Balcony', kind: 'yes' },
    { field: 'parkingAllocation', label: 'Parking stalls', kind: 'list' },
    { field: 'storageLockers', label: 'Storage lockers', kind: 'list' },
    { field: 'keyNumbers', label: 'Key numbers', kind: 'list' },
    { field: 'utilityMeters', label: 'Utility meters', kind: 'list' },
    { field: 'monthlyMaintenance', label: 'Monthly maintenance', kind: 'money' },
    { field: 'purchasePrice', label: 'Purchase price', kind: 'money' },
    { field: 'currentValue', label: 'Current value', kind: 'money' },
    { field: 'insurancePolicyId', label: 'Insurance policy', kind: 'text' },
    { field: 'exposure', label: 'Exposure', kind: 'text' },
    { field: 'address', label: 'Address', kind: 'text' },
    { field: 'notes', label: 'Notes', kind: 'text' },
  ],
  residents: [
    { field: 'fullName', label: 'Full name', kind: 'name', required: true },
    { field: 'firstName', label: 'First name', kind: 'text' },
    { field: 'lastName', label: 'Last name', kind: 'text' },
    { field: 'emailPrimary', label: 'Email', kind: 'email' },
    { field: 'phonePrimary', label: 'Phone', kind: 'phone' },
    { field: 'unitNumber', label: 'Unit', kind: 'number' },
    { field: 'tenantType', label: 'Type', kind: 'residentType' },
    { field: 'startDateOccupancy', label: 'Start of occupancy', kind: 'day' },
    { field: 'endDateOccupancy', label: 'End of occupancy', kind: 'day' },
    { field: 'preferredName', label: 'Preferred name', kind: 'text' },
    { field: 'emailSecondary', label: 'Secondary email', kind: 'email' },
    { field: 'phoneSecondary', label: 'Secondary phone', kind: 'phone' },
    { field: 'emergencyContactName', label: 'Emergency contact', kind: 'name' },
    { field: 'emergencyContactPhone', label: 'Emergency phone', kind: 'phone' },
    { field: 'parkingStalls', label: 'Parking stalls', kind: 'list' },
    { field: 'lockerNumbers', label: 'Lockers', kind: 'list' },
    { field: 'pets', label: 'Pets', kind: 'list' },
  ],
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
const withoutUmlauts = (name: string) => name.replace(/[äöü]/giu, (letter) => `${letter.normalize('NFD').charAt(0)}e`)

/** Every name of the column of a field, in all languages, normalized. */
export function namesOf(kind: ImportKind, { field, label }: Pick<ImportField, 'field' | 'label'>): ReadonlySet<string> {
  const names = Object.values(columnNames[kind][field] ?? {}).flat()
  return new Set([field.replace(/[A-Z]/g, ' $&'), label, ...names, ...names.map(withoutUmlauts)].map(normalizeHead))
}

/** Guesses the columns by their headers; a column fills one field, and the most similar name wins. */
export function guessColumns(kind: ImportKind, heads: readonly string[]): Columns {
  const candidates = importFields[kind].flatMap(({ field, label }, rank) => {
    const names = namesOf(kind, { field, label })
    return heads.flatMap((head, at) => {
      const score = similarity(normalizeHead(head), names)
      return score > 0 ? [{ field, at, score, rank }] : []
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
