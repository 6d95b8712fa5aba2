import { Badge } from '#platform/ui/display/Badge.tsx'
import { accountStatusStyles } from '#platform/ui/icons/account-status-styles.ts'
import type { Resident } from '../resident.ts'
import { words } from '../messages/en.ts'

export function ResidentStatusBadge({ resident }: { resident: Pick<Resident, 'status' | 'isFormer'> }) {
  const status = resident.isFormer ? 'Former' : resident.status
  return <Badge {...accountStatusStyles[status]}>{words.statuses[status]}</Badge>
}
