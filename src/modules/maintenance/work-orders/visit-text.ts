import type { Language } from '#platform/language/language.ts'
import { localeOf } from '#platform/language/language.ts'
import { dateFormat } from '#platform/time/date-formats.ts'
import { dayOf, portalClock } from '#platform/time/dates.ts'

type Times = { from: Date | string; to: Date | string }

/** 'Tue, Nov 24, 1:00 PM to 3:00 PM'; with both days when it ends on another one. */
export function visitText({ from, to }: Times, timeZone: string, language: Language): string {
  const [start, end] = [new Date(from), new Date(to)]
  const until = language === 'fr' ? 'à' : 'to'
  const clock = (at: Date) => portalClock(at, timeZone, language)
  const ends =
    dayOf(start, timeZone) === dayOf(end, timeZone) ? clock(end) : `${visitDay(end, timeZone, language)}, ${clock(end)}`
  return `${visitDay(start, timeZone, language)}, ${clock(start)} ${until} ${ends}`
}

/** 'Tue, Nov 24'. */
export const visitDay = (at: Date | string, timeZone: string, language: Language): string =>
  dateFormat(localeOf(language), { timeZone, weekday: 'short', month: 'short', day: 'numeric' }).format(new Date(at))

/** For a button: 'Tue, 1 PM to 3 PM'. */
export function shortVisitText({ from, to }: Times, timeZone: string, language: Language): string {
  const day = dateFormat(localeOf(language), { timeZone, weekday: 'short' }).format(new Date(from))
  const clock = (at: Date | string) =>
    portalClock(new Date(at), timeZone, language).replace(/:00(?= )| h 00$/, (zero) => (zero.includes('h') ? ' h' : ''))
  return `${day}, ${clock(from)} ${language === 'fr' ? 'à' : 'to'} ${clock(to)}`
}
