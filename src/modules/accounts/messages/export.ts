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
  badRole: 'role must be admin, staff or maintenance',
  badStatus: 'status must be Active, Invited or Suspended',
  longSearch: 'The search can have at most 200 characters',
  fileName: (day: string) => `users-${day}.csv`,
} as const
