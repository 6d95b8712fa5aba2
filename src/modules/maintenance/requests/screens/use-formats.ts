import { useMemo } from 'react'
import {
  dashboardClock,
  dashboardDate,
  dashboardTime,
  portalClock,
  portalDate,
  portalTime,
  portalTimeOfDay,
} from '#platform/time/dates.ts'
import { formatMoney, cents } from '#platform/text/money.ts'
import { useBuildingCode } from '#platform/ui/data/building-code.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useLanguage } from '#platform/ui/data/language.ts'
import { formatRequestNumber } from '../format.ts'

type Instant = string | null | undefined
const styles = {
  dashboard: { date: dashboardDate, time: dashboardTime, clock: dashboardClock, timeOfDay: (time: string) => time },
  portal: { date: portalDate, time: portalTime, clock: portalClock, timeOfDay: portalTimeOfDay },
} as const

/**
 * Formats for numbers, dates, times and money, in the building's time zone and in the style of the console or a
 * portal.
 */
export function useFormats(style: keyof typeof styles) {
  const language = useLanguage()
  const zone = useTimeZone()
  const code = useBuildingCode()
  return useMemo(() => {
    return {
      language,
      zone,
      number: (number: number) => formatRequestNumber(code, number),
      date: (at: Instant) => styles[style].date(at, zone, language),
      time: (at: Instant) => styles[style].time(at, zone, language),
      /** The time of day alone. */
      clock: (at: string) => styles[style].clock(new Date(at), zone, language),
      /** A time of day such as '09:30'. */
      timeOfDay: (time: string) => styles[style].timeOfDay(time, language),
      money: (dollars: number) => formatMoney(cents(dollars), language),
    }
  }, [language, zone, code, style])
}
export type Formats = ReturnType<typeof useFormats>
