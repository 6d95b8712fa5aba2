import { dayOf } from '#platform/dates.ts'
import { daysBetween } from '#platform/wall-clock.ts'

/** The name of a backup made now: in UTC, so that names sort by age. */
export const nameOfBackup = (now: Date) => `backup-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar`

/** Whether a file of the backup folder is a backup of ours. */
export const isBackupName = (name: string) => /^backup-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar$/.test(name)

export type Schedule = { every: 'never' | 'daily' | 'weekly'; fromHour: number; lastMadeAt: Date | null }

/** Whether a backup should be made now: once a day or week of the building, from its hour on. */
export function isDue({ every, fromHour, lastMadeAt }: Schedule, now: Date, timeZone: string): boolean {
  if (every === 'never') return false
  const hour = Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now))
  if (hour < fromHour) return false
  if (lastMadeAt === null) return true
  const days = daysBetween(dayOf(lastMadeAt, timeZone), dayOf(now, timeZone))
  return days >= (every === 'daily' ? 1 : 7)
}

/** Of the backups, newest first, those beyond the number to keep. */
export const beyond = (names: readonly string[], keep: number) => [...names].sort().reverse().slice(keep)
