import { type ComponentType, Suspense, useLayoutEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { AddressProvider } from '#platform/ui/data/AddressProvider.tsx'
import { scrollWhenDue } from '#platform/ui/navigation/navigate.ts'
import { useLocation, usePath } from '#platform/ui/navigation/use-location.ts'
import { paths } from '#paths.ts'
import type { PrefetchSection } from './frame/first-data.ts'
import { Guard, type GuardedPage } from './frame/Guard.tsx'
import { onDemand } from './frame/section.tsx'
import { ErrorScreen } from './frame/states/ErrorScreen.tsx'
import { LoadingPage } from './frame/states/LoadingPage.tsx'
import { NotFound } from './frame/states/NotFound.tsx'
import { useBackGuard } from './frame/use-back-guard.ts'

type Portal = { loadFirstSection: () => Promise<unknown>; prefetchFirstSection?: PrefetchSection }

/** What the first section of the portal that was loaded reads. */
let prefetchSection: PrefetchSection | undefined
export const prefetchFirstSection: PrefetchSection = async (cache, userId) => prefetchSection?.(cache, userId)

/** The code of a portal and, unless the address names another section, of its first one, so that both render at once. */
async function loadPortal<Loaded extends Portal>(loading: Promise<Loaded>, page: (portal: Loaded) => ComponentType) {
  const portal = await loading
  // With a filter, the section begins with other calls.
  if (location.search === '') prefetchSection = portal.prefetchFirstSection
  // A section that could not be loaded shows the error in its place.
  if (!new URLSearchParams(location.search).has('tab')) await portal.loadFirstSection().catch(() => {})
  return page(portal)
}

type Page = { guard: GuardedPage } & ReturnType<typeof onDemand>
const page = (guard: GuardedPage, load: () => Promise<ComponentType>): Page => ({ guard, ...onDemand(load) })

/** The pages of the portals by their path. */
const pages: ReadonlyMap<string, Page> = new Map([
  [paths.admin(), page('admin', () => loadPortal(import('./admin/AdminPortal.tsx'), ({ AdminPortal }) => AdminPortal))],
  [paths.building(), page('admin', async () => (await import('./building/BuildingPage.tsx')).BuildingPage)],
  [
    paths.tenant(),
    page('tenant', () => loadPortal(import('./resident/ResidentPortal.tsx'), ({ ResidentPortal }) => ResidentPortal)),
  ],
  [paths.staff(), page('staff', () => loadPortal(import('./staff/StaffPortal.tsx'), ({ StaffPortal }) => StaffPortal))],
  [paths.account(), page('account', async () => (await import('./account/AccountPage.tsx')).AccountPage)],
  [
    paths.notificationChoices(),
    page('account', async () => (await import('./account/NotificationChoicesPage.tsx')).NotificationChoicesPage),
  ],
  [
    paths.notifications(),
    page('account', async () => (await import('./account/NotificationsPage.tsx')).NotificationsPage),
  ],
])

const pageAt = (path: string): Page | undefined => pages.get(path.replace(/(?<=.)\/$/, ''))

/** Loads the code of the page with a path, unless it is loaded or there is no such page. */
export const loadPage = async (path: string): Promise<unknown> => pageAt(path)?.load()

/** The page that the address names, for the people whom `Guard` admits. */
export function CurrentPage() {
  useBackGuard()
  const path = usePath()
  const found = pageAt(path)
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[path]}>
      <ScrollToTop />
      {found ? (
        <Guard key={path} page={found.guard}>
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
