import { Badge } from '#platform/ui/display/Badge.tsx'
import { requestStatusIcons } from '#platform/ui/icons/request-status-icons.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import type { Status } from '../choices.ts'
import { requestTexts } from '../messages/index.ts'

export function StatusBadge({ status }: { status: Status }) {
  const words = useTexts(requestTexts)
  return (
    <Badge tone={`rq-${status}`} icon={requestStatusIcons[status]}>
      {words.status[status]}
    </Badge>
  )
}
