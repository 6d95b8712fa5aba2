import { AlarmClock, Clock } from 'lucide-react'
import { moveWords } from '#maintenance/vocabulary.ts'
import { dashboardTime } from '#platform/dates.ts'
import { classNames } from '#platform/screens/class-names.ts'
import { PromiseClock } from '#platform/screens/PromiseClock.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { useNow } from '#platform/screens/use-now.ts'
import type { ContactMessage } from '../contract.ts'
import { readAnswerPromise } from '../promise.ts'
import { spanOf, waitOf } from '../rules.ts'
import { words } from '../words.ts'

const inks = { running: 'text-ink-3', near: 'text-tone-warning-fg', late: 'text-pr-urgent-fg' } as const

/** How long somebody waits; amber when the promised answer is near, red when it is late. Nothing once there is one. */
export function Wait({ message }: { message: ContactMessage }) {
  const now = useNow()
  const reading = readAnswerPromise(message, now)
  if (!reading) return null
  const { state, minutes } = reading
  const Icon = state === 'running' ? Clock : AlarmClock
  const told = { running: words.waits(waitOf(message.createdAt, now)), near: words.dueIn(spanOf(minutes)) }
  return (
    <span className={classNames('tabular inline-flex items-center gap-1 text-xs font-[525]', inks[state])}>
      <Icon aria-hidden="true" size={13} />
      {state === 'late' ? words.late(spanOf(minutes)) : told[state]}
    </span>
  )
}

/** The same in full, beside the message that is read: whose move it is, and by when. */
export function AnswerClock({ message }: { message: ContactMessage }) {
  const now = useNow()
  const zone = useTimeZone()
  const reading = readAnswerPromise(message, now)
  if (!reading || !message.answerBy) return null
  const { state, used, minutes } = reading
  return (
    <div className="mt-3">
      <PromiseClock
        mover="ours"
        whose={moveWords.office}
        left={state === 'late' ? words.overdue(spanOf(minutes)) : words.left(spanOf(minutes))}
        used={state === 'near' ? Math.max(used, 0.751) : used}
        state={state === 'late' ? 'late' : 'running'}
      />
      <p className="mt-1 text-xs text-ink-3">{words.answerBy(dashboardTime(message.answerBy, zone))}</p>
    </div>
  )
}
