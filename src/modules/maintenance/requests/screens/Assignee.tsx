import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { Avatar } from '#platform/ui/display/Avatar.tsx'
import type { MaintenanceRequest } from '../request.ts'
import { officeWords } from '../messages/office.ts'
import { formatFullName } from '../format.ts'

/** The assignee; "Unassigned" in amber. */
export function Assignee({ request: { assignedToUser } }: { request: Pick<MaintenanceRequest, 'assignedToUser'> }) {
  if (!assignedToUser)
    return (
      <span className="inline-flex items-center gap-1.5 text-tone-warning-fg">
        <UserRoundPlus aria-hidden="true" size={15} />
        {officeWords.unassigned}
      </span>
    )
  const name = formatFullName(assignedToUser)
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-1.5">
      <Avatar name={name} size={20} />
      <span className="truncate">{name}</span>
    </span>
  )
}
