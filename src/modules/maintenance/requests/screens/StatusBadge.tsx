import { Badge } from '#platform/ui/display/Badge.tsx'
import { requestStatusIcons } from '#platform/ui/icons/request-status-icons.ts'
import type { Status } from '../choices.ts'
import { words } from '../messages/index.ts'

export function StatusBadge({ status }: { status: Status }) {
  return (
    <Badge tone={`rq-${status}`} icon={requestStatusIcons[status]}>
      {words.status[status]}
    </Badge>
  )
}
