import { QueryClientProvider } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import { KitProvider } from '#platform/screens/KitProvider.tsx'
import { newQueryClient } from '#platform/screens/query-client.ts'
import { followTheme } from '#platform/screens/theme.ts'
import { expectArrival } from '#portals/frame/arrival.ts'
import { Broken } from '#portals/frame/Broken.tsx'
import { flatSearch, writeSearch } from '#portals/frame/flat-search.ts'
import { Guard } from '#portals/frame/Guard.tsx'
import { LoadingPage } from '#portals/frame/LoadingPage.tsx'
import { NotFound } from '#portals/frame/NotFound.tsx'
import '#platform/screens/kit.css'

/** What every portal's address may say; each section adds words of its own, such as its filters. */
const PortalSearch = z.looseObject({ tab: z.string().optional().catch(undefined) })

const TokenSearch = z.object({ token: z.string().optional().catch(undefined) })

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound, errorComponent: Broken })
const at = { getParentRoute: () => root }

const Login = lazyRouteComponent(() => import('#portals/sign-in/Login.tsx'), 'Login')
const ForgotPassword = lazyRouteComponent(() => import('#portals/sign-in/ForgotPassword.tsx'), 'ForgotPassword')
const ResetPassword = lazyRouteComponent(() => import('#portals/sign-in/ResetPassword.tsx'), 'ResetPassword')
const NewsByMailPage = lazyRouteComponent(() => import('#portals/sign-in/NewsByMailPage.tsx'), 'NewsByMailPage')
const AnswerPage = lazyRouteComponent(() => import('#portals/sign-in/AnswerPage.tsx'), 'AnswerPage')
const AdminPortal = lazyRouteComponent(() => import('#portals/admin/AdminPortal.tsx'), 'AdminPortal')
const BuildingPage = lazyRouteComponent(() => import('#portals/building/BuildingPage.tsx'), 'BuildingPage')
const StaffPortal = lazyRouteComponent(() => import('#portals/staff/StaffPortal.tsx'), 'StaffPortal')
const ResidentPortal = lazyRouteComponent(() => import('#portals/resident/ResidentPortal.tsx'), 'ResidentPortal')
const AccountPage = lazyRouteComponent(() => import('#portals/account/AccountPage.tsx'), 'AccountPage')

const routes = root.addChildren([
  createRoute({ ...at, path: '/login', component: Login }),
  createRoute({ ...at, path: '/resident-login', component: Login }),
  createRoute({ ...at, path: '/forgot-password', component: ForgotPassword }),
  createRoute({ ...at, path: '/reset-password', validateSearch: TokenSearch, component: ResetPassword }),
  createRoute({ ...at, path: '/news-by-mail', validateSearch: TokenSearch, component: NewsByMailPage }),
  createRoute({ ...at, path: '/maintenance-answer', validateSearch: TokenSearch, component: AnswerPage }),
  createRoute({
    ...at,
    path: '/admin',
    validateSearch: PortalSearch,
    component: () => (
      <Guard page="admin">
        <AdminPortal />
      </Guard>
    ),
  }),
  createRoute({
    ...at,
    path: '/building',
    validateSearch: PortalSearch,
    component: () => (
      <Guard page="admin">
        <BuildingPage />
      </Guard>
    ),
  }),
  createRoute({
    ...at,
    path: '/tenant',
    validateSearch: PortalSearch,
    component: () => (
      <Guard page="tenant">
        <ResidentPortal />
      </Guard>
    ),
  }),
  createRoute({
    ...at,
    path: '/staff',
    validateSearch: PortalSearch,
    component: () => (
      <Guard page="staff">
        <StaffPortal />
      </Guard>
    ),
  }),
  createRoute({
    ...at,
    path: '/account',
    component: () => (
      <Guard page="account">
        <AccountPage />
      </Guard>
    ),
  }),
])

const router = createRouter({
  routeTree: routes,
  parseSearch: flatSearch,
  stringifySearch: writeSearch,
  defaultPendingComponent: LoadingPage,
  defaultPendingMs: 150,
  defaultNotFoundComponent: NotFound,
  defaultErrorComponent: Broken,
  defaultStructuralSharing: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

const client = newQueryClient()
followTheme()
// A page brought back by the Back button may show what the person before was allowed to see.
window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) expectArrival()
})

const place = document.querySelector('#root')
if (place)
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <KitProvider>
          <RouterProvider router={router} />
        </KitProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
