import type { Day } from '#platform/time/dates.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import { longestVacationDays } from './choices.ts'

/** Whether an authorised person may act on a day. */
export const isValidOn = (validUntil: Day | null, day: Day): boolean => validUntil === null || day <= validUntil

type Problem = 'past' | 'tooLong'

/** Why a vacation cannot be announced; null when it can. */
export function validateVacation({ firstDay, lastDay }: { firstDay: Day; lastDay: Day }, today: Day): Problem | null {
  if (lastDay < today) return 'past'
  return lastDay > addDays(firstDay, longestVacationDays) ? 'tooLong' : null
}
