import { daysBetween } from '#platform/time/wall-clock.ts'
import type { Day } from '#platform/time/dates.ts'

/** Days before the last day of a paper on which the office is warned. */
export const daysOfWarning = 30

/** Whether an insurance or a certificate is not valid any more; without a day it is not known to have ended. */
export const isExpired = (validUntil: Day | null, today: Day) => validUntil !== null && validUntil < today

/** Expired, ending within 30 days, or neither. */
export function expiryOf(validUntil: Day | null, today: Day): 'expired' | 'soon' | null {
  if (validUntil === null) return null
  if (validUntil < today) return 'expired'
  return daysBetween(today, validUntil) <= daysOfWarning ? 'soon' : null
}
