import BellRing from 'lucide-react/icons/bell-ring'
import X from 'lucide-react/icons/x'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import type { IncidentStep } from '../contract.ts'
import { incidentScreenWords } from '../messages/screens.ts'

const words = incidentScreenWords.script

type Props = {
  step: IncidentStep
  isReadOnly: boolean
  time: (iso: string) => string
  onRemove: (id: string) => void
}

/** When a step that repeats was done, each time with its note; the last one can be removed. */
export function StepTimes({ step: { title, times, doneAt }, isReadOnly, time, onRemove }: Props) {
  if (times.length === 0) return null
  return (
    <ul aria-label={words.timesLabel(title)} className="mt-1 grid gap-0.5">
      {times.map(({ id, doneAt: at, doneBy, note }, place) => (
        <li key={id} className="flex min-h-6 items-center gap-2 text-sm text-ink-2">
          <time dateTime={at} title={words.by(time(at), doneBy)} className="tabular shrink-0 text-ink-3">
            {time(at)}
          </time>
          <span className="min-w-0 wrap-anywhere">{note}</span>
          {!isReadOnly && doneAt === null && place === times.length - 1 ? (
            <IconButton icon={X} label={words.removeTime(time(at))} small onClick={() => onRemove(id)} />
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** When a step is due again; from then on it is marked. */
export function NextTime({ at, now, time }: { at: Date; now: Date; time: (iso: string) => string }) {
  const iso = at.toISOString()
  const left = Math.max(1, Math.round((at.getTime() - now.getTime()) / 60_000))
  return (
    <span className="tabular shrink-0 text-right text-sm text-ink-2">
      {at <= now ? (
        <Badge tone="warning" icon={BellRing}>
          {words.due}
        </Badge>
      ) : (
        <>
          <time dateTime={iso} className="block font-[525] text-ink">
            {words.again(time(iso))}
          </time>
          <span className="text-ink-3">{words.inMinutes(left)}</span>
        </>
      )}
    </span>
  )
}
