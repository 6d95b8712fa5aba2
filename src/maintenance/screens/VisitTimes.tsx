import { dateFormat } from '#platform/date-formats.ts'
import { localeOf, spokenLanguage } from '#platform/language.ts'
import { Button } from '#platform/screens/Button.tsx'
import { toast } from '#platform/screens/toast.ts'
import { useNow } from '#platform/screens/use-now.ts'
import { briefWords as said } from '../brief-words.ts'
import type { EntryWindow } from '../choices.ts'
import type { OwnRequest } from '../own-contract.ts'
import { nextVisits } from '../visit-times.ts'
import { useChangeEntry } from './queries.ts'
import type { Formats } from './use-formats.ts'

/** 'Mon 23, 09–11' */
const inShort = ({ day, from, to }: EntryWindow) => {
  const at = new Date(`${day}T00:00:00Z`)
  const weekday = dateFormat(localeOf(spokenLanguage()), { weekday: 'short', timeZone: 'UTC' }).format(at)
  return `${weekday} ${at.getUTCDate()}, ${from.slice(0, 2)}–${to.slice(0, 2)}`
}

const isSame = (one: EntryWindow | undefined, other: EntryWindow) => one?.day === other.day && one.from === other.from

type Props = { request: OwnRequest; formats: Formats; onOther: () => void; onDone: () => void }

/** Times at which somebody may come; the office waits for one of them. */
export function VisitTimes({ request, formats, onOther, onDone }: Props) {
  const change = useChangeEntry(request.id)
  const now = useNow()
  // Waited for here: with the answer the times go, and what hangs on the call would not be told.
  const pick = async (window: EntryWindow) => {
    try {
      await change.mutateAsync({ entryWindows: [window] })
      toast.success(said.picked)
      onDone()
    } catch (error) {
      const why = error instanceof Error ? error.message : undefined
      toast.failure(said.notPicked, why, { retry: () => void pick(window) })
    }
  }
  return (
    <div role="group" aria-label={said.pick} className="mt-2.5">
      <p className="mb-1.5 text-sm text-ink-2">{said.pick}</p>
      <div className="flex flex-wrap gap-1.5">
        {nextVisits(now, formats.zone).map((window) => (
          <Button
            key={`${window.day} ${window.from}`}
            size="small"
            busy={change.isPending && isSame(change.variables?.entryWindows?.[0], window)}
            onClick={() => void pick(window)}
            className="text-action-ink!"
          >
            {inShort(window)}
          </Button>
        ))}
        <Button size="small" look="plain" onClick={onOther}>
          {said.otherTime}
        </Button>
      </div>
    </div>
  )
}
