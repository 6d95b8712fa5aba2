import type { Language } from '#platform/language/registry.ts'
import { dayOf, portalClock, portalDayOfWeek, portalWeekday } from '#platform/time/dates.ts'
import { visitTimeTexts } from './messages/visit-times.ts'

type Times = { from: Date | string; to: Date | string }

/** 'Tue, Nov 24, 1:00 PM to 3:00 PM'; with both days when it ends on another one. */
export function visitText({ from, to }: Times, timeZone: string, language: Language): string {
  const [start, end] = [new Date(from), new Date(to)]
  const clock = (at: Date) => portalClock(at, timeZone, language)
  const ends =
    dayOf(start, timeZone) === dayOf(end, timeZone)
      ? clock(end)
      : `${portalDayOfWeek(end, timeZone, language)}, ${clock(end)}`
  return visitTimeTexts[language].range(`${portalDayOfWeek(start, timeZone, language)}, ${clock(start)}`, ends)
}

/** For a button: 'Tue, 1 PM to 3 PM'. */
export function shortVisitText({ from, to }: Times, timeZone: string, language: Language): string {
  const day = portalWeekday(from, timeZone, language)
  const clock = (at: Date | string) =>
    portalClock(new Date(at), timeZone, language).replace(/:00(?= )| h 00$/, (zero) => (zero.includes('h') ? ' h' : ''))
  return visitTimeTexts[language].range(`${day}, ${clock(from)}`, clock(to))
}
