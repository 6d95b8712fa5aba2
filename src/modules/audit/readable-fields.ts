import { type MoveKind, moveKinds } from '#moves/choices.ts'
import { namedDayOf } from '#moves/rules.ts'
import { dashboardTime, isDay } from '#platform/time/dates.ts'

type Fields = Record<string, unknown>
/** The names of accounts and vendors by id, and the building's time zone. */
export type ReadableContext = { names: ReadonlyMap<string, string>; zone: string }

/** Columns whose names or values only the program understands, and what people call them. */
const readableNames: Readonly<Record<string, string>> = {
  vendorId: 'vendor',
  waitingOn: 'who acts next',
  parameters: 'filters',
  waitingOnReason: 'next step',
}
const dayNames: Readonly<Record<MoveKind, string>> = {
  move_in: 'first day',
  move_out: 'last day',
  transfer: 'first day',
}
/** Columns that hold the id of an account or of a vendor. */
const people: ReadonlySet<string> = new Set(['assignedTo', 'vendorId'])
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/

/** The fields of an audit event as people read them: names for ids, and times of the building. */
export function readableFields(fields: Fields, { names, zone }: ReadableContext): Fields {
  return Object.fromEntries(
    Object.entries(withNamedDay(fields)).map(([name, value]) => [
      readableNames[name] ?? name,
      readableValue(name, value),
    ]),
  )
  function readableValue(name: string, value: unknown): unknown {
    if (typeof value !== 'string') return value
    if (people.has(name)) return names.get(value) ?? 'unknown'
    return instant.test(value) ? dashboardTime(value, zone) : value
  }
}

/** The day of a move as the office names it: the last one of a move out, otherwise the first one. */
function withNamedDay({ effectiveDay, ...others }: Fields): Fields {
  if (effectiveDay === undefined) return others
  const kind = moveKinds.find((known) => known === others['kind'])
  if (kind === undefined || typeof effectiveDay !== 'string' || !isDay(effectiveDay)) return { ...others, effectiveDay }
  return { ...others, [dayNames[kind]]: namedDayOf(kind, effectiveDay) }
}

/** The ids whose names `readableFields` needs. */
export const idsOfPeople = (fields: Fields): string[] =>
  [...people].flatMap((name) => (typeof fields[name] === 'string' ? [fields[name]] : []))
