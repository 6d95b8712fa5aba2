import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { moves } from '../contract.ts'
import { applyDueMoves } from './carry-out.ts'
import { findMove, listMoves } from './reads.ts'
import { changeStep } from './steps.ts'
import { cancelMove, changeMove, planMove } from './store.ts'
import { undoMove } from './undo.ts'

export async function moveRoutes(context: AppContext) {
  registerRoute(context, moves.list, ({ db, query, now }) => listMoves(db, query, now))
  registerRoute(context, moves.find, ({ db, params, now }) => findMove(db, params.id, now))
  registerRoute(context, moves.plan, ({ db, body, currentUser, now }) => planMove(db, context, body, currentUser, now))
  registerRoute(context, moves.change, ({ db, params, body, currentUser, now, ifMatch }) =>
    changeMove(db, context, params.id, body, currentUser, now, ifMatch),
  )
  registerRoute(context, moves.changeStep, ({ db, params, body, currentUser, now }) =>
    changeStep(db, params.id, params.stepId, body, currentUser, now),
  )
  registerRoute(context, moves.cancel, ({ db, params, currentUser, now }) =>
    cancelMove(db, context, params.id, currentUser, now),
  )
  registerRoute(context, moves.undo, ({ db, params, currentUser, now }) =>
    undoMove(db, context, params.id, currentUser, now),
  )
  // Days that began while the program was off take effect before it listens.
  await applyDueMoves(context.db, context, context.now())
  await context.jobs.schedule(
    'due-moves',
    '* * * * *',
    async () => void (await applyDueMoves(context.db, context, context.now())),
  )
}
