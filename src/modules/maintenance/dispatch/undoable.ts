import type { Status } from '../requests/choices.ts'
import type { MaintenanceRequest } from '../requests/request.ts'

/** The note of a status that an undone change had before. */
export const undoneStatusNote = (from: Status, to: Status) => `Undone: status changed back from ${from} to ${to}`

/** The fields whose change can be undone; of a change of others, an undo would take back only a part. */
const undoableFields: ReadonlySet<string> = new Set([
  'status',
  'priority',
  'category',
  'assignedTo',
  'vendorId',
  'scheduledDate',
] satisfies (keyof MaintenanceRequest)[])
export const isUndoable = (changes: object): boolean => Object.keys(changes).every((name) => undoableFields.has(name))
