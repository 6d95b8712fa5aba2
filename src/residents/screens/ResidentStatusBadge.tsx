import type { AccountStatus } from '#accounts/choices.ts'
import { Badge } from '#platform/screens/Badge.tsx'
import { accountStatusLooks } from '#platform/screens/icons/account-status-looks.ts'
import { words } from '../words.ts'

export const ResidentStatusBadge = ({ status }: { status: AccountStatus }) => (
  <Badge {...accountStatusLooks[status]}>{words.statuses[status]}</Badge>
)
