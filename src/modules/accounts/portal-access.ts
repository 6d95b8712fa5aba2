import { paths } from '#paths.ts'
import {
  frontDesk,
  isConcierge,
  isMaintenance,
  isOffice,
  type Role,
  roles,
  staffPortal,
  usesResidentPortal,
} from '#platform/roles.ts'

/** The page after signing in. */
export const homePathOf = (role: Role): '/admin' | '/tenant' | '/staff' | '/desk' => {
  if (usesResidentPortal(role)) return '/tenant'
  if (isMaintenance(role)) return '/staff'
  return isConcierge(role) ? '/desk' : '/admin'
}

/** Who may open a guarded page: /tenant admits tenants and household members, the others people who work here. */
const admitted: Readonly<Record<'admin' | 'tenant' | 'staff' | 'desk', (role: Role) => boolean>> = {
  admin: isOffice,
  tenant: usesResidentPortal,
  staff: (role) => staffPortal.some((one) => one === role),
  desk: (role) => frontDesk.some((one) => one === role),
}
export const canOpenPage = (page: keyof typeof admitted, role: Role): boolean => admitted[page](role)

/** The audience of a page that requires a session; an account page is for everyone signed in. */
export type Audience = 'admin' | 'tenant' | 'staff' | 'desk' | 'account'

/** Every page that requires a session. */
export const portalPages: Readonly<Record<string, Audience>> = {
  [paths.admin()]: 'admin',
  [paths.building()]: 'admin',
  [paths.tenant()]: 'tenant',
  [paths.staff()]: 'staff',
  [paths.desk()]: 'desk',
  [paths.account()]: 'account',
  [paths.notificationChoices()]: 'account',
  [paths.notifications()]: 'account',
}

/**
 * Whether the desk can be opened from this page without loading a document: the policy of this one is then that of the desk,
 * which takes photos with the camera.
 */
export const leadsToDesk = (path: string): boolean => (portalPages[path] ?? 'tenant') !== 'tenant'

/** Whether a person may open the page at this address; false for an address that is no portal. */
export function admits(path: string, role: Role): boolean {
  const page = portalPages[path]
  return page === 'account' || (page !== undefined && canOpenPage(page, role))
}

export const rolesAdmittedTo = (path: string) => roles.filter((role) => admits(path, role))
