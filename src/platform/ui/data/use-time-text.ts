import { dashboardTime, portalTime } from '../../time/dates.ts'
import { useDateAudience } from './date-audience.ts'
import { useLanguage } from './language.ts'
import { useTimeZone } from './time-zone.ts'

/** Writes a date with its time as the other dates of this page: as in the console, or in the language of the reader. */
export function useTimeText(): (at: string) => string {
  const isConsole = useDateAudience() === 'console'
  const [language, zone] = [useLanguage(), useTimeZone()]
  return (at) => (isConsole ? dashboardTime(at, zone) : portalTime(at, zone, language))
}
