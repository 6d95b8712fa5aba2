import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { undo } from '../contract.ts'
import { type UndoHandler, undoOperation } from './store.ts'

export function undoRoutes(context: AppContext, handlers: readonly UndoHandler[]) {
  for (const call of [undo.undo, undo.undoAtDesk])
    registerRoute(context, call, ({ db, params, currentUser, now }) =>
      undoOperation(db, handlers, context.mail, params.id, currentUser, now),
    )
}
