import { dayOf, isDay } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import type { MoveKind } from '../choices.ts'
import { effectiveDayOf } from '../rules.ts'

/** Whether a move of a day as people name it takes effect as soon as it is saved. */
export function useIsImmediate(kind: MoveKind, day: string): boolean {
  const today = dayOf(useNow(), useTimeZone())
  return isDay(day) && effectiveDayOf(kind, day) <= today
}
