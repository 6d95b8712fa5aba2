import { useEffect } from 'react'
import { darkenAtNight } from '#platform/ui/theme/theme.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { wallClock } from '#platform/time/wall-clock.ts'

/** Minutes after midnight, by the clock of the building. */
const morning = 7 * 60
const evening = 19 * 60

/** Dark at night, for people who left the theme to the system: a lobby is dark then, and the screen is all that shines. */
export function useDarkAtNight() {
  const now = useNow()
  const timeZone = useTimeZone()
  const { minutes } = wallClock(now, timeZone)
  const isNight = minutes < morning || minutes >= evening
  useEffect(() => {
    darkenAtNight(isNight)
    return () => darkenAtNight(false)
  }, [isNight])
}
