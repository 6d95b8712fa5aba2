import { useMemo } from 'react'
import { dayOf, type Day } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useDebounced } from '#platform/ui/hooks/use-debounced.ts'
import type { ListedUnit } from '../contract.ts'
import { pastDay, unitsOnDay } from '../past.ts'
import { useBuildingOnDay } from './day-queries.ts'

/** The day shown by the building view, stored in the URL, and the building as it was on that day. */
export function useDay(units: readonly ListedUnit[]) {
  const address = useAddress()
  const today = dayOf(useNow(), useTimeZone())
  const day = pastDay(address.at('day'), today)
  // Dragging the slider passes many days; only the one it rests at is requested.
  const query = useBuildingOnDay(useDebounced(day, 120))
  const on = query.data
  const then = on && on.day < on.today ? on : null
  return {
    query,
    on,
    day: day ?? today,
    today,
    isPast: day !== null,
    /** The rendered data is of another day than the chosen one. */
    isBehind: day !== (then?.day ?? null),
    units: useMemo(() => (then ? unitsOnDay(units, then) : units), [units, then]),
    show: (to: Day) => address.change({ day: to >= today ? undefined : to }),
  }
}
