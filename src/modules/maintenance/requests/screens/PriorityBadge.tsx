import { Badge } from '#platform/ui/display/Badge.tsx'
import { priorityIcons } from '#platform/ui/icons/priority-icons.tsx'
import type { Priority } from '../choices.ts'
import { words } from '../messages/index.ts'

export function PriorityBadge({ priority }: { priority: Priority }) {
  return (
    <Badge tone={`pr-${priority}`} icon={priorityIcons[priority]}>
      {words.priority[priority]}
    </Badge>
  )
}
