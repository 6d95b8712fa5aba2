import type { Day } from '#platform/time/dates.ts'
import { addDays, instantAt, wallClock, weekdayOf } from '#platform/time/wall-clock.ts'
import type { Chance } from './chance.ts'
import { timeZone } from './profile.ts'

const minute = 60_000

export const today = (now: Date): Day => wallClock(now, timeZone).day
export const dayBefore = (now: Date, days: number): Day => addDays(today(now), -days)
export const at = (day: Day, hour: number, minutes = 0): Date => instantAt(day, hour * 60 + minutes, timeZone)

export const isWorkday = (day: Day) => weekdayOf(day) <= 5

/** That day, or the next working day of the office. */
export function workdayFrom(day: Day): Day {
  let found = day
  while (!isWorkday(found)) found = addDays(found, 1)
  return found
}

/** A moment of that day between two hours. */
export const during = (day: Day, from: number, to: number, chance: Chance): Date =>
  instantAt(day, chance.between(from * 60, to * 60 - 1), timeZone)

/** The time when people write to the office: before work, at noon, mostly in the evening. */
export function atHome(day: Day, chance: Chance): Date {
  const [from, to] = chance.pick([
    [7, 9],
    [9, 12],
    [12, 14],
    [16, 19],
    [18, 22],
    [18, 23],
  ] as const)
  return during(day, from, to, chance)
}

/** The next moment in office hours, some minutes later. */
export function atWork(after: Date, chance: Chance): Date {
  const clock = wallClock(new Date(after.getTime() + chance.between(6, 50) * minute), timeZone)
  if (isWorkday(clock.day) && clock.minutes >= 8 * 60 && clock.minutes < 17 * 60)
    return instantAt(clock.day, clock.minutes, timeZone)
  const day = workdayFrom(clock.minutes < 8 * 60 ? clock.day : addDays(clock.day, 1))
  return during(day, 8, 10, chance)
}

export const later = (from: Date, minutes: number) => new Date(from.getTime() + minutes * minute)
