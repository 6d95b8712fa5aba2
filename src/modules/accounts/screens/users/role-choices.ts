import { userWords as words } from '../../messages/user.ts'

/** The roles that the office can assign. */
export const roleChoices = [
  { value: 'staff', label: words.roles.staff },
  { value: 'maintenance', label: words.roles.maintenance },
  { value: 'concierge', label: words.roles.concierge },
  { value: 'admin', label: words.roles.admin },
] as const
