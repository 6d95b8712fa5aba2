/** The heads of columns that the list shows when they are chosen. */
export const listWords = {
  resident: 'Resident',
  category: 'Category',
  priority: 'Priority',
  vendor: 'Vendor',
  scheduled: 'Scheduled',
  created: 'Created',
  completed: 'Completed',
  nothing: '—',
} as const

/** Texts of the views of the list of requests, and of what is done with all rows of it. */
export const viewWords = {
  names: {
    late: 'Late',
    mine: 'Mine',
    unassigned: 'Unassigned',
    vendor: 'Waiting on vendor',
    visits: 'This week’s visits',
  },
  noneToExport: 'No requests match the filters',
} as const
