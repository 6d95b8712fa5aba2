import { dateFormat } from '#platform/time/date-formats.ts'
import { type Language, localeOf } from '#platform/language/language.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { briefTexts } from '../../resident/messages/brief.ts'
import type { EntryWindow } from '../../requests/choices.ts'
import type { OwnRequest } from '../../resident/contract.ts'
import { nextVisits } from '../visit-times.ts'
import { useChangeEntry } from '../../requests/screens/queries.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'

/** 'Mon 23, 09–11' */
const formatWindow = ({ day, from, to }: EntryWindow, language: Language) => {
  const at = new Date(`${day}T00:00:00Z`)
  const weekday = dateFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' }).format(at)
  return `${weekday} ${at.getUTCDate()}, ${from.slice(0, 2)}–${to.slice(0, 2)}`
}

const isSame = (a: EntryWindow | undefined, b: EntryWindow) => a?.day === b.day && a.from === b.from

type Props = { request: OwnRequest; formats: Formats; onOther: () => void; onDone: () => void }

/** The times offered for a visit; the office waits for one of them to be chosen. */
export function VisitTimes({ request, formats, onOther, onDone }: Props) {
  const language = useLanguage()
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
            {formatWindow(window, language)}
          </Button>
        ))}
        <Button size="small" variant="plain" onClick={onOther}>
          {briefWords.otherTime}
        </Button>
      </div>
    </div>
  )
}
