import CloudOff from 'lucide-react/icons/cloud-off'
import { useState } from 'react'
import { dashboardClock } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useQueuedNotes } from './notes/note-state.ts'
import { useQueuedParcels } from './parcels/queue-state.ts'
import { offlineWords as words } from './messages.ts'

/** Says that there is no connection, and when the shown data was read. */
export function OfflineBar({ hasData }: { hasData: boolean }) {
  const timeZone = useTimeZone()
  const waiting = useQueuedParcels().length
  const notes = useQueuedNotes().length
  const [since] = useState(() => new Date())
  return (
    <p
      role="status"
      data-no-connection=""
      className="mb-4 flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-0.5 bg-tone-warning-bg px-4 py-2 text-tone-warning-fg inset-ring inset-ring-tone-warning-line max-md:-mx-4 max-md:-mt-4 md:rounded-lg"
    >
      <CloudOff aria-hidden="true" size={18} className="shrink-0" />
      <b className="font-[575]">{words.title}</b>
      <span>
        {[
          hasData ? words.asOf(dashboardClock(since, timeZone)) : '',
          waiting > 0 ? words.queued(waiting) : '',
          notes > 0 ? words.queuedNotes(notes) : '',
          words.waits,
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
      <span className="ml-auto text-sm max-lg:hidden">{words.checking}</span>
    </p>
  )
}
