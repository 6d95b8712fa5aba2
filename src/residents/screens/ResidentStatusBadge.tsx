import { CircleCheck, CirclePause, Mail } from 'lucide-react'
import type { AccountStatus } from '#accounts/choices.ts'
import { Badge } from '#platform/screens/Badge.tsx'
import { words } from '../words.ts'

const looks = {
  Active: { tone: 'success', icon: CircleCheck },
  Invited: { tone: 'info', icon: Mail },
  Suspended: { tone: 'warning', icon: CirclePause },
} as const

export function ResidentStatusBadge({ status }: { status: AccountStatus }) {
  return <Badge {...looks[status]}>{words.statuses[status]}</Badge>
}
