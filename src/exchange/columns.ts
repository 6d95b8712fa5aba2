import type { Kind } from './cleaning.ts'
import { tidied } from './sheet.ts'

export const importKinds = ['units', 'residents'] as const
export type ImportKind = (typeof importKinds)[number]

/** A field that a column can fill: its name for people, how its cells are tidied, and what columns of it are called. */
export type ImportField = { field: string; label: string; kind: Kind; required?: true; called: readonly string[] }

export const importFields: Record<ImportKind, readonly ImportField[]> = {
  units: [
    {
      field: 'unitNumber',
      label: 'Unit number',
      kind: 'number',
      required: true,
      called: ['unit', 'unit no', 'number', 'apt', 'apartment', 'suite'],
    },
    { field: 'floor', label: 'Floor', kind: 'whole', called: ['level', 'storey', 'fl'] },
    { field: 'category', label: 'Category', kind: 'text', called: ['use', 'residential or commercial'] },
    { field: 'unitType', label: 'Unit type', kind: 'text', called: ['type', 'layout', 'plan', 'model'] },
    { field: 'status', label: 'Status', kind: 'text', called: ['state', 'occupancy'] },
    { field: 'ownerName', label: 'Owner name', kind: 'name', called: ['owner', 'registered owner'] },
    {
      field: 'squareFootage',
      label: 'Square footage',
      kind: 'whole',
      called: ['sq ft', 'sqft', 'area', 'size', 'square feet'],
    },
    { field: 'bedrooms', label: 'Bedrooms', kind: 'whole', called: ['beds', 'bed', 'br', 'bdrm'] },
    { field: 'bathrooms', label: 'Bathrooms', kind: 'half', called: ['baths', 'bath', 'ba', 'washrooms'] },
    { field: 'balcony', label: 'Balcony', kind: 'yes', called: ['has balcony', 'terrace'] },
    {
      field: 'parkingAllocation',
      label: 'Parking stalls',
      kind: 'list',
      called: ['parking', 'stall', 'stalls', 'parking allocation'],
    },
    { field: 'storageLockers', label: 'Storage lockers', kind: 'list', called: ['locker', 'lockers', 'storage'] },
    { field: 'keyNumbers', label: 'Key numbers', kind: 'list', called: ['keys', 'key', 'key no'] },
    { field: 'utilityMeters', label: 'Utility meters', kind: 'list', called: ['meter', 'meters', 'hydro meter'] },
    {
      field: 'monthlyMaintenance',
      label: 'Monthly maintenance',
      kind: 'money',
      called: ['maintenance', 'condo fee', 'fee', 'fees', 'monthly fee'],
    },
    { field: 'purchasePrice', label: 'Purchase price', kind: 'money', called: ['price', 'bought for'] },
    { field: 'currentValue', label: 'Current value', kind: 'money', called: ['value', 'assessment', 'assessed value'] },
    {
      field: 'insurancePolicyId',
      label: 'Insurance policy',
      kind: 'text',
      called: ['insurance', 'policy', 'policy no'],
    },
    { field: 'exposure', label: 'Exposure', kind: 'text', called: ['facing', 'view', 'orientation'] },
    { field: 'address', label: 'Address', kind: 'text', called: ['street', 'street address'] },
    { field: 'notes', label: 'Notes', kind: 'text', called: ['note', 'remarks', 'comment', 'comments'] },
  ],
  residents: [
    {
      field: 'fullName',
      label: 'Full name',
      kind: 'name',
      required: true,
      called: ['name', 'resident', 'tenant', 'resident name', 'tenant name', 'occupant'],
    },
    { field: 'firstName', label: 'First name', kind: 'text', called: ['first', 'given name'] },
    { field: 'lastName', label: 'Last name', kind: 'text', called: ['last', 'surname', 'family name'] },
    {
      field: 'emailPrimary',
      label: 'E-mail',
      kind: 'email',
      required: true,
      called: ['email', 'e mail', 'mail', 'email address', 'primary email'],
    },
    {
      field: 'phonePrimary',
      label: 'Phone',
      kind: 'phone',
      called: ['phone', 'telephone', 'tel', 'mobile', 'cell', 'phone number', 'primary phone'],
    },
    {
      field: 'unitNumber',
      label: 'Unit',
      kind: 'number',
      called: ['unit number', 'unit no', 'apt', 'apartment', 'suite', 'home'],
    },
    {
      field: 'tenantType',
      label: 'Type',
      kind: 'text',
      called: ['tenant type', 'resident type', 'role', 'owner or renter', 'owner renter', 'tenure'],
    },
    {
      field: 'startDateOccupancy',
      label: 'Start of occupancy',
      kind: 'day',
      called: ['move in', 'move in date', 'lease start', 'start', 'start date', 'since', 'from'],
    },
    {
      field: 'endDateOccupancy',
      label: 'End of occupancy',
      kind: 'day',
      called: ['lease end', 'lease expiry', 'end', 'end date', 'until', 'to', 'expiry'],
    },
    { field: 'preferredName', label: 'Preferred name', kind: 'text', called: ['nickname', 'known as', 'goes by'] },
    {
      field: 'emailSecondary',
      label: 'Second e-mail',
      kind: 'email',
      called: ['secondary email', 'email 2', 'other email', 'alternate email'],
    },
    {
      field: 'phoneSecondary',
      label: 'Second phone',
      kind: 'phone',
      called: ['secondary phone', 'phone 2', 'other phone', 'home phone', 'work phone'],
    },
    {
      field: 'emergencyContactName',
      label: 'Emergency contact',
      kind: 'name',
      called: ['emergency', 'emergency name', 'in case of emergency', 'emergency contact name'],
    },
    {
      field: 'emergencyContactPhone',
      label: 'Emergency phone',
      kind: 'phone',
      called: ['emergency tel', 'emergency contact phone', 'emergency number'],
    },
    { field: 'parkingStalls', label: 'Parking stalls', kind: 'list', called: ['parking', 'stall', 'stalls'] },
    { field: 'lockerNumbers', label: 'Lockers', kind: 'list', called: ['locker', 'lockers', 'storage', 'locker no'] },
    { field: 'pets', label: 'Pets', kind: 'list', called: ['pet', 'animals', 'animal'] },
  ],
}

/** Which column fills which field: the number of the column, or null. */
export type Columns = Record<string, number | null>

const plain = (text: string) =>
  tidied(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** The columns as their heads suggest; a column fills one field, and the closest name wins. */
export function guessColumns(kind: ImportKind, heads: readonly string[]): Columns {
  const offers = importFields[kind].flatMap(({ field, label, called }, rank) =>
    heads.flatMap((head, at) => {
      const score = closeness(plain(head), [field.replace(/[A-Z]/g, ' $&'), label, ...called].map(plain))
      return score > 0 ? [{ field, at, score, rank }] : []
    }),
  )
  const columns: Columns = Object.fromEntries(importFields[kind].map(({ field }) => [field, null]))
  const taken = new Set<number>()
  for (const { field, at } of offers.sort((a, b) => b.score - a.score || a.rank - b.rank || a.at - b.at)) {
    if (columns[field] !== null || taken.has(at)) continue
    columns[field] = at
    taken.add(at)
  }
  return columns
}

function closeness(head: string, names: readonly string[]): number {
  if (head === '') return 0
  if (names.includes(head)) return 3
  const words = new Set(head.split(' '))
  const within = names.filter((name) => name.length > 2 && name.split(' ').every((word) => words.has(word)))
  return within.length > 0 ? 1 + Math.max(...within.map((name) => name.length)) / Math.max(head.length, 1) : 0
}

/** Where the heads stand: the row among the first ten whose cells are most like names of fields. */
export function headRowOf(kind: ImportKind, rows: readonly { cells: readonly string[] }[]): number {
  const found = rows
    .slice(0, 10)
    .map(({ cells }) => Object.values(guessColumns(kind, cells)).filter((at) => at !== null).length)
  const most = Math.max(0, ...found)
  return most === 0 ? 0 : found.indexOf(most)
}
