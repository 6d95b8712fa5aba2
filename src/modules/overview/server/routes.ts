import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { overview } from '../contract.ts'
import { readOverview } from './store.ts'

export function overviewRoutes(context: AppContext) {
  registerRoute(context, overview.read, ({ db, currentUser, now }) => readOverview(db, currentUser.role, now))
}
