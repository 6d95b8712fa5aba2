/** Lists and searches of the office and the front desk: a name, and the address. */
export const pagedCalls: [name: string, url: string][] = [
  ['units, first page', '/api/admin/units?limit=50'],
  ['units, from the top down', '/api/admin/units?limit=50&sort=-unit'],
  ['units, vacant', '/api/admin/units?limit=50&status=Vacant'],
  ['units, of a floor', '/api/admin/units?limit=50&floor=12'],
  ['units, search by name', '/api/admin/units?limit=50&search=okafor'],
  ...['newest', 'name', 'unit', 'type', 'status', 'since', 'leaseEnd'].map((sort): [string, string] => [
    `residents, by ${sort}`,
    `/api/admin/tenants?limit=20&sort=${sort}`,
  ]),
  ['residents, by name downwards', '/api/admin/tenants?limit=20&sort=name&order=desc'],
  ['residents, owners', '/api/admin/tenants?limit=20&type=Owner'],
  ['residents, commercial', '/api/admin/tenants?limit=20&area=commercial'],
  ['residents, search by name', '/api/admin/tenants?limit=20&search=okafor'],
  ['residents, search by two words', '/api/admin/tenants?limit=20&search=amara+okafor'],
  ['residents, search by unit', '/api/admin/tenants?limit=20&search=1204'],
  ['residents, search without a hit', '/api/admin/tenants?limit=20&search=okafro'],
  ...[
    ['first page', ''],
    ['most urgent first', '&status=active&sort=attention'],
    ['late', '&due=late&sort=attention'],
    ['of a status and a priority', '&status=pending&priority=urgent'],
    ['completed', '&status=completed'],
    ['of a category', '&category=plumbing'],
    ['unassigned', '&status=open&assignedTo=nobody'],
    ['search', '&search=radiator'],
    ['search by number', '&search=108500'],
  ].map(([name, filter]): [string, string] => [
    `requests, ${name}`,
    `/api/admin/maintenance-requests?limit=20${filter}`,
  ]),
  ['desk, search by name', '/api/desk/search?text=okafor'],
  ['desk, search by two words', '/api/desk/search?text=amara+okafor'],
  ['desk, search by unit', '/api/desk/search?text=1204'],
  ['desk, newest packages', '/api/desk/packages?limit=50'],
]

/** Figures of a whole building, and who is expected today. They are no pages: what they count or list grows with the building. */
export const wholeCalls: [name: string, url: string][] = [
  ['overview, what needs attention', '/api/admin/overview'],
  ['desk, packages by shelf', '/api/desk/packages/summary'],
  ['desk, expected visitors', '/api/desk/visitors'],
  ['requests, statistics', '/api/admin/maintenance-statistics'],
  ['requests, statistics of a priority', '/api/admin/maintenance-statistics?priority=urgent'],
]

const aMonthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)

/** The other lists that grow with the years of a building, and who reads them. */
export const furtherLists: [name: string, url: string, role: 'admin' | 'maintenance' | 'tenant'][] = [
  ['audit log, first page', '/api/admin/audit?limit=50', 'admin'],
  ['audit log, of an area', '/api/admin/audit?limit=50&recordType=maintenance', 'admin'],
  ['audit log, of a kind', '/api/admin/audit?limit=50&kind=changed', 'admin'],
  ['audit log, before a day', `/api/admin/audit?limit=50&to=${aMonthAgo}`, 'admin'],
  ['units, as a list', '/api/admin/unit-list?limit=200', 'admin'],
  ['units, as a picture', '/api/admin/tower-picture?limit=200', 'admin'],
  ['units, choices', '/api/admin/unit-choices?limit=20&search=12', 'admin'],
  ['announcements', '/api/admin/announcements?limit=20', 'admin'],
  ['stalls, lockers and keys', '/api/admin/assets?limit=20', 'admin'],
  ['events', '/api/admin/events?limit=20', 'admin'],
  ['contact messages', '/api/admin/contact-messages?limit=20', 'admin'],
  ['e-mails', '/api/admin/settings/mail/emails?limit=20', 'admin'],
  ['notifications', '/api/account/notifications?limit=20', 'admin'],
  ['changes of the settings', '/api/admin/settings/changes?limit=20', 'admin'],
  ['desk, stays of visitors', '/api/desk/visitor-stays?limit=20', 'admin'],
  ['desk, incidents', '/api/desk/incidents?limit=20', 'admin'],
  ['desk, keys', '/api/desk/keys?limit=20', 'admin'],
  ['desk, shifts', '/api/desk/shifts?limit=20', 'admin'],
  ['staff, requests', '/api/staff/maintenance-requests?limit=20', 'maintenance'],
  ['staff, completed requests', '/api/staff/maintenance-requests?limit=20&status=completed', 'maintenance'],
  ['resident, packages', '/api/tenant/packages?limit=20', 'tenant'],
  ['resident, announcements', '/api/tenant/announcements?limit=20', 'tenant'],
]
