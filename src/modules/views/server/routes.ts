import { notFound } from '#platform/http-error.ts'
import { type ChosenExport, sendListExport } from '#platform/server/csv/list-export.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import type { SelectableList } from '../choices.ts'
import { views } from '../contract.ts'
import { changeView, chooseColumns, findListSettings, removeView, saveView } from './store.ts'

/** `exports` has the export of the selected rows of each list. */
export function viewRoutes(context: AppContext, exports: Readonly<Record<SelectableList, ChosenExport>>) {
  registerRoute(context, views.ofList, ({ db, params, currentUser }) => findListSettings(db, params.list, currentUser))
  registerRoute(context, views.chooseColumns, ({ db, params, body, currentUser, now }) =>
    chooseColumns(db, params.list, body.columns, currentUser, now),
  )
  registerRoute(context, views.exportChosen, async (call) => {
    const { list } = call.params
    if (!Object.hasOwn(exports, list)) throw notFound('List')
    const { ids, columns } = call.body
    const chosen = { ids: new Set(ids), columns: columns?.split(',') ?? null }
    const selected = exports[list as SelectableList](chosen, call.now)
    return sendListExport(call, { ...selected, criteria: { ...selected.criteria, selected: chosen.ids.size } })
  })
  registerRoute(context, views.save, ({ db, body, currentUser, now }) => saveView(db, body, currentUser, now))
  registerRoute(context, views.change, ({ db, params, body, currentUser, now, ifMatch }) =>
    changeView(db, params.id, body, currentUser, now, ifMatch),
  )
  registerRoute(context, views.remove, ({ db, params, query, currentUser, now }) =>
    removeView(db, params.id, query.operation, currentUser, now),
  )
}
