/**
 * The files of the first screen of each portal, by its address: the portal and its first section, which it loads on demand.
 * The build packs what they need together, and the portal's document preloads exactly that.
 */
export const firstScreens: Readonly<Record<string, readonly string[]>> = {
  '/admin': ['src/portals/admin/AdminPortal.tsx', 'src/portals/admin/overview/OverviewSection.tsx'],
  '/staff': ['src/portals/staff/StaffPortal.tsx', 'src/portals/staff/StaffRequests.tsx'],
  '/tenant': ['src/portals/resident/ResidentPortal.tsx', 'src/portals/resident/Overview.tsx'],
}
