/** Texts of exported and printed accounts of the office. */
export const exportWords = {
  columns: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    role: 'Role',
    status: 'Status',
    secondFactor: 'Two-step sign-in',
    lastSignIn: 'Last signed in',
    created: 'Since',
  },
  on: 'On',
  off: 'Off',
  fileName: (day: string) => `users-${day}.csv`,
} as const
