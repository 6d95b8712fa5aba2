import type { Kind } from './cleaning.ts'
import { normalizeText } from './normalize-text.ts'

export const importKinds = ['units', 'residents'] as const
export type ImportKind = (typeof importKinds)[number]

/** A field that a column can fill: its label, how its cells are normalized, and usual names of its column. */
export type ImportField = { field: string; label: string; kind: Kind; required?: true; aliases: readonly string[] }

export const importFields: Record<ImportKind, readonly ImportField[]> = {
  units: [
    {
      field: 'unitNumber',
      label: 'Unit number',
      kind: 'number',
      required: true,
      aliases: ['unit', 'unit no', 'number', 'apt', 'apartment', 'suite'],
    },
    { field: 'floor', label: 'Floor', kind: 'whole', aliases: ['level', 'storey', 'fl'] },
    { field: 'category', label: 'Category', kind: 'text', aliases: ['use', 'residential or commercial'] },
    { field: 'unitType', label: 'Unit type', kind: 'text', aliases: ['type', 'layout', 'plan', 'model'] },
    { field: 'status', label: 'Status', kind: 'text', aliases: ['state', 'occupancy'] },
    { field: 'ownerName', label: 'Owner name', kind: 'name', aliases: ['owner', 'registered owner'] },
    {
      field: 'squareFootage',
      label: 'Square footage',
      kind: 'whole',
      aliases: ['sq ft', 'sqft', 'area', 'size', 'square feet'],
    },
    { field: 'bedrooms', label: 'Bedrooms', kind: 'whole', aliases: ['beds', 'bed', 'br', 'bdrm'] },
    { field: 'bathrooms', label: 'Bathrooms', kind: 'half', aliases: ['baths', 'bath', 'ba', 'washrooms'] },
    { field: 'balcony', label: 'Balcony', kind: 'yes', aliases: ['has balcony', 'terrace'] },
    {
      field: 'parkingAllocation',
      label: 'Parking stalls',
      kind: 'list',
      aliases: ['parking', 'stall', 'stalls', 'parking allocation'],
    },
    { field: 'storageLockers', label: 'Storage lockers', kind: 'list', aliases: ['locker', 'lockers', 'storage'] },
    { field: 'keyNumbers', label: 'Key numbers', kind: 'list', aliases: ['keys', 'key', 'key no'] },
    { field: 'utilityMeters', label: 'Utility meters', kind: 'list', aliases: ['meter', 'meters', 'hydro meter'] },
    {
      field: 'monthlyMaintenance',
      label: 'Monthly maintenance',
      kind: 'money',
      aliases: ['maintenance', 'condo fee', 'fee', 'fees', 'monthly fee'],
    },
    { field: 'purchasePrice', label: 'Purchase price', kind: 'money', aliases: ['price', 'bought for'] },
    {
      field: 'currentValue',
      label: 'Current value',
      kind: 'money',
      aliases: ['value', 'assessment', 'assessed value'],
    },
    {
      field: 'insurancePolicyId',
      label: 'Insurance policy',
      kind: 'text',
      aliases: ['insurance', 'policy', 'policy no'],
    },
    { field: 'exposure', label: 'Exposure', kind: 'text', aliases: ['facing', 'view', 'orientation'] },
    { field: 'address', label: 'Address', kind: 'text', aliases: ['street', 'street address'] },
    { field: 'notes', label: 'Notes', kind: 'text', aliases: ['note', 'remarks', 'comment', 'comments'] },
  ],
  residents: [
    {
      field: 'fullName',
      label: 'Full name',
      kind: 'name',
      required: true,
      aliases: ['name', 'resident', 'tenant', 'resident name', 'tenant name', 'occupant'],
    },
    { field: 'firstName', label: 'First name', kind: 'text', aliases: ['first', 'given name'] },
    { field: 'lastName', label: 'Last name', kind: 'text', aliases: ['last', 'surname', 'family name'] },
    {
      field: 'emailPrimary',
      label: 'Email',
      kind: 'email',
      aliases: ['e mail', 'mail', 'email address', 'primary email'],
    },
    {
      field: 'phonePrimary',
      label: 'Phone',
      kind: 'phone',
      aliases: ['phone', 'telephone', 'tel', 'mobile', 'cell', 'phone number', 'primary phone'],
    },
    {
      field: 'unitNumber',
      label: 'Unit',
      kind: 'number',
      aliases: ['unit number', 'unit no', 'apt', 'apartment', 'suite', 'home'],
    },
    {
      field: 'tenantType',
      label: 'Type',
      kind: 'text',
      aliases: ['tenant type', 'resident type', 'role', 'owner or renter', 'owner renter', 'tenure'],
    },
    {
      field: 'startDateOccupancy',
      label: 'Start of occupancy',
      kind: 'day',
      aliases: ['move in', 'move in date', 'lease start', 'start', 'start date', 'since', 'from'],
    },
    {
      field: 'endDateOccupancy',
      label: 'End of occupancy',
      kind: 'day',
      aliases: ['lease end', 'lease expiry', 'end', 'end date', 'until', 'to', 'expiry'],
    },
    { field: 'preferredName', label: 'Preferred name', kind: 'text', aliases: ['nickname', 'known as', 'goes by'] },
    {
      field: 'emailSecondary',
      label: 'Secondary email',
      kind: 'email',
      aliases: ['second email', 'second e mail', 'email 2', 'other email', 'alternate email'],
    },
    {
      field: 'phoneSecondary',
      label: 'Secondary phone',
      kind: 'phone',
      aliases: ['second phone', 'phone 2', 'other phone', 'home phone', 'work phone'],
    },
    {
      field: 'emergencyContactName',
      label: 'Emergency contact',
      kind: 'name',
      aliases: ['emergency', 'emergency name', 'in case of emergency', 'emergency contact name'],
    },
    {
      field: 'emergencyContactPhone',
      label: 'Emergency phone',
      kind: 'phone',
      aliases: ['emergency tel', 'emergency contact phone', 'emergency number'],
    },
    { field: 'parkingStalls', label: 'Parking stalls', kind: 'list', aliases: ['parking', 'stall', 'stalls'] },
    { field: 'lockerNumbers', label: 'Lockers', kind: 'list', aliases: ['locker', 'lockers', 'storage', 'locker no'] },
    { field: 'pets', label: 'Pets', kind: 'list', aliases: ['pet', 'animals', 'animal'] },
  ],
}

/** Which column fills which field: the number of the column, or null. */
export type Columns = Record<string, number | null>

/** A header for comparisons: its letters and digits. */
export const normalizeHead = (text: string) =>
  normalizeText(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Guesses the columns by their headers; a column fills one field, and the most similar name wins. */
export function guessColumns(kind: ImportKind, heads: readonly string[]): Columns {
  const candidates = importFields[kind].flatMap(({ field, label, aliases }, rank) =>
    heads.flatMap((head, at) => {
      const score = similarity(
        normalizeHead(head),
        [field.replace(/[A-Z]/g, ' $&'), label, ...aliases].map(normalizeHead),
      )
      return score > 0 ? [{ field, at, score, rank }] : []
    }),
  )
  const columns: Columns = Object.fromEntries(importFields[kind].map(({ field }) => [field, null]))
  const usedColumns = new Set<number>()
  for (const { field, at } of candidates.sort((a, b) => b.score - a.score || a.rank - b.rank || a.at - b.at)) {
    if (columns[field] !== null || usedColumns.has(at)) continue
    columns[field] = at
    usedColumns.add(at)
  }
  return columns
}

function similarity(head: string, names: readonly string[]): number {
  if (head === '') return 0
  if (names.includes(head)) return 3
  const words = new Set(head.split(' '))
  const matches = names.filter((name) => name.length > 2 && name.split(' ').every((word) => words.has(word)))
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
