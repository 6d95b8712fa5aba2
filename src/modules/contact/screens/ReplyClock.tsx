import AlarmClock from 'lucide-react/icons/alarm-clock'
import Clock from 'lucide-react/icons/clock'
import { waitingOnLabels } from '#maintenance/requests/vocabulary.ts'
import { dashboardTime } from '#platform/time/dates.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { SlaClock } from '#platform/ui/display/SlaClock.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import type { ContactMessage } from '../contract.ts'
import { readReplyClock } from '../reply-sla.ts'
import { formatDuration, formatWait } from '../rules.ts'
import { words } from '../messages/en.ts'

const textColours = { running: 'text-ink-3', near: 'text-tone-warning-fg', late: 'text-pr-urgent-fg' } as const

/**
 * How long the sender has waited: amber when the answer is due soon, red when it is overdue,
 * nothing after an answer.
 */
export function Wait({ message }: { message: ContactMessage }) {
  const now = useNow()
  const reading = readReplyClock(message, now)
  if (!reading) return null
  const { state, minutes } = reading
  const Icon = state === 'running' ? Clock : AlarmClock
  const labels = {
    running: words.waits(formatWait(message.waitingSince, now)),
    near: words.dueIn(formatDuration(minutes)),
  }
  return (
    <span className={classNames('tabular inline-flex items-center gap-1 text-xs font-[525]', textColours[state])}>
      <Icon aria-hidden="true" size={13} />
      {state === 'late' ? words.late(formatDuration(minutes)) : labels[state]}
    </span>
  )
}

/** The full text beside the open message: who has to act, and by when. */
export function ReplyClock({ message }: { message: ContactMessage }) {
  const now = useNow()
  const zone = useTimeZone()
  const reading = readReplyClock(message, now)
  if (!reading || !message.replyBy) return null
  const { state, used, minutes } = reading
  return (
    <div className="mt-3">
      <SlaClock
        party="ours"
        label={waitingOnLabels.office}
        left={state === 'late' ? words.overdue(formatDuration(minutes)) : words.left(formatDuration(minutes))}
        used={state === 'near' ? Math.max(used, 0.751) : used}
        state={state === 'late' ? 'late' : 'running'}
      />
      <p className="mt-1 text-xs text-ink-3">{words.replyBy(dashboardTime(message.replyBy, zone))}</p>
    </div>
  )
}
