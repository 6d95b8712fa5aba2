/**
 * The calls with which a section begins, as its screen writes them, besides those of all sections. `preload-sections.ts` starts
 * them before the section opens; a journey checks that the section takes each answer.
 */
export const sectionCalls: Readonly<Record<string, readonly string[]>> = {
  '/admin?tab=units': ['/api/admin/unit-list'],
  '/admin?tab=tenants': ['/api/admin/tenants?limit=20&sort=name&order=asc'],
  '/admin?tab=maintenance': [
    '/api/admin/maintenance-statistics',
    ...['pending', 'assigned', 'in_progress'].map(
      (status) => `/api/admin/maintenance-requests?status=${status}&sort=attention&limit=8`,
    ),
  ],
  '/admin?tab=announcements': ['/api/admin/announcements?limit=20'],
  '/admin?tab=calendar': ['/api/admin/events?when=upcoming&limit=20'],
  '/admin?tab=resources': ['/api/admin/resources'],
  '/admin?tab=website-requests': ['/api/admin/contact-messages?status=open&limit=20&sort=oldest'],
  '/admin?tab=staff': ['/api/admin/users?roles=admin%2Cstaff%2Cmaintenance'],
  '/admin?tab=simulation': ['/api/admin/unit-list'],
  '/admin?tab=assets': [
    '/api/admin/assets/places?category=stall',
    '/api/admin/assets?limit=20&category=stall',
    '/api/admin/assets/figures',
  ],
  '/admin?tab=audit': ['/api/admin/audit/choices', '/api/admin/audit?limit=50'],
  '/admin?tab=settings': ['/api/admin/settings/building', '/api/admin/settings/changes?area=building&limit=5'],
  '/desk?tab=packages': ['/api/desk/packages?state=here&limit=50'],
  '/tenant?tab=resources': ['/api/tenant/assets', '/api/tenant/resources'],
  '/tenant?tab=residents': ['/api/tenant/directory-entry', '/api/tenant/directory'],
  '/tenant?tab=household': ['/api/tenant/household', '/api/tenant/owned-units'],
  '/tenant?tab=payments': ['/api/tenant/payments'],
}
