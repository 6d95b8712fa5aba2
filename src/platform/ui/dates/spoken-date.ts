import { type DateKind, type DateStyle, formatTyped } from '../../time/date-style.ts'
import { longDay } from '../../time/day-names.ts'

/** A value as a screen reader says it: Thursday, December 24, 2026, 14:30. */
export function spokenDate(value: string, kind: DateKind, style: DateStyle): string {
  if (kind === 'time') return formatTyped(value, kind, style)
  const [day = '', time] = value.split('T')
  return [longDay(day, style.language), ...(time ? [formatTyped(time, 'time', style)] : [])].join(', ')
}
