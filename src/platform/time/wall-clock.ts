import { dateFormat } from './date-formats.ts'
import type { Day } from './dates.ts'

/** The local time of the building: the day, minutes since midnight, the weekday from 1 Monday to 7 Sunday. */
export type WallClock = { day: Day; minutes: number; weekday: number }

const shape = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

/** The day of an ISO text; years above 9999 have a sign and six digits there. */
const isoDay = (at: Date): Day => at.toISOString().split('T')[0] as Day

const quarterMs = 900_000
const minutesAhead = new Map<string, number>()

/**
 * How many minutes local time is ahead of UTC. Clocks change on full quarters of an hour, so one look-up serves a
 * quarter.
 */
function utcOffsetAt(at: number, timeZone: string): number {
  const since = Math.floor(at / quarterMs) * quarterMs
  const key = `${timeZone} ${since}`
  const known = minutesAhead.get(key)
  if (known !== undefined) return known
  const p: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
  for (const part of dateFormat('en', { timeZone, ...shape }).formatToParts(since)) p[part.type] = Number(part.value)
  const { year = 0, month = 1, day = 1, hour, minute } = p
  // Not parsed from text: an ISO text needs years of exactly four digits, and Date.UTC reads 0 to 99 as 1900 to 1999.
  const local = new Date(0).setUTCFullYear(year, month - 1, day)
  const ahead = (new Date(local).setUTCHours(hour ?? 0, minute ?? 0) - since) / 60_000
  if (minutesAhead.size >= 5000) minutesAhead.clear()
  minutesAhead.set(key, ahead)
  return ahead
}

export function wallClock(at: Date, timeZone: string): WallClock {
  const local = new Date(at.getTime() + utcOffsetAt(at.getTime(), timeZone) * 60_000)
  return {
    day: isoDay(local),
    minutes: local.getUTCHours() * 60 + local.getUTCMinutes(),
    weekday: local.getUTCDay() || 7,
  }
}

/** The instant of a local time on a day; a time skipped in spring becomes the hour after it. */
export function instantAt(day: Day, minutes: number, timeZone: string): Date {
  const target = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  const toInstant = (guess: number) => target - utcOffsetAt(guess, timeZone) * 60_000
  // Twice, because the first guess may be on the other side of a clock change.
  const first = toInstant(target)
  const second = toInstant(first)
  return new Date(toInstant(second) === second ? second : Math.max(first, second))
}

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

export const addDays = (day: Day, count: number): Day =>
  isoDay(new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000))

const dayNumber = (day: Day) => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000)

/** Whole days from one day to another. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from)

/** `09:30` or `09:30:00` as minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}
