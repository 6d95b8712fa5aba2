import { frontDesk, office, residents, type Role, staffPortal } from '#platform/roles.ts'

/**
 * The files of the first screen of each portal, by its address: the portal and its first section, which it loads on demand.
 * The build packs what they need together, and the portal's document preloads exactly that.
 */
export const firstScreens: Readonly<Record<string, readonly string[]>> = {
  '/admin': ['src/portals/admin/AdminPortal.tsx', 'src/portals/admin/overview/OverviewSection.tsx'],
  '/desk': ['src/portals/desk/DeskPortal.tsx', 'src/portals/desk/DeskHome.tsx'],
  '/staff': ['src/portals/staff/StaffPortal.tsx', 'src/portals/staff/StaffRequests.tsx'],
  '/tenant': ['src/portals/resident/ResidentPortal.tsx', 'src/portals/resident/Overview.tsx'],
}

/** The calls of these screens as the screens write them; `:me` is the id of the user. */
const calls: Readonly<Record<string, { roles: readonly Role[]; addresses: readonly string[] }>> = {
  '/admin': {
    roles: office,
    addresses: [
      '/api/admin/overview',
      '/api/admin/tower-picture',
      '/api/building/model',
      '/api/admin/maintenance-requests?status=active&limit=1',
      '/api/admin/contact-messages?status=open&sort=oldest&limit=1',
    ],
  },
  '/desk': { roles: frontDesk, addresses: ['/api/desk/packages/summary'] },
  '/staff': {
    roles: staffPortal,
    addresses: [
      '/api/staff/maintenance-requests?assignedTo=:me&status=open&limit=20',
      '/api/staff/maintenance-figures',
    ],
  },
  '/tenant': {
    roles: residents,
    addresses: [
      '/api/tenant/profile',
      '/api/tenant/maintenance-requests',
      '/api/tenant/announcements?limit=20',
      '/api/tenant/events?limit=5',
      '/api/tenant/access-codes',
      '/api/tenant/announcements/unread',
      '/api/tenant/first-day',
      '/api/tenant/packages',
    ],
  },
}

/**
 * The calls that start with the document of a portal (`public/first-calls.js`), besides those of all portals. Only staff have
 * their id in them: the document is cached for each of the few staff, and once for all residents.
 */
export function firstCallsOf(path: string, user: { id: string; role: Role }): readonly string[] {
  const { roles, addresses } = calls[path] ?? { roles: [], addresses: [] }
  if (!roles.includes(user.role)) return []
  return addresses.map((address) => address.replace(':me', user.id))
}
