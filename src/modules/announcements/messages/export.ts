/** Texts of exported and printed announcements. */
export const exportWords = {
  columns: {
    title: 'Title',
    category: 'Category',
    state: 'Status',
    audience: 'Audience',
    emergency: 'Emergency',
    byMail: 'By email',
    published: 'Published',
    expires: 'Expires',
    people: 'Reached',
    read: 'Read',
    failed: 'Emails failed',
    author: 'Written by',
    created: 'Written on',
  },
  fileName: (day: string) => `announcements-${day}.csv`,
} as const
