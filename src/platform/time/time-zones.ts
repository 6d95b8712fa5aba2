import { dateFormat } from './date-formats.ts'

/** Whether a name is that of a time zone; an offset such as +02:00 is not. */
export function isTimeZone(name: string): boolean {
  try {
    return dateFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && /[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

/** The time zone of this browser. */
export const ownTimeZone = (): string => dateFormat('en', {}).resolvedOptions().timeZone

/** The time zones that this machine knows, with `chosen` where it is none of them. */
export function timeZoneChoices(chosen: string): { value: string; label: string }[] {
  const known = Intl.supportedValuesOf('timeZone')
  const zones = chosen === '' || known.includes(chosen) ? known : [chosen, ...known]
  return zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}
