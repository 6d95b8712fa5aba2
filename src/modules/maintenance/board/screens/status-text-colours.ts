import type { Status } from '../../requests/choices.ts'

/** The text colour of a status where it appears without a badge. */
export const statusTextColours: Record<Status, string> = {
  pending: 'text-rq-pending-fg',
  assigned: 'text-rq-assigned-fg',
  in_progress: 'text-rq-in-progress-fg',
  on_hold: 'text-rq-on-hold-fg',
  completed: 'text-rq-completed-fg',
  cancelled: 'text-rq-cancelled-fg',
}
