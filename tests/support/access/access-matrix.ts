import type { HouseholdRight } from '#platform/household-rights.ts'
import type { Role } from '#platform/roles.ts'
import { endpointsOfContracts } from '../contracts.ts'

/** Who makes a call: a person with a role, or one who is not signed in. */
export type Caller = 'anonymous' | Role
const residents = ['tenant', 'household'] as const
const office = ['staff', 'admin'] as const
const signedIn = [...residents, 'maintenance', 'concierge', ...office] as const
const everyone = ['anonymous', ...signedIn] as const
export const callers: readonly Caller[] = everyone

/**
 * Who may make every call, listed a second time, so that wrong `roles` in a contract are found. The first row whose pattern
 * matches a call applies. `household` is a household member with every right; what a member without a right may do is
 * in `rightOfCall`.
 */
const table: [area: string, calls: RegExp, callers: readonly Caller[]][] = [
  ['sign-in and recovery', /^POST \/api\/auth\/(?:login|logout|forgot-password|reset-password)$/, everyone],
  [
    'public pages and contact',
    /^(?:GET \/api\/(?:building(?:\/model)?|(?:pictures|logos)\/:name)|POST \/api\/contact)$/,
    everyone,
  ],
  ['links of e-mails', /^POST \/api\/(?:maintenance-answers|news-by-mail|email-confirmations|invitations)\//, everyone],
  ['the place of a sign', /^GET \/api\/report-places\//, everyone],
  ['running incidents', /^GET \/api\/incidents$/, signedIn],
  ['emergencies', /^GET \/api\/emergencies$/, signedIn],
  ['a private calendar address', /^GET \/api\/calendar\.ics$/, everyone],
  ["the caller's account", /^(?:GET \/api\/auth\/user|\w+ \/api\/account(?:\/.*)?)$/, signedIn],
  [
    'the resident portal: what a household member may do too',
    /^(?:\w+ \/api\/tenant\/(?:household|homes|incident-reports|collection-rule|packages|keys|emergency-needs|maintenance-requests|access-codes|data)(?:\/|$)|GET \/api\/tenant\/(?:events|resources|payments)$|\w+ \/api\/tenant\/announcements(?:\/|$))/,
    residents,
  ],
  ['the first days in a home', /^\w+ \/api\/tenant\/first-day(?:\/|$)/, ['tenant']],
  ['the resident portal', /^\w+ \/api\/tenant\//, ['tenant']],
  [
    'photos of requests',
    /^\w+ \/api\/maintenance-(?:photos|requests)(?:\/|$)/,
    [...residents, 'maintenance', ...office],
  ],
  ['photos of packages', /^GET \/api\/package-photos\//, [...residents, 'concierge', ...office]],
  ['files', /^GET \/api\/announcement-files(?:\/|$)/, [...residents, ...office]],
  ['documents for residents', /^GET \/api\/resource-versions\//, [...residents, ...office]],
  ['the rota', /^GET \/api\/admin\/on-call$/, office],
  ['being on call', /^(?:GET \/api\/on-call|\w+ \/api\/alerts(?:\/:id\/take)?)$/, ['maintenance', ...office]],
  // Which requests a maintenance person sees, and what of them: `staff/server/routes.test.ts`.
  ['the staff portal', /^\w+ \/api\/staff\//, ['maintenance', 'staff']],
  [
    'money, settings, logs',
    /^\w+ \/api\/admin\/(?:payments|settings|audit|exports|imports|erasures|backups)(?:\/|$)/,
    ['admin'],
  ],
  [
    'accounts: deletion, invitation, changes of many',
    /^(?:DELETE \/api\/admin\/users\/|POST \/api\/admin\/users\/(?::id\/invitation|changes)$)/,
    ['admin'],
  ],
  ['accounts', /^\w+ \/api\/admin\/users(?:\/|$)/, office],
  [
    'homes',
    /^\w+ \/api\/admin\/(?:units|unit-list|unit-choices|tower-picture|unit-notes|unit-options|listings)(?:\/|$)/,
    office,
  ],
  ['moves', /^\w+ \/api\/admin\/(?:moves|move-photos|move-checklists)(?:\/|$)/, office],
  ['the emergency roster of the office', /^\w+ \/api\/admin\/emergency-/, office],
  ['the shelves and the rules of the front desk', /^PUT \/api\/desk\/package-(?:places|rules)$/, office],
  ['the rules about visitors', /^PUT \/api\/desk\/visitor-rules$/, office],
  ['people not to admit', /^\w+ \/api\/desk\/do-not-admit(?:\/|$)/, office],
  ['what the office alone does about incidents', /^\w+ \/api\/admin\/incident(?:s|-scripts)\//, office],
  ['the front desk', /^\w+ \/api\/desk\//, ['concierge', ...office]],
  ['stalls, lockers, keys and fobs', /^\w+ \/api\/admin\/asset(?:s|-conflicts|-waiting-list)(?:\/|$)/, office],
  ['unverified emails', /^\w+ \/api\/admin\/incoming-emails(?:\/|$)/, office],
  ['residents', /^\w+ \/api\/admin\/(?:tenants|staff)(?:\/|$)/, office],
  ['the building on a day', /^GET \/api\/admin\/building\/on$/, office],
  ['the overview', /^GET \/api\/admin\/overview$/, office],
  ['saved views', /^\w+ \/api\/admin\/(?:views|lists)(?:\/|$)/, office],
  ['the command bar', /^GET \/api\/admin\/find(?:\/|$)/, office],
  [
    'requests',
    /^\w+ \/api\/admin\/(?:maintenance-(?:requests|notes|history|statistics|places|workload)|undo|vendors|vendor-documents|work-orders|work-order-files)(?:\/|$)/,
    office,
  ],
  ['news and messages', /^\w+ \/api\/admin\/(?:announcements|events|resources|contact-messages)(?:\/|$)/, office],
]

/** Whether a caller may make a call, by its method and path; undefined when the table lacks the call. */
export const isAllowed = (name: string, caller: Caller): boolean | undefined =>
  table.find(([, calls]) => calls.test(name))?.[2].includes(caller)

/** The right that a household member needs for a call, listed a second time; null for calls without one. */
const rights: [calls: RegExp, right: HouseholdRight][] = [
  [/^\w+ \/api\/tenant\/(?:homes|incident-reports|maintenance-requests)(?:\/|$)/, 'requests'],
  [/^\w+ \/api\/maintenance-(?:photos|requests)(?:\/|$)/, 'requests'],
  [/^GET \/api\/(?:tenant\/(?:events|resources)$|resource-versions\/)/, 'resources'],
  [/^\w+ \/api\/(?:tenant\/announcements|announcement-files)(?:\/|$)/, 'announcements'],
  [/^\w+ \/api\/tenant\/access-codes(?:\/|$)/, 'codes'],
  [/^GET \/api\/tenant\/payments$/, 'payments'],
  [/^\w+ \/api\/tenant\/household\/members(?:\/|$)/, 'household'],
]
export const rightOfCall = (name: string) => rights.find(([calls]) => calls.test(name))?.[1] ?? null

export const calls = await endpointsOfContracts()
