import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CirclePause from 'lucide-react/icons/circle-pause'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import CircleX from 'lucide-react/icons/circle-x'
import Contrast from 'lucide-react/icons/contrast'
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
