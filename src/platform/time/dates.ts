import { dateFormat } from './date-formats.ts'
import { dateLocaleOf, localeOf } from '../language/language.ts'
import { type Language, registry } from '../language/registry.ts'
import { notKnown } from '../text/not-known.ts'

/** A day without a time zone, as `YYYY-MM-DD`: lease and occupancy days. */
export type Day = string

const parts = (at: Date, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  Object.fromEntries(
    dateFormat('en', { timeZone, ...options })
      .formatToParts(at)
      .map((p) => [p.type, p.value]),
  ) as Record<Intl.DateTimeFormatPartTypes, string>

const parsed = (value: Date | string | null | undefined): Date | null => {
  if (value === null || value === undefined || value === '') return null
  const at = value instanceof Date ? value : new Date(value)
  return Number.isNaN(at.getTime()) ? null : at
}

/** Whether a value has the form of a day. */
export const isDay = (value: unknown): value is Day => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** The building's calendar day of an instant. */
export function dayOf(at: Date, timeZone: string): Day {
  const p = parts(at, timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' })
  return `${p.year}-${p.month}-${p.day}`
}

/** Dashboard: DD-MM-YYYY, 'N/A' when missing or invalid. A `Day` is not shifted by the time zone. */
export function dashboardDate(value: Date | string | null | undefined, timeZone: string): string {
  const at = parsed(value)
  if (!at) return notKnown
  const [year, month, day] = (isDay(value) ? value : dayOf(at, timeZone)).split('-')
  return `${day}-${month}-${year}`
}

/** Dashboard with the time: DD-MM-YYYY HH:mm. */
export function dashboardTime(value: Date | string | null | undefined, timeZone: string): string {
  const at = parsed(value)
  if (!at) return notKnown
  return `${dashboardDate(at, timeZone)} ${dashboardClock(at, timeZone)}`
}

/** The dashboard's time of day: HH:mm. */
export function dashboardClock(value: Date, timeZone: string): string {
  const at = parsed(value)
  if (!at) return notKnown
  const p = parts(at, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${p.hour}:${p.minute}`
}

/** The dashboard's time of day, with the date where it is not the expected day. */
export function timeOnDay(value: Date | string, day: Day, timeZone: string): string {
  const at = new Date(value)
  return dayOf(at, timeZone) === day ? dashboardClock(at, timeZone) : dashboardTime(at, timeZone)
}

/** Staff and resident views: MMM d, yyyy; in French d MMM yyyy. */
export function portalDate(value: Date | string | null | undefined, timeZone: string, language: Language): string {
  const at = parsed(value)
  if (!at) return notKnown
  const zone = isDay(value) ? 'UTC' : timeZone
  const shape = { timeZone: zone, year: 'numeric', month: 'short', day: 'numeric' } as const
  return dateFormat(dateLocaleOf(language), shape).format(at)
}

/** Staff and resident views with the time: MMM d, yyyy h:mm a; in French d MMM yyyy, H h mm. */
export function portalTime(value: Date | string | null | undefined, timeZone: string, language: Language): string {
  const at = parsed(value)
  if (!at) return notKnown
  const clock = portalClock(at, timeZone, language)
  return `${portalDate(at, timeZone, language)}${registry[language].dateTimeSeparator ?? ' '}${clock}`
}

/** Staff and resident views, for a day soon: Tue, Nov 24; in French mar. 24 nov. */
export const portalDayOfWeek = (value: Date | string, timeZone: string, language: Language): string =>
  dateFormat(localeOf(language), { timeZone, weekday: 'short', month: 'short', day: 'numeric' }).format(new Date(value))

/** The portals' day of the week: Tue; in French mar. */
export const portalWeekday = (value: Date | string, timeZone: string, language: Language): string =>
  dateFormat(localeOf(language), { timeZone, weekday: 'short' }).format(new Date(value))

/** The portals' time of day: h:mm a; in French H h mm. */
export function portalClock(value: Date, timeZone: string, language: Language): string {
  const at = parsed(value)
  if (!at) return notKnown
  const clock = dateFormat(dateLocaleOf(language), { timeZone, hour: 'numeric', minute: '2-digit' }).format(at)
  // English texts have plain spaces.
  return clock.replace(/\u202F(?=[AP]M$)/, ' ')
}

/** A time of day without a date, such as '09:30', as the portals show it. */
export const portalTimeOfDay = (time: string, language: Language): string =>
  portalClock(new Date(`1970-01-01T${time}Z`), 'UTC', language)

/**
 * The day of an API value: `YYYY-MM-DD` stays, a timestamp at T00:00:00Z keeps its own day, any other instant becomes
 * the building's day. Null when it is not a date.
 */
export function dayFromWire(value: string, timeZone: string): Day | null {
  if (isDay(value)) return parsed(`${value}T00:00:00Z`)?.toISOString().startsWith(value) ? value : null
  const at = parsed(value)
  if (!at) return null
  return at.toISOString().endsWith('T00:00:00.000Z') ? at.toISOString().slice(0, 10) : dayOf(at, timeZone)
}

export const minutes = (n: number) => n * 60_000
export const hours = (n: number) => n * 3_600_000
export const days = (n: number) => n * 86_400_000
