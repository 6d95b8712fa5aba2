import { addDays, instantAt, wallClock } from '#platform/time/wall-clock.ts'
import { type Day, dayOf } from '#platform/time/dates.ts'
import { type KeyState, longestLoanDays } from './choices.ts'

type Facts = {
  isInService: boolean
  /** The resident whom the office gave it to. */
  holder: string | null
  isSealed: boolean
  /** When it is due back; null while nobody has borrowed it. */
  dueAt: Date | null
}

/** Where a key is. A loan comes first, because the key is in the hand of its borrower. */
export function stateOf({ isInService, holder, isSealed, dueAt }: Facts, now: Date): KeyState {
  if (dueAt !== null) return dueAt < now ? 'overdue' : 'out'
  if (!isInService) return 'unavailable'
  if (holder !== null) return 'issued'
  return isSealed ? 'sealed' : 'here'
}

type DueProblem = 'past' | 'tooLong'

/** Why a key cannot be lent until then; null when it can. */
export function validateDue(dueAt: Date, now: Date): DueProblem | null {
  if (dueAt <= now) return 'past'
  return dueAt.getTime() - now.getTime() > longestLoanDays * 86_400_000 ? 'tooLong' : null
}

const hour = 3_600_000
/** Minutes after midnight, by the clock of the building. */
const evening = 18 * 60
const morning = 9 * 60
export const dueChoices = ['hour', 'fourHours', 'evening', 'tomorrow', 'week'] as const
export type DueChoice = (typeof dueChoices)[number]

/** The usual times of return from now on. The evening of today is left out when it is less than two hours away. */
export function listDueTimes(now: Date, timeZone: string): { choice: DueChoice; at: Date }[] {
  const today: Day = dayOf(now, timeZone)
  const after = (hours: number) => new Date(now.getTime() + hours * hour)
  const times = [
    { choice: 'hour' as const, at: after(1) },
    { choice: 'fourHours' as const, at: after(4) },
    { choice: 'evening' as const, at: instantAt(today, evening, timeZone) },
    { choice: 'tomorrow' as const, at: instantAt(addDays(today, 1), morning, timeZone) },
    { choice: 'week' as const, at: instantAt(addDays(today, 7), evening, timeZone) },
  ]
  return wallClock(now, timeZone).minutes > evening - 120 ? times.filter(({ choice }) => choice !== 'evening') : times
}

/** How long a key has been overdue, in whole minutes, hours or days. */
export function lateness(dueAt: string, now: Date): { count: number; unit: 'minutes' | 'hours' | 'days' } {
  const late = Math.max(1, Math.floor((now.getTime() - new Date(dueAt).getTime()) / 60_000))
  if (late < 60) return { count: late, unit: 'minutes' }
  return late < 48 * 60
    ? { count: Math.floor(late / 60), unit: 'hours' }
    : { count: Math.floor(late / 1440), unit: 'days' }
}
