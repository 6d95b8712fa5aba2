import CircleCheck from 'lucide-react/icons/circle-check'
import Undo2 from 'lucide-react/icons/undo-2'
import { deskScreenWords } from '#packages/messages/desk-screens.ts'
import { labelOf } from '#packages/screens/desk/PackageRow.tsx'
import { usePackage } from '#packages/screens/desk/queries.ts'
import { dashboardClock } from '#platform/time/dates.ts'
import { call } from '#platform/ui/data/call.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { undo } from '#undo/contract.ts'
import { lastTaken } from './intake/last-taken.ts'
import { portalWords } from './messages.ts'

const words = portalWords.lastScan
/** Milliseconds in which it is shown. */
const offered = 600_000

/** What was taken in last on this device, with Undo as long as the server accepts it. */
export function LastScan() {
  const last = lastTaken.use()
  const timeZone = useTimeZone()
  const now = useNow()
  const present = usePackage(last?.saved.id ?? null)
  if (last === null) return null
  const { operation, saved } = last
  // Another desk may have handed it out, or changed it, since then.
  const isChanged = present.isError || (present.data !== undefined && present.data.version !== saved.version)
  const takenAt = new Date(saved.receivedAt)
  if (now.getTime() - takenAt.getTime() > offered) return null
  const name = deskScreenWords.nameOf(saved.recipient, saved.unit.unitNumber)
  const undoIt = async () => {
    try {
      await call(undo.undoAtDesk, { params: { id: operation } })
      lastTaken.set(null)
      toast.info(words.undone(name))
    } catch (error) {
      toast.failure(portalWords.lastScan.notUndone, error instanceof Error ? error.message : undefined)
    }
  }
  return (
    <span className="mr-auto flex min-w-0 flex-wrap items-center gap-x-2 text-ink-2">
      <CircleCheck aria-hidden="true" size={15} className="shrink-0 text-tone-success-fg" />
      <span className="wrap-anywhere">
        {words.line(dashboardClock(takenAt, timeZone), labelOf(saved))} <b className="font-medium text-ink">{name}</b>,{' '}
        {saved.place}.
      </span>
      {isChanged ? null : (
        <button
          type="button"
          onClick={() => void undoIt()}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-sm font-medium text-action-ink hover:underline max-md:min-h-11"
        >
          <Undo2 aria-hidden="true" size={15} />
          {words.undo}
          <span className="sr-only"> {name}</span>
        </button>
      )}
    </span>
  )
}
