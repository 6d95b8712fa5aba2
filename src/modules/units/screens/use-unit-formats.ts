import { dashboardDate } from '#platform/time/dates.ts'
import { cents, formatMoney } from '#platform/text/money.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'

export function useUnitFormats() {
  const zone = useTimeZone()
  return {
    day: (at: string | null) => dashboardDate(at, zone),
    money: (dollars: number) => formatMoney(cents(dollars), 'en'),
  }
}
