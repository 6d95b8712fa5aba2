import { type ComponentType, Suspense, useLayoutEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { AddressProvider } from '#platform/ui/data/AddressProvider.tsx'
import { scrollWhenDue } from '#platform/ui/navigation/navigate.ts'
import { useLocation, usePath, withoutLastSlash } from '#platform/ui/navigation/use-location.ts'
import { portalPages } from '#accounts/portal-access.ts'
import { paths } from '#paths.ts'
import type { PrefetchSection } from './frame/first-data.ts'
import { Guard } from './frame/Guard.tsx'
import { onDemand } from './frame/section.tsx'
import { ErrorScreen } from './frame/states/ErrorScreen.tsx'
import { LoadingPage } from './frame/states/LoadingPage.tsx'
import { NotFound } from './frame/states/NotFound.tsx'
import { useBackGuard } from './frame/use-back-guard.ts'

type Portal = { loadFirstSection: () => Promise<unknown>; prefetchFirstSection?: PrefetchSection }

/** The portals whose code is loaded, by their path. */
const portals = new Map<string, Portal>()

/** A portal, which has sections. */
function portal<Loaded extends Portal>(
  path: string,
  load: () => Promise<Loaded>,
  page: (portal: Loaded) => ComponentType,
) {
  const loadPortal = async () => {
    const loaded = await load()
    portals.set(path, loaded)
    return page(loaded)
  }
  return [path, onDemand(loadPortal)] as const
}

/** The pages of the portals by their path; `portalPages` has the people who may open them. */
const pages = new Map([
  portal(
    paths.admin(),
    () => import('./admin/AdminPortal.tsx'),
    ({ AdminPortal }) => AdminPortal,
  ),
  portal(
    paths.tenant(),
    () => import('./resident/ResidentPortal.tsx'),
    ({ ResidentPortal }) => ResidentPortal,
  ),
  portal(
    paths.staff(),
    () => import('./staff/StaffPortal.tsx'),
    ({ StaffPortal }) => StaffPortal,
  ),
  portal(
    paths.desk(),
    () => import('./desk/DeskPortal.tsx'),
    ({ DeskPortal }) => DeskPortal,
  ),
  [paths.building(), onDemand(async () => (await import('./building/BuildingPage.tsx')).BuildingPage)],
  [paths.account(), onDemand(async () => (await import('./account/AccountPage.tsx')).AccountPage)],
  [
    paths.notificationChoices(),
    onDemand(async () => (await import('./account/NotificationChoicesPage.tsx')).NotificationChoicesPage),
  ],
  [paths.notifications(), onDemand(async () => (await import('./account/NotificationsPage.tsx')).NotificationsPage)],
])

/**
 * Loads the code of a page, and of the first section of a portal unless the parameters name another one, so that both render at
 * once. Returns what reads the first data of this section; with a filter it begins with other calls. Nothing is loaded twice.
 */
export async function loadPage(pathname: string, search: string): Promise<PrefetchSection | undefined> {
  const path = withoutLastSlash(pathname)
  await pages.get(path)?.load()
  const loaded = portals.get(path)
  if (!loaded || new URLSearchParams(search).has('tab')) return undefined
  // A section that could not be loaded shows the error in its place.
  await loaded.loadFirstSection().catch(() => {})
  return search === '' ? loaded.prefetchFirstSection : undefined
}

/** The page that the address names, for the people whom `Guard` admits. */
export function CurrentPage() {
  useBackGuard()
  const path = usePath()
  const found = pages.get(path)
  const audience = portalPages[path]
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[path]}>
      <ScrollToTop />
      {found && audience ? (
        <Guard key={path} page={audience}>
          <AddressProvider>
            <Suspense fallback={<LoadingPage />}>
              <found.Screen />
            </Suspense>
          </AddressProvider>
        </Guard>
      ) : (
        <NotFound />
      )}
    </ErrorBoundary>
  )
}

/** A page begins at its top, unless the navigation leaves it where it is. */
function ScrollToTop() {
  const location = useLocation()
  useLayoutEffect(scrollWhenDue, [location])
  return null
}
