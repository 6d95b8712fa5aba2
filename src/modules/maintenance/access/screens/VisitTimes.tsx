import { weekdayName } from '#platform/time/day-names.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { briefTexts } from '../../resident/messages/brief.ts'
import type { EntryWindow } from '../../requests/schemas.ts'
import type { OwnRequest } from '../../resident/contract.ts'
import { nextVisits } from '../visit-times.ts'
import { useChangeEntry } from '../../requests/screens/queries.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'

/** 'Mon 23, 9:00 AM–11:00 AM' */
const formatWindow = ({ day, from, to }: EntryWindow, { language, timeOfDay }: Formats) =>
  `${weekdayName(day, language, 'short')} ${Number(day.slice(8))}, ${timeOfDay(from)}–${timeOfDay(to)}`

const isSame = (a: EntryWindow | undefined, b: EntryWindow) => a?.day === b.day && a.from === b.from

type Props = { request: OwnRequest; formats: Formats; onOther: () => void; onDone: () => void }

/** The times offered for a visit; the office waits for one of them to be chosen. */
export function VisitTimes({ request, formats, onOther, onDone }: Props) {
  const briefWords = useTexts(briefTexts)
  const change = useChangeEntry(request.id)
  const now = useNow()
  // Awaited here: the response removes the times, and callbacks of the mutation would not run after unmounting.
  const pick = async (window: EntryWindow) => {
    try {
      await change.mutateAsync({ entryWindows: [window] })
      toast.success(briefWords.picked)
      onDone()
    } catch (error) {
      const message = error instanceof Error ? error.message : undefined
      toast.failure(briefWords.notPicked, message, { retry: () => void pick(window) })
    }
  }
  return (
    <div role="group" aria-label={briefWords.pick} className="mt-2.5">
      <p className="mb-1.5 text-sm text-ink-2">{briefWords.pick}</p>
      <div className="flex flex-wrap gap-1.5">
        {nextVisits(now, formats.zone).map((window) => (
          <Button
            key={`${window.day} ${window.from}`}
            size="small"
            busy={change.isPending && isSame(change.variables?.entryWindows?.[0], window)}
            onClick={() => void pick(window)}
            className="text-action-ink!"
          >
            {formatWindow(window, formats)}
          </Button>
        ))}
        <Button size="small" variant="plain" onClick={onOther}>
          {briefWords.otherTime}
        </Button>
      </div>
    </div>
  )
}
