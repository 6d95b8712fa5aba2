import { paths } from '#paths.ts'
import { isMaintenance, isOffice, type Role, roles, staffPortal, usesResidentPortal } from '#platform/roles.ts'

/** The page after signing in. */
export const homePathOf = (role: Role): '/admin' | '/tenant' | '/staff' =>
  usesResidentPortal(role) ? '/tenant' : isMaintenance(role) ? '/staff' : '/admin'

/** Who may open a guarded page: /admin admits admin and staff, /tenant tenants and household members, /staff staff and maintenance. */
export const canOpenPage = (page: 'admin' | 'tenant' | 'staff', role: Role): boolean =>
  page === 'admin'
    ? isOffice(role)
    : page === 'tenant'
      ? usesResidentPortal(role)
      : staffPortal.some((one) => one === role)

/** The audience of a page that requires a session; an account page is for everyone signed in. */
export type Audience = 'admin' | 'tenant' | 'staff' | 'account'

/** Every page that requires a session. */
export const portalPages: Readonly<Record<string, Audience>> = {
  [paths.admin()]: 'admin',
  [paths.building()]: 'admin',
  [paths.tenant()]: 'tenant',
  [paths.staff()]: 'staff',
  [paths.account()]: 'account',
  [paths.notificationChoices()]: 'account',
  [paths.notifications()]: 'account',
}

/** Whether a person may open the page at this address; false for an address that is no portal. */
export function admits(path: string, role: Role): boolean {
  const page = portalPages[path]
  return page === 'account' || (page !== undefined && canOpenPage(page, role))
}

export const rolesAdmittedTo = (path: string) => roles.filter((role) => admits(path, role))
