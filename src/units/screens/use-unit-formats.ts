import { dashboardDate } from '#platform/dates.ts'
import { cents, inDollars } from '#platform/money.ts'
import { useTimeZone } from '#platform/screens/time-zone.ts'

/** Days and money as the console shows them. */
export function useUnitFormats() {
  const zone = useTimeZone()
  return {
    day: (at: string | null) => dashboardDate(at, zone),
    money: (dollars: number) => inDollars(cents(dollars)),
  }
}
