import { Badge } from '#platform/screens/Badge.tsx'
import { requestStatusIcons } from '#platform/screens/icons/request-status-icons.ts'
import type { Status } from '../choices.ts'
import { words } from '../words.ts'

export function StatusBadge({ status }: { status: Status }) {
  return (
    <Badge tone={`rq-${status}`} icon={requestStatusIcons[status]}>
      {words.status[status]}
    </Badge>
  )
}
