import type { RequestChanges } from '../request-input.ts'
import type { MaintenanceRequest } from '../request.ts'

type SaveOptions = {
  /** The record that the changes were made to; the shown one by default. */
  read?: MaintenanceRequest
  onSaved?: () => void
  /** Called with the current record when another user saved first. */
  onStale?: (present: MaintenanceRequest) => void
}
export type SaveChanges = (changes: RequestChanges, options?: SaveOptions) => void
