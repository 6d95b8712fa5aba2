import type { Assignee } from '#accounts/user-account.ts'
import type { RequestChanges } from './request-input.ts'
import type { MaintenanceRequest } from './request.ts'

/** A change that is being sent, and the request as it was read before. */
export type PendingRequestChange = { request: MaintenanceRequest; changes: RequestChanges }

/** The request with the status and the assignee that the server has not confirmed yet. Other fields wait for its answer. */
export function withPendingChanges(
  request: MaintenanceRequest,
  pending: readonly PendingRequestChange[],
  assignees: readonly Assignee[] = [],
): MaintenanceRequest {
  let shown = request
  for (const { request: changed, changes } of pending) {
    if (changed.id !== request.id) continue
    if (changes.status !== undefined) shown = { ...shown, status: changes.status }
    if (changes.assignedTo !== undefined) shown = withAssignee(shown, changes.assignedTo, assignees)
  }
  return shown
}

function withAssignee(request: MaintenanceRequest, assignedTo: string | null, assignees: readonly Assignee[]) {
  if (assignedTo === request.assignedTo) return request
  if (assignedTo === null) return { ...request, assignedTo, assignedToUser: null }
  const person = assignees.find(({ id }) => id === assignedTo)
  // Without the name, the previous one is better than none.
  return person ? { ...request, assignedTo, assignedToUser: person } : request
}
