import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleSlash from 'lucide-react/icons/circle-slash'
import Undo2 from 'lucide-react/icons/undo-2'
import Clock from 'lucide-react/icons/clock'
import { Badge } from '#platform/ui/display/Badge.tsx'
import type { EmailState } from '../choices.ts'
import { words } from '../messages/en.ts'

const appearances = {
  queued: { tone: 'info', icon: Clock },
  sent: { tone: 'success', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleAlert },
  bounced: { tone: 'danger', icon: Undo2 },
  withdrawn: { tone: 'neutral', icon: CircleSlash },
} as const

export function EmailStateBadge({ state }: { state: EmailState }) {
  return <Badge {...appearances[state]}>{words.states[state]}</Badge>
}
