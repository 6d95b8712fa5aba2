import type { AccountStatus } from '#accounts/choices.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { accountStatusStyles } from '#platform/ui/icons/account-status-styles.ts'
import { words } from '../messages/en.ts'

export const ResidentStatusBadge = ({ status }: { status: AccountStatus }) => (
  <Badge {...accountStatusStyles[status]}>{words.statuses[status]}</Badge>
)
