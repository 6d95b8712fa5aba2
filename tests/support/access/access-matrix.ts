import type { HouseholdRight } from '#platform/household-rights.ts'
import { endpointsOfContracts } from '../contracts.ts'

export const allowed = 'allowed'
export type Cell = typeof allowed | 401 | 403

/**
 * The roles of every call, listed a second time, so that wrong `roles` in a contract are found. The first row whose pattern
 * matches a call applies. `household` is a household member with every right; what a member without a right may do is
 * in `rightOfCall`.
 */
export const table: [
  area: string,
  calls: RegExp,
  anonymous: Cell,
  tenant: Cell,
  household: Cell,
  maintenance: Cell,
  staff: Cell,
  admin: Cell,
][] = [
  [
    'sign-in and recovery',
    /^POST \/api\/auth\/(?:login|logout|forgot-password|reset-password)$/,
    allowed,
    allowed,
    allowed,
    allowed,
    allowed,
    allowed,
  ],
  [
    'public pages and contact',
    /^(?:GET \/api\/(?:building(?:\/model)?|pictures\/:name)|POST \/api\/contact)$/,
    allowed,
    allowed,
    allowed,
    allowed,
    allowed,
    allowed,
  ],
  [
    'links of e-mails',
    /^POST \/api\/(?:maintenance-answers|news-by-mail|email-confirmations|invitations)\//,
    allowed,
    allowed,
    allowed,
    allowed,
    allowed,
    allowed,
  ],
  ['emergencies', /^GET \/api\/emergencies$/, 401, allowed, allowed, allowed, allowed, allowed],
  ['a private calendar address', /^GET \/api\/calendar\.ics$/, allowed, allowed, allowed, allowed, allowed, allowed],
  [
    "the caller's account",
    /^(?:GET \/api\/auth\/user|\w+ \/api\/account(?:\/.*)?)$/,
    401,
    allowed,
    allowed,
    allowed,
    allowed,
    allowed,
  ],
  [
    'the resident portal: what a household member may do too',
    /^(?:\w+ \/api\/tenant\/(?:household|homes|maintenance-requests|access-codes|data)(?:\/|$)|GET \/api\/tenant\/(?:events|resources|payments)$|\w+ \/api\/tenant\/announcements(?:\/|$))/,
    401,
    allowed,
    allowed,
    403,
    403,
    403,
  ],
  ['the first days in a home', /^\w+ \/api\/tenant\/first-day(?:\/|$)/, 401, allowed, 403, 403, 403, 403],
  ['the resident portal', /^\w+ \/api\/tenant\//, 401, allowed, 403, 403, 403, 403],
  [
    'files',
    /^\w+ \/api\/(?:maintenance-(?:photos|requests)|announcement-files)(?:\/|$)/,
    401,
    allowed,
    allowed,
    403,
    allowed,
    allowed,
  ],
  ['documents for residents', /^GET \/api\/resource-versions\//, 401, allowed, allowed, 403, allowed, allowed],
  ['the staff portal', /^GET \/api\/staff\//, 401, 403, 403, 403, allowed, 403],
  [
    'money, settings, logs',
    /^\w+ \/api\/admin\/(?:payments|settings|audit|exports|imports|erasures|backups)(?:\/|$)/,
    401,
    403,
    403,
    403,
    403,
    allowed,
  ],
  [
    'accounts: deletion, invitation',
    /^(?:DELETE \/api\/admin\/users\/|POST \/api\/admin\/users\/:id\/invitation$)/,
    401,
    403,
    403,
    403,
    403,
    allowed,
  ],
  ['accounts', /^\w+ \/api\/admin\/users(?:\/|$)/, 401, 403, 403, 403, allowed, allowed],
  [
    'homes',
    /^\w+ \/api\/admin\/(?:units|unit-list|unit-choices|tower-picture|unit-notes|unit-options|listings)(?:\/|$)/,
    401,
    403,
    403,
    403,
    allowed,
    allowed,
  ],
  ['moves', /^\w+ \/api\/admin\/(?:moves|move-photos|move-checklists)(?:\/|$)/, 401, 403, 403, 403, allowed, allowed],
  [
    'stalls, lockers, keys and fobs',
    /^\w+ \/api\/admin\/asset(?:s|-conflicts|-waiting-list)(?:\/|$)/,
    401,
    403,
    403,
    403,
    allowed,
    allowed,
  ],
  ['residents', /^\w+ \/api\/admin\/(?:tenants|staff)(?:\/|$)/, 401, 403, 403, 403, allowed, allowed],
  ['the building on a day', /^GET \/api\/admin\/building\/on$/, 401, 403, 403, 403, allowed, allowed],
  ['the overview', /^GET \/api\/admin\/overview$/, 401, 403, 403, 403, allowed, allowed],
  ['the command bar', /^GET \/api\/admin\/find(?:\/|$)/, 401, 403, 403, 403, allowed, allowed],
  [
    'requests',
    /^\w+ \/api\/admin\/(?:maintenance-(?:requests|notes|history|statistics|places)|vendors)(?:\/|$)/,
    401,
    403,
    403,
    403,
    allowed,
    allowed,
  ],
  [
    'news and messages',
    /^\w+ \/api\/admin\/(?:announcements|events|resources|contact-messages)(?:\/|$)/,
    401,
    403,
    403,
    403,
    allowed,
    allowed,
  ],
]

/** The right that a household member needs for a call, listed a second time; null for calls without one. */
const rights: [calls: RegExp, right: HouseholdRight][] = [
  [/^\w+ \/api\/tenant\/(?:homes|maintenance-requests)(?:\/|$)/, 'requests'],
  [/^\w+ \/api\/maintenance-(?:photos|requests)(?:\/|$)/, 'requests'],
  [/^GET \/api\/(?:tenant\/(?:events|resources)$|resource-versions\/)/, 'resources'],
  [/^\w+ \/api\/(?:tenant\/announcements|announcement-files)(?:\/|$)/, 'announcements'],
  [/^\w+ \/api\/tenant\/access-codes(?:\/|$)/, 'codes'],
  [/^GET \/api\/tenant\/payments$/, 'payments'],
  [/^\w+ \/api\/tenant\/household\/members(?:\/|$)/, 'household'],
]
export const rightOfCall = (name: string) => rights.find(([calls]) => calls.test(name))?.[1] ?? null

export const calls = await endpointsOfContracts()
