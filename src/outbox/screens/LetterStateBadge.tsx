import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import { Badge } from '#platform/screens/Badge.tsx'
import type { LetterState } from '../contract.ts'
import { words } from '../words.ts'

const looks = {
  queued: { tone: 'info', icon: Clock },
  sent: { tone: 'success', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleAlert },
} as const

export function LetterStateBadge({ state }: { state: LetterState }) {
  return <Badge {...looks[state]}>{words.states[state]}</Badge>
}
