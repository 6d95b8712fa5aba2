import { dashboardDate } from '#platform/dates.ts'
import { wallClock } from '#platform/wall-clock.ts'
import { words } from '#overview/words.ts'

/** '17:00', by the clock on the building's wall; midnight by its name. */
export function clockTime(at: Date | string, zone: string): string {
  const { minutes } = wallClock(new Date(at), zone)
  if (minutes === 0) return words.midnight
  const two = (n: number) => String(n).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** '17:00' of today; another day with its date. */
export const dayAndTime = (at: string, now: Date, zone: string): string => {
  const day = wallClock(new Date(at), zone).day
  return day === wallClock(now, zone).day ? clockTime(at, zone) : `${dashboardDate(at, zone)} ${clockTime(at, zone)}`
}

/** Whole minutes from one moment to another, never below none. */
export const minutesBetween = (from: string | Date, to: string | Date): number =>
  Math.max(0, Math.floor((new Date(to).getTime() - new Date(from).getTime()) / 60_000))
