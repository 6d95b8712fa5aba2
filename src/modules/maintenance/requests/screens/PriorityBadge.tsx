import { Badge } from '#platform/ui/display/Badge.tsx'
import { priorityIcons } from '#platform/ui/icons/priority-icons.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import type { Priority } from '../choices.ts'
import { requestTexts } from '../messages/index.ts'

export function PriorityBadge({ priority }: { priority: Priority }) {
  const words = useTexts(requestTexts)
  return (
    <Badge tone={`pr-${priority}`} icon={priorityIcons[priority]}>
      {words.priority[priority]}
    </Badge>
  )
}
