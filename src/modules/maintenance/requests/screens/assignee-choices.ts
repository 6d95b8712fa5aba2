import type { Assignee } from '#accounts/user-account.ts'
import type { Choice } from '#platform/ui/forms/choices.ts'
import type { MaintenanceRequest } from '../request.ts'
import { requestTexts } from '../messages/index.ts'

/** "Unassigned" and everyone a request can be assigned to. The current assignee is always included. */
export function assigneeChoices(
  assignees: readonly Assignee[] | undefined,
  { assignedTo, assignedToUser }: Pick<MaintenanceRequest, 'assignedTo' | 'assignedToUser'>,
): Choice[] {
  const people = (assignees ?? []).map((person) => ({
    value: person.id,
    label: requestTexts.en.fullName(person),
    detail: requestTexts.en.team(person),
  }))
  const missing =
    assignedTo && assignedToUser && !people.some(({ value }) => value === assignedTo)
      ? [{ value: assignedTo, label: requestTexts.en.fullName(assignedToUser) }]
      : []
  return [{ value: '', label: requestTexts.en.unassigned }, ...missing, ...people]
}
