/** Texts of the views of the list of requests, and of what is done with all rows of it. */
export const viewWords = {
  names: {
    late: 'Late',
    mine: 'Mine',
    unassigned: 'Unassigned',
    vendor: 'Waiting on vendor',
    visits: 'This week’s visits',
  },
  printList: 'Print the list',
  exportList: 'CSV of the list',
} as const
