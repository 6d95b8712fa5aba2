/** Texts of exported and printed events. */
export const exportWords = {
  columns: {
    title: 'Title',
    type: 'Type',
    starts: 'Starts',
    ends: 'Ends',
    location: 'Location',
    audience: 'Audience',
    cancelled: 'Cancelled',
    author: 'Created by',
    description: 'Description',
  },
  fileName: (day: string) => `events-${day}.csv`,
} as const
