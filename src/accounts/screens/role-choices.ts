import { userWords as words } from '../user-words.ts'

/** The roles the office gives. */
export const roleChoices = [
  { value: 'staff', label: words.roles.staff },
  { value: 'admin', label: words.roles.admin },
] as const
