import AlarmClock from 'lucide-react/icons/alarm-clock'
import Hammer from 'lucide-react/icons/hammer'
import Package from 'lucide-react/icons/package'
import Truck from 'lucide-react/icons/truck'
import UserRound from 'lucide-react/icons/user-round'
import type { CSSProperties } from 'react'
import { classNames } from '../theme/class-names.ts'

const parties = { ours: Hammer, resident: UserRound, vendor: Truck, parts: Package } as const

type Props = {
  /** Who has to act, for the icon. */
  party: keyof typeof parties
  /** Who has to act, in words: 'With our team', 'Waiting for parts'. */
  label: string
  /** The time left or the due date: '3 h left', '2 h late', '6 d'. */
  left: string
  /** The used share of the time until the deadline, 0 to 1. */
  used: number
  state?: 'running' | 'late' | 'paused' | 'done'
  className?: string
}

/** Who has to act next, and by when; the bar is the used share of the time. */
export function SlaClock({ party, label, left, used, state = 'running', className }: Props) {
  const Party = parties[party]
  const appearance = state === 'running' && used > 0.75 ? 'near' : state
  return (
    <div className={classNames('text-xs', className)}>
      <div className="flex justify-between gap-1.5 text-ink-2">
        <span className="inline-flex min-w-0 items-center gap-1">
          <Party aria-hidden="true" size={12} />
          <span className="truncate" title={label}>
            {label}
          </span>
        </span>
        <span
          className={classNames(
            'tabular inline-flex shrink-0 items-center gap-1 font-[525]',
            timeLeftColours[appearance],
          )}
        >
          {appearance === 'late' ? <AlarmClock aria-hidden="true" size={12} /> : null}
          {left}
        </span>
      </div>
      {appearance === 'paused' ? (
        <div className="mt-1.25 h-0.75 rounded-full bg-[repeating-linear-gradient(90deg,var(--line-strong)_0_4px,transparent_4px_8px)] forced-colors:rounded-none forced-colors:border-t-3 forced-colors:border-dashed" />
      ) : (
        <div className="mt-1.25 h-0.75 overflow-hidden rounded-full bg-line">
          <div
            className={classNames('h-full w-(--used) rounded-full', barFill[appearance])}
            style={
              {
                '--used': appearance === 'late' ? '100%' : `${Math.round(Math.min(1, Math.max(0, used)) * 100)}%`,
              } as CSSProperties
            }
          />
        </div>
      )}
    </div>
  )
}

const timeLeftColours = {
  running: '',
  near: 'text-tone-warning-fg',
  late: 'text-pr-urgent-fg',
  paused: '',
  done: 'text-rq-completed-fg',
} as const
const barFill = {
  running: 'bg-river-500',
  near: 'bg-tone-warning',
  late: 'bg-pr-urgent',
  paused: '',
  done: 'bg-rq-completed',
} as const
