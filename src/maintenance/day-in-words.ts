import { dateFormat } from '#platform/date-formats.ts'
import { hours } from '#platform/dates.ts'
import { localeOf, spokenLanguage } from '#platform/language.ts'
import { addDays, wallClock } from '#platform/wall-clock.ts'
import { words } from './words.ts'

/** How days and times look, in the building's own time. */
type Formats = {
  zone: string
  date: (at: string) => string
  time: (at: string) => string
  clock: (at: string) => string
}

/**
 * A coming day as people say it: tomorrow, Wed, or the date; null for today and for the next 24 hours, where the hours
 * count: what is promised for two in the night is not a matter of tomorrow.
 */
export function dayInWords(at: string, now: Date, { zone, date }: Pick<Formats, 'zone' | 'date'>): string | null {
  const [day, today] = [wallClock(new Date(at), zone).day, wallClock(now, zone).day]
  if (day <= today || Date.parse(at) - now.getTime() <= hours(24)) return null
  if (day === addDays(today, 1)) return words.tomorrow
  if (day < addDays(today, 7))
    return dateFormat(localeOf(spokenLanguage()), { timeZone: zone, weekday: 'short' }).format(new Date(at))
  return date(at)
}

/** A moment as people say it: 'Today, 18:00', 'Tomorrow, 02:23'; any other day by its date. */
export function momentInWords(
  at: string,
  now: Date,
  { zone, time, clock }: Pick<Formats, 'zone' | 'time' | 'clock'>,
): string {
  const [day, today] = [wallClock(new Date(at), zone).day, wallClock(now, zone).day]
  if (day === today) return words.todayAt(clock(at))
  return day === addDays(today, 1) ? words.tomorrowAt(clock(at)) : time(at)
}
