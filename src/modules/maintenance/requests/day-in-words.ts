import { dateFormat } from '#platform/time/date-formats.ts'
import { hours } from '#platform/time/dates.ts'
import { localeOf, currentLanguage } from '#platform/language/language.ts'
import { notKnown } from '#platform/text/not-known.ts'
import { addDays, wallClock } from '#platform/time/wall-clock.ts'
import { words } from './messages/index.ts'

/** Formatters for the building's time zone. */
type Formats = {
  zone: string
  date: (at: string) => string
  time: (at: string) => string
  clock: (at: string) => string
}

/**
 * A coming day: 'tomorrow', a weekday, or the date. Null for today and for the next 24 hours, which are shown in hours:
 * 2 am is not "tomorrow".
 */
export function dayInWords(at: string, now: Date, { zone, date }: Pick<Formats, 'zone' | 'date'>): string | null {
  if (Number.isNaN(Date.parse(at))) return null
  const [day, today] = [wallClock(new Date(at), zone).day, wallClock(now, zone).day]
  if (day <= today || Date.parse(at) - now.getTime() <= hours(24)) return null
  if (day === addDays(today, 1)) return words.tomorrow
  if (day < addDays(today, 7))
    return dateFormat(localeOf(currentLanguage()), { timeZone: zone, weekday: 'short' }).format(new Date(at))
  return date(at)
}

/** A time such as 'Today, 18:00' or 'Tomorrow, 02:23'; any other day by its date. */
export function momentInWords(
  at: string,
  now: Date,
  { zone, time, clock }: Pick<Formats, 'zone' | 'time' | 'clock'>,
): string {
  if (Number.isNaN(Date.parse(at))) return notKnown
  const [day, today] = [wallClock(new Date(at), zone).day, wallClock(now, zone).day]
  if (day === today) return words.todayAt(clock(at))
  return day === addDays(today, 1) ? words.tomorrowAt(clock(at)) : time(at)
}
