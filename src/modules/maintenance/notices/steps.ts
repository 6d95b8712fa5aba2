import type { Status } from '../requests/choices.ts'

type Fields = { status: Status; assignedTo: string | null; vendorId: string | null; scheduledDate: Date | null }
export type RequestStep = Exclude<Status, 'assigned'> | 'assigned' | 'vendor' | 'scheduled'

/**
 * What a change means to the resident of the request, in one step: the end of the work before a vendor, a visit, a new
 * status and a new assignee. Null for a change that does not concern them.
 */
export function stepOf(
  before: Fields,
  changed: Partial<{ [Name in keyof Fields]: Fields[Name] | undefined }>,
): RequestStep | null {
  const { status, assignedTo, vendorId, scheduledDate } = changed
  if (status === 'completed' || status === 'cancelled') return status
  if (vendorId) return 'vendor'
  if (scheduledDate) return 'scheduled'
  const assignee = assignedTo === undefined ? before.assignedTo : assignedTo
  // Without a name there is nothing to tell yet.
  if (status === 'assigned') return assignee === null ? null : 'assigned'
  if (status) return status
  return assignedTo ? 'assigned' : null
}
