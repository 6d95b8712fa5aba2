/** Texts of a resident's profile. */
export const residentWords = {
  createRequest: 'Create Request',
  backToRequests: 'Back to the requests',
  viewDetails: 'View Details',
  detailsOf: (title: string) => `View Details of ${title}`,
  noUnitForRequest: 'A request belongs to a unit; assign one first',
  noRequestsHelp: 'What this resident reports appears here.',
  newestOf: (shown: number, total: number) =>
    total > shown ? `The newest ${shown} of ${total} requests` : total === 1 ? '1 request' : `${total} requests`,
} as const
