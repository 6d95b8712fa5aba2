import { useMemo } from 'react'
import { dayOf, type Day } from '#platform/dates.ts'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { useAddress } from '#platform/screens/use-address.ts'
import { useNow } from '#platform/screens/use-now.ts'
import { useSettled } from '#platform/screens/use-settled.ts'
import type { Unit } from '../contract.ts'
import { pastDay, unitsOnDay } from '../past.ts'
import { useBuildingOnDay } from './day-queries.ts'

/** The day that the building view shows, which stands in the address, and the building as it was then. */
export function useDay(units: readonly Unit[]) {
  const address = useAddress()
  const today = dayOf(useNow(), useTimeZone())
  const day = pastDay(address.at('day'), today)
  // A slider under the hand passes many days; the one it rests at is asked for.
  const query = useBuildingOnDay(useSettled(day, 120))
  const on = query.data
  const then = on && on.day < on.today ? on : null
  return {
    query,
    on,
    day: day ?? today,
    today,
    isPast: day !== null,
    /** What is drawn is of another day than the one that is asked for. */
    isBehind: day !== (then?.day ?? null),
    units: useMemo(() => (then ? unitsOnDay(units, then) : units), [units, then]),
    show: (to: Day) => address.change({ day: to >= today ? undefined : to }),
  }
}
