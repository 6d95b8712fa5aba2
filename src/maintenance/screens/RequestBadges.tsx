import { Building2, DoorOpen } from 'lucide-react'
import { Badge } from '#platform/screens/Badge.tsx'
import type { MaintenanceRequest } from '../request.ts'
import { words } from '../words.ts'
import { PriorityBadge } from './PriorityBadge.tsx'
import { StatusBadge } from './StatusBadge.tsx'

/** Status, priority and place, below the title of a dialog. */
export function RequestBadges({ request }: { request: MaintenanceRequest }) {
  return (
    <>
      <StatusBadge status={request.status} />
      <PriorityBadge priority={request.priority} />
      <Badge icon={request.unit ? DoorOpen : Building2}>{words.place(request)}</Badge>
    </>
  )
}
