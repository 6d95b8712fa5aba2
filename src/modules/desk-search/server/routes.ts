import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { deskSearch } from '../contract.ts'
import { searchDesk } from './search.ts'

export function deskSearchRoutes(context: AppContext) {
  registerRoute(context, deskSearch.find, ({ db, query, now }) => searchDesk(db, query.text, now))
}
