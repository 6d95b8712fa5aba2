import { dateFormat } from './date-formats.ts'
import type { Day } from './dates.ts'

/** What the clock on the wall of the building says: the day, minutes since midnight, 1 Monday to 7 Sunday. */
export type WallClock = { day: Day; minutes: number; weekday: number }

const shape = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

const quarter = 900_000
const minutesAhead = new Map<string, number>()

/** How many minutes the wall clock is ahead of UTC. Clocks are changed on full quarters of an hour, so one look serves one. */
function aheadAt(at: number, timeZone: string): number {
  const since = Math.floor(at / quarter) * quarter
  const key = `${timeZone} ${since}`
  const known = minutesAhead.get(key)
  if (known !== undefined) return known
  const p: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const part of dateFormat('en-CA', { timeZone, ...shape }).formatToParts(since)) p[part.type] = part.value
  const ahead = (Date.parse(`${p.year}-${p.month}-${p.day}T${p.hour}:${p.minute}:00Z`) - since) / 60_000
  if (minutesAhead.size >= 5000) minutesAhead.clear()
  minutesAhead.set(key, ahead)
  return ahead
}

export function wallClock(at: Date, timeZone: string): WallClock {
  const there = new Date(at.getTime() + aheadAt(at.getTime(), timeZone) * 60_000)
  return {
    day: there.toISOString().slice(0, 10),
    minutes: there.getUTCHours() * 60 + there.getUTCMinutes(),
    weekday: there.getUTCDay() || 7,
  }
}

/** The instant at which the wall clock says that time of that day; a time skipped in spring gives the hour after it. */
export function instantAt(day: Day, minutes: number, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  const asAhead = (guess: number) => wanted - aheadAt(guess, timeZone) * 60_000
  // Twice: the first guess may lie on the other side of a change of the clocks.
  const first = asAhead(wanted)
  const second = asAhead(first)
  return new Date(asAhead(second) === second ? second : Math.max(first, second))
}

/** 1 Monday to 7 Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)

const dayNumber = (day: Day) => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000)

/** Whole days from one day to another. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from)

/** `09:30` or `09:30:00` as minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}
