import { dashboardTime } from '#platform/time/dates.ts'

type Fields = Record<string, unknown>
/** The names of accounts and vendors by id, and the building's time zone. */
export type ReadableContext = { names: ReadonlyMap<string, string>; zone: string }

/** Columns whose names or values only the program understands, and what people call them. */
const readableNames: Readonly<Record<string, string>> = {
  vendorId: 'vendor',
  waitingOn: 'who acts next',
  waitingOnReason: 'next step',
}
/** Columns that hold the id of an account or of a vendor. */
const people: ReadonlySet<string> = new Set(['assignedTo', 'vendorId'])
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/

/** The fields of an audit event as people read them: names for ids, and times of the building. */
export function readableFields(fields: Fields, { names, zone }: ReadableContext): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [readableNames[name] ?? name, readableValue(name, value)]),
  )
  function readableValue(name: string, value: unknown): unknown {
    if (typeof value !== 'string') return value
    if (people.has(name)) return names.get(value) ?? 'unknown'
    return instant.test(value) ? dashboardTime(value, zone) : value
  }
}

/** The ids whose names `readableFields` needs. */
export const idsOfPeople = (fields: Fields): string[] =>
  [...people].flatMap((name) => (typeof fields[name] === 'string' ? [fields[name]] : []))
