import { weekdayName } from '#platform/time/day-names.ts'
import { hours } from '#platform/time/dates.ts'
import type { Language } from '#platform/language/registry.ts'
import { notKnown } from '#platform/text/not-known.ts'
import { addDays, wallClock } from '#platform/time/wall-clock.ts'
import { requestTexts } from './messages/index.ts'

/** Formatters for the building's time zone and a language. */
type Formats = {
  language: Language
  zone: string
  date: (at: string) => string
  time: (at: string) => string
  clock: (at: string) => string
}

/**
 * A coming day: 'tomorrow', a weekday, or the date. Null for today and for the next 24 hours, which are shown in hours:
 * 2 am is not "tomorrow".
 */
export function formatRequestDay(
  at: string,
  now: Date,
  { language, zone, date }: Pick<Formats, 'language' | 'zone' | 'date'>,
): string | null {
  if (Number.isNaN(Date.parse(at))) return null
  const [day, today] = [wallClock(new Date(at), zone).day, wallClock(now, zone).day]
  if (day <= today || Date.parse(at) - now.getTime() <= hours(24)) return null
  if (day === addDays(today, 1)) return requestTexts[language].tomorrow
  if (day < addDays(today, 7)) return weekdayName(day, language, 'short')
  return date(at)
}

/** A time such as 'Today, 18:00' or 'Tomorrow, 02:23'; any other day by its date. */
export function formatRequestMoment(
  at: string,
  now: Date,
  { language, zone, time, clock }: Pick<Formats, 'language' | 'zone' | 'time' | 'clock'>,
): string {
  if (Number.isNaN(Date.parse(at))) return notKnown
  const [day, today] = [wallClock(new Date(at), zone).day, wallClock(now, zone).day]
  if (day === today) return requestTexts[language].todayAt(clock(at))
  return day === addDays(today, 1) ? requestTexts[language].tomorrowAt(clock(at)) : time(at)
}
