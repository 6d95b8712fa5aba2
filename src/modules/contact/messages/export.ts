/** Texts of exported and printed messages from the public site. */
export const exportWords = {
  columns: {
    received: 'Received',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    reason: 'Reason',
    subject: 'Subject',
    status: 'Status',
    resident: 'Resident',
    unit: 'Unit',
    request: 'Request',
    replied: 'Last reply',
    repliedBy: 'Replied by',
    message: 'Message',
  },
  fileName: (day: string) => `website-requests-${day}.csv`,
} as const
