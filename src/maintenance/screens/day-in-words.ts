import { localeOf, spokenLanguage } from '#platform/language.ts'
import { addDays, wallClock } from '#platform/wall-clock.ts'
import { words } from '../words.ts'
import type { Formats } from './use-formats.ts'

/** A coming day as people say it: tomorrow, Wed, or the date; null for today, where the hours count. */
export function dayInWords(at: string, now: Date, { zone, date }: Pick<Formats, 'zone' | 'date'>): string | null {
  const [day, today] = [wallClock(new Date(at), zone).day, wallClock(now, zone).day]
  if (day <= today) return null
  if (day === addDays(today, 1)) return words.tomorrow
  if (day < addDays(today, 7))
    return new Intl.DateTimeFormat(localeOf(spokenLanguage()), { timeZone: zone, weekday: 'short' }).format(
      new Date(at),
    )
  return date(at)
}
