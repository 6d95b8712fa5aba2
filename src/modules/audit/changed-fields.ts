import { currencyDecimals, currencyScale } from '#platform/locale/currency.ts'

type Fields = Record<string, unknown>
export type FieldChange = { field: string; before: string | null; after: string | null }

/** Internal fields, which are not shown. */
const internalFields = /^(?:waitingOn|search|version|updatedAt|sealed)|Sealed$|Hash$|(?:^|[a-z])Ids?$/
const longest = 160

/** The changed fields with readable names. */
export function changedFields(before: Fields, after: Fields): FieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => !internalFields.test(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => ({
      field: fieldName(name),
      before: formatValue(dollars(name, before[name])),
      after: formatValue(dollars(name, after[name])),
    }))
}

/** Columns of money hold whole cents. */
const dollars = (name: string, value: unknown): unknown =>
  name.endsWith('Cents') && typeof value === 'number' ? (value / currencyScale()).toFixed(currencyDecimals()) : value

/** 'startDateOccupancy' becomes 'start date occupancy', 'purchasePriceCents' 'purchase price'. */
export const fieldName = (name: string) =>
  name
    .replace(/(?<=[a-z])Cents$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_.-]+/g, ' ')
    .toLowerCase()
    .trim()

/** 'phone', 'phone and e-mail', 'phone, e-mail and 3 more'. */
export function listed(fields: readonly string[], max = 3): string {
  const shortened = fields.length > max + 1 ? [...fields.slice(0, max), `${fields.length - max} more`] : fields
  return shortened.length < 2 ? (shortened[0] ?? '') : `${shortened.slice(0, -1).join(', ')} and ${shortened.at(-1)}`
}

/** A value as text; null when empty. */
function formatValue(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const flat = Array.isArray(value) && value.every((item) => typeof item !== 'object')
  const text = typeof value === 'string' ? value : flat ? value.join(', ') : JSON.stringify(value)
  return text === '' ? null : text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}
