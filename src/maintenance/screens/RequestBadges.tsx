import { Building2, DoorOpen } from 'lucide-react'
import { Badge } from '#platform/screens/Badge.tsx'
import { entryWords } from '../entry-words.ts'
import type { MaintenanceRequest } from '../request.ts'
import { words } from '../words.ts'
import { entryIcons } from './entry-icons.ts'
import { PriorityBadge } from './PriorityBadge.tsx'
import { StatusBadge } from './StatusBadge.tsx'

/** Status, priority and place, below the title of a dialog. */
export function RequestBadges({ request }: { request: MaintenanceRequest }) {
  return (
    <>
      <StatusBadge status={request.status} />
      <PriorityBadge priority={request.priority} />
      <Badge icon={request.unit ? DoorOpen : Building2}>{words.place(request)}</Badge>
      {request.unit && request.entryPermission ? (
        <Badge icon={entryIcons[request.entryPermission]}>{entryWords.permission[request.entryPermission]}</Badge>
      ) : null}
    </>
  )
}
