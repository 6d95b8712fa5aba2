import { QueryClientProvider } from '@tanstack/react-query'
import {
  type AsyncRouteComponent,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { type ComponentProps, startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { firstLanguage } from '#platform/language/registry.ts'
import { restoreLostFocus } from '#platform/ui/navigation/lost-focus.ts'
import { AddressProvider } from '#platform/ui/data/AddressProvider.tsx'
import { KitProvider } from '#platform/ui/theme/KitProvider.tsx'
import { registerServiceWorker } from '#platform/ui/data/loading/service-worker.ts'
import { isSlowConnection } from '#platform/ui/data/loading/slow-connection.ts'
import { newQueryClient } from '#platform/ui/data/query-client.ts'
import { loadFonts } from '#platform/ui/theme/fonts.ts'
import { chosenLanguage } from '#platform/ui/theme/chosen-language.ts'
import { followTheme } from '#platform/ui/theme/theme.ts'
import { expectArrival } from '#portals/frame/arrival.ts'
import { ErrorScreen } from '#portals/frame/states/ErrorScreen.tsx'
import { type PrefetchSection, readFirstData } from '#portals/frame/first-data.ts'
import { flatSearch, writeSearch } from '#portals/frame/flat-search.ts'
import { Guard } from '#portals/frame/Guard.tsx'
import { LoadingPage } from '#portals/frame/states/LoadingPage.tsx'
import { PageLanguage } from '#portals/frame/PageLanguage.tsx'
import { NotFound } from '#portals/frame/states/NotFound.tsx'
import { useBackGuard } from '#portals/frame/use-back-guard.ts'
import { loadTexts } from './load-texts.ts'
import '#platform/ui/theme/kit.css'

/** The search parameters of every portal; each section adds its own, such as filters. */
const portalSearch = ({ tab, ...others }: Record<string, unknown>): Record<string, unknown> & { tab?: string } =>
  typeof tab === 'string' ? { ...others, tab } : others

function Root() {
  useBackGuard()
  return <Outlet />
}

const root = createRootRoute({ component: Root, notFoundComponent: NotFound, errorComponent: ErrorScreen })
const at = { getParentRoute: () => root }

const AdminPortal = lazyRouteComponent(() => loadPortal(import('#portals/admin/AdminPortal.tsx')), 'AdminPortal')
const BuildingPage = lazyRouteComponent(() => import('#portals/building/BuildingPage.tsx'), 'BuildingPage')
const StaffPortal = lazyRouteComponent(() => loadPortal(import('#portals/staff/StaffPortal.tsx')), 'StaffPortal')
const ResidentPortal = lazyRouteComponent(
  () => loadPortal(import('#portals/resident/ResidentPortal.tsx')),
  'ResidentPortal',
)
const NotificationsPage = lazyRouteComponent(
  () => import('#portals/account/NotificationsPage.tsx'),
  'NotificationsPage',
)
const NotificationChoicesPage = lazyRouteComponent(
  () => import('#portals/account/NotificationChoicesPage.tsx'),
  'NotificationChoicesPage',
)
const AccountPage = lazyRouteComponent(() => import('#portals/account/AccountPage.tsx'), 'AccountPage')

let prefetchSection: PrefetchSection | undefined

/** The code of a portal and, unless the address names another section, of its first one, so that both render at once. */
async function loadPortal<
  Portal extends { loadFirstSection: () => Promise<unknown>; prefetchFirstSection?: PrefetchSection },
>(loading: Promise<Portal>) {
  const portal = await loading
  // With a filter, the section begins with other calls.
  if (location.search === '') prefetchSection = portal.prefetchFirstSection
  // A section that could not be loaded shows the error in its place.
  if (!new URLSearchParams(location.search).has('tab')) await portal.loadFirstSection().catch(() => {})
  return portal
}

/** A page for the people whom `Guard` admits. The router loads its code before it renders it. */
function guarded(page: ComponentProps<typeof Guard>['page'], Page: AsyncRouteComponent<object>) {
  const GuardedPage = () => (
    <Guard page={page}>
      <AddressProvider>
        <Page />
      </AddressProvider>
    </Guard>
  )
  return Object.assign(GuardedPage, { preload: async () => Page.preload?.() })
}

const routes = root.addChildren([
  createRoute({ ...at, path: '/admin', validateSearch: portalSearch, component: guarded('admin', AdminPortal) }),
  createRoute({ ...at, path: '/building', validateSearch: portalSearch, component: guarded('admin', BuildingPage) }),
  createRoute({ ...at, path: '/tenant', validateSearch: portalSearch, component: guarded('tenant', ResidentPortal) }),
  createRoute({ ...at, path: '/staff', validateSearch: portalSearch, component: guarded('staff', StaffPortal) }),
  createRoute({ ...at, path: '/account', component: guarded('account', AccountPage) }),
  createRoute({
    ...at,
    path: '/account/notifications',
    component: guarded('account', NotificationChoicesPage),
  }),
  createRoute({ ...at, path: '/notifications', component: guarded('account', NotificationsPage) }),
])

const router = createRouter({
  routeTree: routes,
  InnerWrap: ({ children }) => (
    <PageLanguage>
      <KitProvider>{children}</KitProvider>
    </PageLanguage>
  ),
  parseSearch: flatSearch,
  stringifySearch: writeSearch,
  defaultPendingComponent: LoadingPage,
  defaultPendingMs: 150,
  defaultPreload: isSlowConnection() ? false : 'intent',
  defaultPreloadDelay: 65,
  defaultNotFoundComponent: NotFound,
  defaultErrorComponent: ErrorScreen,
  defaultStructuralSharing: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

const client = newQueryClient()
followTheme()
restoreLostFocus()
registerServiceWorker()
void loadFonts().catch(() => {})
// A page restored by the Back button may show what the previous user was allowed to see.
window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) expectArrival()
})

const place = document.querySelector('#root')
// The document shows the shell until then. A placeholder of React would stay for 300 ms, however soon its content is there.
if (place)
  void loadTexts(chosenLanguage() ?? firstLanguage)
    .then(() => router.load())
    .then(() => readFirstData(client, prefetchSection))
    .finally(() =>
      // As a transition, so that a whole portal does not block the page while it renders.
      startTransition(() =>
        createRoot(place).render(
          <StrictMode>
            <QueryClientProvider client={client}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </StrictMode>,
        ),
      ),
    )
