import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { directory } from '../contract.ts'
import { updateEntry, findEntry, listNeighbours } from './store.ts'

export function directoryRoutes(context: AppContext) {
  registerRoute(context, directory.list, ({ db, query, currentUser }) =>
    listNeighbours(db, query.search, currentUser.id),
  )
  registerRoute(context, directory.own, ({ db, currentUser }) => findEntry(db, currentUser.id))
  registerRoute(context, directory.change, ({ db, body, currentUser, now, ifMatch }) =>
    updateEntry(db, body, currentUser, now, ifMatch),
  )
}
