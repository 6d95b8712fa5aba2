import type { Day } from '#platform/time/dates.ts'
import { addDays, instantAt, weekdayOf } from '#platform/time/wall-clock.ts'
import { longestAheadDays, longestRepetitionDays, type PassProblem } from './choices.ts'

/** When guests are expected. Without days of the week, on the first day alone. */
export type Times = {
  firstDay: Day
  lastDay: Day
  weekdays: readonly number[] | null
  /** Minutes after midnight. An end that is not after the start is on the next day. */
  startsAt: number
  endsAt: number
}

/** Minutes before the time of a visit from which its guests are admitted. */
export const earlyMinutes = 60
/** The desk expects visits that begin within these hours, also after midnight. */
export const hoursAhead = 8
const minutesOfDay = 24 * 60

export const isOnDay = ({ firstDay, lastDay, weekdays }: Times, day: Day): boolean =>
  firstDay <= day && day <= lastDay && (weekdays === null || weekdays.includes(weekdayOf(day)))

/** From when until when the guests of a day are expected. */
export function windowOn({ startsAt, endsAt }: Times, day: Day, timeZone: string): { from: Date; until: Date } {
  const isNextDay = endsAt <= startsAt
  return {
    from: instantAt(day, startsAt, timeZone),
    until: instantAt(isNextDay ? addDays(day, 1) : day, endsAt, timeZone),
  }
}

/** The next day of a visit from a day on; null when there is none. */
export function nextDayOf(times: Times, from: Day): Day | null {
  let day = from > times.firstDay ? from : times.firstDay
  for (let count = 0; count < 7 && day <= times.lastDay; count += 1) {
    if (isOnDay(times, day)) return day
    day = addDays(day, 1)
  }
  return null
}

/** The day whose visit is running or next: yesterday's while it lasts over midnight, otherwise the next one. */
export function dayOfVisit(times: Times, now: Date, today: Day, timeZone: string): Day | null {
  const yesterday = addDays(today, -1)
  const isRunning = (day: Day) => isOnDay(times, day) && now < windowOn(times, day, timeZone).until
  if (isRunning(yesterday)) return yesterday
  return isRunning(today) ? today : nextDayOf(times, addDays(today, 1))
}

/** Why a pass does not admit now; null when it does. */
export function problemOf(
  times: Times & { isCancelled: boolean },
  now: Date,
  today: Day,
  timeZone: string,
): PassProblem | null {
  if (times.isCancelled) return 'cancelled'
  const day = dayOfVisit(times, now, today, timeZone)
  if (day === null) return 'ended'
  const { from } = windowOn(times, day, timeZone)
  if (now.getTime() >= from.getTime() - earlyMinutes * 60_000) return null
  return day > today ? 'another_day' : 'too_early'
}

type TimesProblem = 'past' | 'tooFar' | 'tooLong' | 'noDay'

/** Why a visit cannot be announced with these days; null when it can. */
export function validateTimes(times: Times, now: Date, today: Day, timeZone: string): TimesProblem | null {
  if (times.firstDay > addDays(today, longestAheadDays)) return 'tooFar'
  if (times.lastDay > addDays(times.firstDay, longestRepetitionDays)) return 'tooLong'
  if (nextDayOf(times, times.firstDay) === null) return 'noDay'
  return dayOfVisit(times, now, today, timeZone) === null ? 'past' : null
}

/** Words of a name without accents, marks and capitals. */
const wordsOfName = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * Whether a visitor's name can be that of a person who must not be admitted: it has all words of that name, in any order
 * and with others between them. A single word is compared as a whole, so that "Max" is not every Max.
 */
export function isNameOf(visitor: string, person: string): boolean {
  const listed = wordsOfName(person)
  const words = wordsOfName(visitor)
  if (listed.length < 2) return listed.join(' ') === words.join(' ') && listed.length > 0
  return listed.every((word) => words.includes(word))
}

type Entry = { fullName: string; unitId: string | null; validUntil: Day | null }

/** Whether a person on the list is at the door: by name, on a day, for a home. */
export const isBarredBy = (entry: Entry, visitor: { fullName: string; unitId: string | null }, today: Day): boolean =>
  (entry.validUntil === null || today <= entry.validUntil) &&
  (entry.unitId === null || entry.unitId === visitor.unitId) &&
  isNameOf(visitor.fullName, entry.fullName)

/** The number or bullet before a name in a list that was written elsewhere. */
const listMark = /^(?:\d{1,3}[.)]|[-–•*·])\s+/

/** The names of a list that was typed or pasted: one in each line, or with commas. */
export const namesIn = (text: string): string[] =>
  text
    .split(/[\n,;]+/)
    .map((name) => name.trim().replace(listMark, '').replace(/\s+/g, ' '))
    .filter(Boolean)

/** `09:30` as minutes after midnight; the schema has checked its form. */
export const minutesOfClock = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
export const clockOf = (minutes: number): string =>
  `${String(Math.floor((minutes % minutesOfDay) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
