import { mailDomain } from '../profile.ts'

/** The accounts for visitors of the demo. */
export const demoAccounts = [
  { email: `admin@${mailDomain}`, role: 'admin', what: 'administrator: the console' },
  { email: `staff@${mailDomain}`, role: 'staff', what: 'staff: the console and the staff portal' },
  {
    email: `maintenance@${mailDomain}`,
    role: 'maintenance',
    what: 'maintenance: the staff portal, with own and unassigned requests',
  },
  { email: `concierge@${mailDomain}`, role: 'concierge', what: 'concierge: the front desk' },
  { email: `resident@${mailDomain}`, role: 'tenant', what: 'a renter: the resident portal' },
  { email: `owner@${mailDomain}`, role: 'tenant', what: 'an owner: the resident portal' },
  { email: `newcomer@${mailDomain}`, role: 'tenant', what: 'a renter in the first days of the home' },
  { email: `arriving@${mailDomain}`, role: 'tenant', what: 'a renter who moves in next week' },
  {
    email: `household@${mailDomain}`,
    role: 'household',
    what: 'a household member: the parts of the portal that the resident allowed',
  },
] as const

/** What a terminal shows to sign in with. */
export const describeDemoAccounts = (password: string): string[] => [
  `  Demo accounts, password ${password}`,
  ...demoAccounts.map(({ email, what }) => `    ${email.padEnd(36)}${what}`),
]
