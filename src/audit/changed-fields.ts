type Fields = Record<string, unknown>
export type FieldChange = { field: string; before: string | null; after: string | null }

/** What the program notes for itself and says nothing to people. */
const inner = /^(?:whoseMove|search|version|updatedAt|sealed)|Sealed$|Hash$|(?:^|[a-z])Ids?$/
const longest = 160

/** The fields that differ between what was and what is, as people call them. */
export function changedFields(before: Fields, after: Fields): FieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => !inner.test(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => ({ field: fieldName(name), before: shown(before[name]), after: shown(after[name]) }))
}

/** 'startDateOccupancy' becomes 'start date occupancy'. */
export const fieldName = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_.-]+/g, ' ')
    .toLowerCase()
    .trim()

/** 'phone', 'phone and e-mail', 'phone, e-mail and 3 more'. */
export function listed(fields: readonly string[], most = 3): string {
  const some = fields.length > most + 1 ? [...fields.slice(0, most), `${fields.length - most} more`] : fields
  return some.length < 2 ? (some[0] ?? '') : `${some.slice(0, -1).join(', ')} and ${some.at(-1)}`
}

/** A value as text; null for nothing. */
function shown(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const flat = Array.isArray(value) && value.every((one) => typeof one !== 'object')
  const text = typeof value === 'string' ? value : flat ? value.join(', ') : JSON.stringify(value)
  return text === '' ? null : text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}
