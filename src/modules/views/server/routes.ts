import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { views } from '../contract.ts'
import { changeView, chooseColumns, findListSettings, removeView, saveView } from './store.ts'

export function viewRoutes(context: AppContext) {
  registerRoute(context, views.ofList, ({ db, params, currentUser }) => findListSettings(db, params.list, currentUser))
  registerRoute(context, views.chooseColumns, ({ db, params, body, currentUser, now }) =>
    chooseColumns(db, params.list, body.columns, currentUser, now),
  )
  registerRoute(context, views.save, ({ db, body, currentUser, now }) => saveView(db, body, currentUser, now))
  registerRoute(context, views.change, ({ db, params, body, currentUser, now, ifMatch }) =>
    changeView(db, params.id, body, currentUser, now, ifMatch),
  )
  registerRoute(context, views.remove, ({ db, params, query, currentUser, now }) =>
    removeView(db, params.id, query.operation, currentUser, now),
  )
}
