import type { Team } from '#accounts/choices.ts'
import type { Role } from '#platform/roles.ts'
import type { Category, PlaceKind, Priority, Status, WaitingOn } from './choices.ts'

/** Labels of a request's values. */
export const statusWords: Record<Status, string> = {
  pending: 'Pending',
  assigned: 'Assigned',
  in_progress: 'In Progress',
  on_hold: 'On Hold',
  completed: 'Completed',
  cancelled: 'Cancelled',
}
export const waitingOnLabels: Record<WaitingOn, string> = {
  office: 'With our team',
  staff: 'With our team',
  vendor: 'With the vendor',
  resident: 'With the resident',
  parts: 'Waiting for parts',
  nobody: 'No action needed',
}
/** The label as a choice in a form. */
export const waitingOnNames: Record<WaitingOn, string> = {
  office: 'Office',
  staff: 'Staff',
  vendor: 'Vendor',
  resident: 'Resident',
  parts: 'Parts',
  nobody: 'Nobody',
}
export const placeWords: Record<PlaceKind, string> = {
  unit: 'Unit',
  common_area: 'Common area',
  elevator: 'Elevator',
  stall: 'Parking stall',
}
export const roleWords: Record<Role, string> = {
  admin: 'Administrator',
  staff: 'Staff',
  maintenance: 'Maintenance',
  concierge: 'Concierge',
  tenant: 'Resident',
  household: 'Household member',
}
export const teamWords: Record<Team, string> = {
  maintenance: 'Maintenance',
  security: 'Security',
  service: 'Service',
  accounting: 'Accounting',
}
export const priorityWords: Record<Priority, string> = { low: 'Low', normal: 'Normal', high: 'High', urgent: 'Urgent' }
export const categoryWords: Record<Category, string> = {
  plumbing: 'Plumbing',
  electrical: 'Electrical',
  hvac: 'HVAC',
  security: 'Security',
  cleaning: 'Cleaning',
  elevator: 'Elevator',
  appliances: 'Appliances',
  general: 'General',
}

export const isStatus = (word: string): word is Status => Object.hasOwn(statusWords, word)
