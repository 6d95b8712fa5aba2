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
