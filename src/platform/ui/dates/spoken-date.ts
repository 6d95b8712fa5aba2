import { dateFormat } from '../../time/date-formats.ts'
import type { DateKind, DateStyle } from '../../time/date-style.ts'
import { localeOf } from '../../language/language.ts'

/** A value as a screen reader says it: Thursday, December 24, 2026. */
export function spokenDate(value: string, kind: DateKind, { language, isTwelveHour }: DateStyle): string {
  const at = new Date(
    kind === 'time' ? `1970-01-01T${value}:00Z` : kind === 'date' ? `${value}T00:00:00Z` : `${value}:00Z`,
  )
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  const time = { hour: 'numeric', minute: '2-digit', hour12: isTwelveHour } as const
  return dateFormat(localeOf(language), {
    timeZone: 'UTC',
    ...(kind === 'time' ? {} : day),
    ...(kind === 'date' ? {} : time),
  }).format(at)
}
