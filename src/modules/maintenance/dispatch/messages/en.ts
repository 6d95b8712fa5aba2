const count = (n: number, singular: string, plural: string) =>
  `${n.toLocaleString('en-US')} ${n === 1 ? singular : plural}`
const requests = (n: number) => count(n, 'request', 'requests')

/** Texts of changing many requests at once, which only the office reads. */
export const dispatchWords = {
  badIds: 'ids must be ids of requests',
  badVersion: 'version must be the version of the request',
  badFlag: 'isMessage must be true or false',
  badColumn: 'columns must be columns of the list',
  tooMany: 'Select at most 500 requests at once',
  tooManyMatch: (n: number) => `${requests(n)} match. Select at most 500 at once.`,
  finished: 'It is finished',
  needsAssignee: 'Nobody is assigned',
  noResident: 'It has no resident',
  changedSince: 'Someone else has changed it since',
  exportName: (day: string) => `maintenance-requests-${day}.csv`,
  exportColumns: {
    number: 'Number',
    title: 'Title',
    place: 'Place',
    resident: 'Resident',
    category: 'Category',
    priority: 'Priority',
    status: 'Status',
    assignee: 'Assigned to',
    vendor: 'Vendor',
    scheduled: 'Scheduled',
    due: 'Promised by',
    created: 'Created',
    completed: 'Completed',
  },
}
