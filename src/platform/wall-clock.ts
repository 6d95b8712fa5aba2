import type { Day } from './dates.ts'

/** What the clock on the wall of the building says: the day, minutes since midnight, 1 Monday to 7 Sunday. */
export type WallClock = { day: Day; minutes: number; weekday: number }

const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const made = formats.get(timeZone)
  if (made) return made
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timeZone, format)
  return format
}

export function wallClock(at: Date, timeZone: string): WallClock {
  const p: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const part of formatFor(timeZone).formatToParts(at)) p[part.type] = part.value
  const day = `${p.year}-${p.month}-${p.day}`
  return { day, minutes: Number(p.hour) * 60 + Number(p.minute), weekday: weekdayOf(day) }
}

/** The instant at which the wall clock says that time of that day; a time skipped in spring gives the hour after it. */
export function instantAt(day: Day, minutes: number, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  let guess = wanted
  // Twice: the first guess may lie on the other side of a change of the clocks.
  for (let i = 0; i < 2; i++) guess += wanted - asIfUtc(new Date(guess), timeZone)
  return new Date(guess)
}

const asIfUtc = (at: Date, timeZone: string) => {
  const clock = wallClock(at, timeZone)
  return Date.parse(`${clock.day}T00:00:00Z`) + clock.minutes * 60_000 + (at.getTime() % 60_000)
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
