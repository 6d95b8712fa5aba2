/** Texts of exported and printed e-mails. */
export const exportWords = {
  columns: {
    created: 'Created',
    name: 'Name',
    to: 'To',
    subject: 'Subject',
    kind: 'About',
    state: 'Status',
    attempts: 'Attempts',
    sent: 'Sent',
    error: 'Last error',
  },
  fileName: (day: string) => `emails-${day}.csv`,
} as const
