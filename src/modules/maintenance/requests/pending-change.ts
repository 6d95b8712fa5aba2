import type { Assignee } from '#accounts/user-account.ts'
import type { RequestChanges } from './request-input.ts'
import type { MaintenanceRequest } from './request.ts'

/** A change that is being sent, and the request as it was read before. */
export type PendingRequestChange = {
  request: MaintenanceRequest
  changes: RequestChanges
  /** The press with which the change can be undone. */
  operation?: string | undefined
}

/** The request with the status and the assignee that the server has not confirmed yet. Other fields wait for its answer. */
export function withPendingChanges<Request extends MaintenanceRequest>(
  request: Request,
  pending: readonly PendingRequestChange[],
  assignees: readonly Assignee[] = [],
): Request {
  const own = pending.filter(({ request: { id } }) => id === request.id).map(({ changes }) => changes)
  const status = own.findLast((changes) => changes.status !== undefined)?.status ?? request.status
  const assignedTo = own.findLast((changes) => changes.assignedTo !== undefined)?.assignedTo
  const shown = status === request.status ? request : { ...request, status }
  return assignedTo === undefined ? shown : withAssignee(shown, assignedTo, assignees)
}

function withAssignee<Request extends MaintenanceRequest>(
  request: Request,
  assignedTo: string | null,
  assignees: readonly Assignee[],
) {
  if (assignedTo === request.assignedTo) return request
  if (assignedTo === null) return { ...request, assignedTo, assignedToUser: null }
  const person = assignees.find(({ id }) => id === assignedTo)
  // Without the name, the previous one is better than none.
  return person ? { ...request, assignedTo, assignedToUser: person } : request
}
