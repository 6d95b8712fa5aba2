import type { Assignee } from '#accounts/user-account.ts'
import type { Choice } from '#platform/ui/forms/choices.ts'
import type { MaintenanceRequest } from '../request.ts'
import { words } from '../messages/index.ts'

/** "Unassigned" and everyone a request can be assigned to. The current assignee is always included. */
export function assigneeChoices(
  assignees: readonly Assignee[] | undefined,
  { assignedTo, assignedToUser }: Pick<MaintenanceRequest, 'assignedTo' | 'assignedToUser'>,
): Choice[] {
  const people = (assignees ?? []).map((person) => ({
    value: person.id,
    label: words.fullName(person),
    detail: words.team(person),
  }))
  const missing =
    assignedTo && assignedToUser && !people.some(({ value }) => value === assignedTo)
      ? [{ value: assignedTo, label: words.fullName(assignedToUser) }]
      : []
  return [{ value: '', label: words.unassigned }, ...missing, ...people]
}
