import { Badge } from '#platform/ui/display/Badge.tsx'
import { accountStatusStyles } from '#platform/ui/icons/account-status-styles.ts'
import type { Resident } from '../resident.ts'
import { listedStatus } from '../rules.ts'
import { words } from '../messages/en.ts'

export function ResidentStatusBadge({ resident }: { resident: Pick<Resident, 'status' | 'isFormer' | 'invitation'> }) {
  const status = listedStatus(resident)
  return <Badge {...accountStatusStyles[status]}>{words.statuses[status]}</Badge>
}
