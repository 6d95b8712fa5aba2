import { dayOf } from '#platform/time/dates.ts'
import { daysBetween, wallClock } from '#platform/time/wall-clock.ts'

/** The name of a backup made now: in UTC, so that names sort by age. */
export const backupName = (now: Date) => `backup-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar`

export const isBackupName = (name: string) => /^backup-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar$/.test(name)

export type Schedule = { every: 'never' | 'daily' | 'weekly'; fromHour: number; lastMadeAt: Date | null }

/** Whether a backup is due: once a day or week in the building's time zone, from `fromHour` on. */
export function isDue({ every, fromHour, lastMadeAt }: Schedule, now: Date, timeZone: string): boolean {
  if (every === 'never') return false
  if (wallClock(now, timeZone).minutes < fromHour * 60) return false
  if (lastMadeAt === null) return true
  const days = daysBetween(dayOf(lastMadeAt, timeZone), dayOf(now, timeZone))
  return days >= (every === 'daily' ? 1 : 7)
}

/** The oldest backups beyond the number to keep. */
export const expiredBackups = (names: readonly string[], keep: number) => [...names].sort().reverse().slice(keep)
