import { useMemo } from 'react'
import { dashboardClock, dashboardDate, dashboardTime, portalClock, portalDate, portalTime } from '#platform/dates.ts'
import { inDollars, cents } from '#platform/money.ts'
import { useBuildingCode } from '#platform/screens/building-code.ts'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { words } from '../words.ts'

type Instant = string | null | undefined
const styles = {
  dashboard: { date: dashboardDate, time: dashboardTime, clock: dashboardClock },
  portal: { date: portalDate, time: portalTime, clock: portalClock },
} as const

/** How numbers, days, times and money look on a screen: in the building's own time, and in its console or its portals. */
export function useFormats(style: keyof typeof styles) {
  const zone = useTimeZone()
  const code = useBuildingCode()
  return useMemo(() => {
    return {
      zone,
      number: (number: number) => words.number(code, number),
      date: (at: Instant) => styles[style].date(at, zone),
      time: (at: Instant) => styles[style].time(at, zone),
      /** The time of day alone. */
      clock: (at: string) => styles[style].clock(new Date(at), zone),
      money: (dollars: number) => inDollars(cents(dollars)),
    }
  }, [zone, code, style])
}
export type Formats = ReturnType<typeof useFormats>
