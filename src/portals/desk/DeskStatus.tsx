import CloudOff from 'lucide-react/icons/cloud-off'
import Wifi from 'lucide-react/icons/wifi'
import { dashboardClock, dashboardDate } from '#platform/time/dates.ts'
import { useIsOnline } from '#platform/ui/data/offline/use-connection.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { portalWords } from './messages.ts'

const words = portalWords.status

/** Whether the desk reaches the server, and the clock of the building. */
export function DeskStatus() {
  const isOnline = useIsOnline()
  const timeZone = useTimeZone()
  const now = useNow()
  return (
    <>
      <span className="flex items-center gap-1.5 text-sm text-ink-3">
        {isOnline ? (
          <Wifi aria-hidden="true" size={16} className="text-tone-success-fg" />
        ) : (
          <CloudOff aria-hidden="true" size={16} className="text-tone-warning-fg" />
        )}
        {isOnline ? words.online : words.offline}
      </span>
      <span className="tabular border-l border-line-strong pl-3.5 text-right leading-4">
        <span className="block font-semibold">{dashboardClock(now, timeZone)}</span>
        <span className="block text-xs text-ink-3">{dashboardDate(now.toISOString(), timeZone)}</span>
      </span>
    </>
  )
}
