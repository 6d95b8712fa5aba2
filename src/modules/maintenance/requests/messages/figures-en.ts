/** What each figure about requests counts, as shown with it and in docs/figures.md. */
export const english = {
  total: 'All requests ever filed, whatever their status.',
  active: 'Active requests are pending, assigned or in progress. Requests on hold are not active.',
  open: 'Open requests are active or on hold: everything that is not completed or cancelled.',
  urgent: 'Active requests with the priority Urgent.',
  standard: 'Active requests with any priority but Urgent.',
  pending: 'Requests with the status Pending.',
  assigned: 'Requests with the status Assigned.',
  inProgress: 'Requests with the status In Progress.',
  onHold: 'Requests with the status On Hold.',
  completed: 'Requests with the status Completed.',
  cancelled: 'Requests with the status Cancelled.',
  overdue:
    'Overdue or late: open requests, including those on hold, past their appointment, or past their promised time when none is set. The promised time pauses during a hold: a request put on hold in time does not become overdue, and one that was overdue stays so.',
  dueSoon:
    'Open requests that have used three quarters of the time until their appointment or promised time, or whose pause is over.',
  dueToday: 'Active requests whose appointment or promised time comes before the office closes today.',
  visitsToday: 'Open requests with an appointment, or a confirmed visit of their vendor, that begins today.',
  visitsThisWeek:
    'Open requests with an appointment, or a confirmed visit of their vendor, that begins in this week from Monday to Sunday.',
  waitingOnVendor: 'Open requests, including those on hold, whose next step is with a vendor.',
  unassigned: 'Active requests that neither a person nor a vendor has.',
  average: 'The average number of days from report to completion, over all completed requests.',
  mine: 'Requests assigned to you, whatever their status.',
}
export type FigureDefinitions = typeof english
