import { Badge } from '#platform/screens/Badge.tsx'
import { priorityIcons } from '#platform/screens/icons/priority-icons.tsx'
import type { Priority } from '../choices.ts'
import { words } from '../words.ts'

export function PriorityBadge({ priority }: { priority: Priority }) {
  return (
    <Badge tone={`pr-${priority}`} icon={priorityIcons[priority]}>
      {words.priority[priority]}
    </Badge>
  )
}
