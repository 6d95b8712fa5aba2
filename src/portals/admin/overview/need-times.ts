import { dashboardClock, dashboardDate } from '#platform/time/dates.ts'
import { notKnown } from '#platform/text/not-known.ts'
import { wallClock } from '#platform/time/wall-clock.ts'
import { words } from '#overview/messages/en.ts'

/** '17:00' in the building's time zone; midnight by its name. */
export function clockTime(at: Date | string, zone: string): string {
  if (Number.isNaN(new Date(at).getTime())) return notKnown
  const { minutes } = wallClock(new Date(at), zone)
  if (minutes === 0) return words.midnight
  return dashboardClock(new Date(at), zone)
}

/** '17:00' for today; the date too for another day. */
export const dayAndTime = (at: string, now: Date, zone: string): string => {
  if (Number.isNaN(Date.parse(at))) return notKnown
  const day = wallClock(new Date(at), zone).day
  return day === wallClock(now, zone).day ? clockTime(at, zone) : `${dashboardDate(at, zone)} ${clockTime(at, zone)}`
}

/** Whole minutes from one time to another, at least 0. */
export const minutesBetween = (from: string | Date, to: string | Date): number =>
  Math.max(0, Math.floor((new Date(to).getTime() - new Date(from).getTime()) / 60_000))
