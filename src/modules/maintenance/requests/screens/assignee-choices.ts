import type { Assignee } from '#accounts/user-account.ts'
import type { Choice } from '#platform/ui/forms/choices.ts'
import type { MaintenanceRequest } from '../request.ts'
import { officeWords } from '../messages/office.ts'
import { formatFullName } from '../format.ts'

/** "Unassigned" and everyone a request can be assigned to. The current assignee is always included. */
export function assigneeChoices(
  assignees: readonly Assignee[] | undefined,
  { assignedTo, assignedToUser }: Pick<MaintenanceRequest, 'assignedTo' | 'assignedToUser'>,
): Choice[] {
  const people = (assignees ?? []).map((person) => ({
    value: person.id,
    label: formatFullName(person),
    detail: officeWords.team(person),
  }))
  const missing =
    assignedTo && assignedToUser && !people.some(({ value }) => value === assignedTo)
      ? [{ value: assignedTo, label: formatFullName(assignedToUser) }]
      : []
  return [{ value: '', label: officeWords.unassigned }, ...missing, ...people]
}
