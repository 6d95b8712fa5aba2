import { AlarmClock, Hammer, Package, Truck, UserRound } from 'lucide-react'
import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'

const movers = { ours: Hammer, resident: UserRound, vendor: Truck, parts: Package } as const

type Props = {
  /** Whose move it is, for the icon. */
  mover: keyof typeof movers
  /** The same in words: 'Our move', 'Waiting on parts'. */
  whose: string
  /** Time left or due day: '3 h left', '2 h late', '6 d'. */
  left: string
  /** Used share of the promised time, 0 to 1. */
  used: number
  state?: 'running' | 'late' | 'paused' | 'done'
  className?: string
}

/** Who acts next, and by when; the bar is the part of the promise that is used up. */
export function PromiseClock({ mover, whose, left, used, state = 'running', className }: Props) {
  const Mover = movers[mover]
  const look = state === 'running' && used > 0.75 ? 'near' : state
  return (
    <div className={classNames('text-xs', className)}>
      <div className="flex justify-between gap-1.5 text-ink-2">
        <span className="inline-flex min-w-0 items-center gap-1">
          <Mover aria-hidden="true" size={12} />
          <span className="truncate">{whose}</span>
        </span>
        <span className={classNames('tabular inline-flex shrink-0 items-center gap-1 font-[525]', leftInk[look])}>
          {look === 'late' ? <AlarmClock aria-hidden="true" size={12} /> : null}
          {left}
        </span>
      </div>
      {look === 'paused' ? (
        <div className="mt-[5px] h-[3px] rounded-full bg-[repeating-linear-gradient(90deg,var(--line-strong)_0_4px,transparent_4px_8px)]" />
      ) : (
        <div className="mt-[5px] h-[3px] overflow-hidden rounded-full bg-line">
          <div
            className={classNames('h-full w-(--used) rounded-full', barFill[look])}
            style={
              {
                '--used': look === 'late' ? '100%' : `${Math.round(Math.min(1, Math.max(0, used)) * 100)}%`,
              } as CSSProperties
            }
          />
        </div>
      )}
    </div>
  )
}

const leftInk = {
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
