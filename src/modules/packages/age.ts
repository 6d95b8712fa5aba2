import { days, hours, minutes } from '#platform/time/dates.ts'

/** How long a package has been here, in the largest whole unit: 28 minutes, 18 hours, 6 days. */
export function ageOf(receivedAt: string, now: Date): { count: number; unit: 'minutes' | 'hours' | 'days' } {
  const age = Math.max(0, now.getTime() - new Date(receivedAt).getTime())
  if (age < hours(1)) return { count: Math.floor(age / minutes(1)), unit: 'minutes' }
  return age < days(1)
    ? { count: Math.floor(age / hours(1)), unit: 'hours' }
    : { count: Math.floor(age / days(1)), unit: 'days' }
}
