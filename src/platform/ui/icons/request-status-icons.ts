import { CircleCheck, CircleDashed, CirclePause, CircleUserRound, CircleX, Contrast } from 'lucide-react'
import type { Icon } from './icon.ts'

/** Dashed, person, half, pause, tick, cross: a ring for each status of a request. */
export const requestStatusIcons = {
  pending: CircleDashed,
  assigned: CircleUserRound,
  in_progress: Contrast,
  on_hold: CirclePause,
  completed: CircleCheck,
  cancelled: CircleX,
} as const satisfies Record<string, Icon>
