import { CircleCheck, CircleDashed, CirclePause, CircleUserRound, CircleX, Contrast } from 'lucide-react'

const rings = {
  pending: CircleDashed,
  assigned: CircleUserRound,
  in_progress: Contrast,
  on_hold: CirclePause,
  completed: CircleCheck,
  cancelled: CircleX,
} as const

type Props = { status: keyof typeof rings; size?: number; className?: string; 'aria-hidden'?: 'true' }

/** Dashed, person, half, pause, tick, cross: a ring for each state of a request. */
export function RequestStatusIcon({ status, size = 16, ...rest }: Props) {
  const Ring = rings[status]
  return <Ring aria-hidden="true" size={size} {...rest} />
}
