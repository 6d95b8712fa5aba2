/** Texts of a resident's profile. */
export const residentWords = {
  createRequest: 'Create Request',
  backToRequests: 'Back to the requests',
  viewDetails: 'View Details',
  detailsOf: (title: string) => `View Details of ${title}`,
  noUnitForRequest: 'Assign a unit first',
  noRequestsHelp: 'Requests from this resident will appear here.',
  newestOf: (shown: number, total: number) =>
    total > shown ? `The newest ${shown} of ${total} requests` : total === 1 ? '1 request' : `${total} requests`,
} as const
