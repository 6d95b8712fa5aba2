import NotebookPen from 'lucide-react/icons/notebook-pen'
import type { CurrentLog } from '#desk-log/contract.ts'
import { logScreenWords as words } from '#desk-log/messages/screens.ts'
import { EntryRow } from '#desk-log/screens/EntryRow.tsx'
import { HandOver } from '#desk-log/screens/HandOver.tsx'
import { shiftPdfAddress, useBeginShift } from '#desk-log/screens/queries.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { KeyCap } from '#platform/ui/keys/KeyCap.tsx'
import { Link } from '#platform/ui/navigation/Link.tsx'
import { dashboardTime } from '#platform/time/dates.ts'

type Props = {
  log: CurrentLog
  onOpen: (id: string) => void
  onWrite: () => void
  onEnd: () => void
  /** The most entries that are shown, with a link to all; all without it. */
  limit?: number
}

/** The shift that is under way with its entries, the newest first. */
export function ShiftCard({ log, onOpen, onWrite, onEnd, limit }: Props) {
  const timeZone = useTimeZone()
  const begin = useBeginShift()
  const { shift } = log
  if (!shift)
    return (
      <Card flush title={words.title}>
        <Empty help={words.noShiftHelp}>{words.noShift}</Empty>
        <p className="px-4.5 pb-5 text-center">
          <Button
            variant="primary"
            size="large"
            busy={begin.isPending}
            onClick={() =>
              begin.mutate(undefined, { onError: (error) => toast.failure(words.notSaved, error.message) })
            }
          >
            {words.begin}
          </Button>
        </p>
      </Card>
    )
  const shown = limit === undefined ? shift.entries : shift.entries.slice(0, limit)
  return (
    <Card
      flush
      title={
        <>
          {words.title}{' '}
          <span className="ml-1.5 text-sm font-normal text-ink-3">
            {words.since(shift.beganBy, dashboardTime(shift.beganAt, timeZone))}
          </span>
        </>
      }
      action={
        <a href={shiftPdfAddress(shift.id)} download className={buttonClass({ size: 'small', variant: 'plain' })}>
          {words.pdf}
        </a>
      }
    >
      {shift.readAt === null ? (
        <div className="px-4.5 pt-3 max-md:px-4">
          <HandOver log={log} />
        </div>
      ) : null}
      {shown.length === 0 ? (
        <p className="px-4.5 pt-3 pb-4 text-ink-3">{words.noEntries}</p>
      ) : (
        <ul className="mt-2.5">
          {shown.map((entry) => (
            <EntryRow key={entry.id} shown={entry} onOpen={onOpen} />
          ))}
        </ul>
      )}
      <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4.5 py-3 max-md:px-4">
        {limit === undefined ? null : (
          <Link
            to="/desk"
            search={{ tab: 'log' }}
            className="mr-auto font-medium text-action-ink hover:underline max-md:min-h-11 max-md:content-center"
          >
            {words.whole}
          </Link>
        )}
        <Button size="large" onClick={onEnd}>
          {words.end}
        </Button>
        <Button
          size="large"
          variant={limit === undefined ? 'primary' : 'outlined'}
          icon={NotebookPen}
          onClick={onWrite}
        >
          {words.write}
          <KeyCap>.</KeyCap>
        </Button>
      </footer>
    </Card>
  )
}
