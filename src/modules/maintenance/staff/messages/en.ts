import { totalText } from '#platform/text/total-text.ts'

/** Texts of the staff portal. */
export const staffWords = {
  title: 'Staff Maintenance Portal',
  welcome: (firstName: string) => `Welcome, ${firstName}`,
  counters: 'My request statistics',
  mine: 'My Requests',
  pending: 'Pending',
  inProgress: 'In Progress',
  completed: 'Completed',
  tabs: 'Requests',
  myTab: (n: number) => `My Requests (${n.toLocaleString('en-US')})`,
  allTab: (n: number | undefined) => (n === undefined ? 'All Requests' : `All Requests (${totalText(n)})`),
  byStatus: (status: string, n: number) => `${status}: ${n.toLocaleString('en-US')} of my requests`,
  none: 'No assigned requests',
  noneHelp: "You don't have any maintenance requests assigned to you yet.",
  viewDetails: 'View Details',
  viewDetailsOf: (title: string) => `View Details: ${title}`,
  more: (n: number) => `Show ${n} more`,
  updateStatus: 'Update Status',
  chooseStatus: 'Choose a status',
  update: 'Update',
  updating: 'Updating...',
  messages: 'Messages',
  notesAndUpdates: 'Notes & Updates',
  moved: 'Status updated successfully!',
  noteAdded: 'Note added successfully!',
}
