import { sendListExport } from '#platform/server/csv/list-export.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { FileReply } from '#platform/server/http/file-reply.ts'
import { checklists } from '../checklist-contract.ts'
import { moves } from '../contract.ts'
import { ownMoves } from '../own-contract.ts'
import { movePhotos } from '../photo-contract.ts'
import { plannedMoves } from '../planned-contract.ts'
import { deleteEndedAccess } from './before-move.ts'
import { listAccess } from './leaving/access.ts'
import { applyDueMoves } from './carry-out.ts'
import { moveExport } from './export.ts'
import { findChecklists, setChecklists } from './steps/checklists.ts'
import { findOwnMove } from './own-move.ts'
import { addMovePhoto, findMovePhoto, listMovePhotos, removeMovePhoto } from './steps/photos.ts'
import { listOwnPlannedMembers, planMember, removePlannedMember } from './planned/planned-members.ts'
import { selectPlannedMoves } from './planned/planned-moves.ts'
import { findMove, listMoves } from './reads.ts'
import { changeStep } from './steps/steps.ts'
import { listOverlaps } from './stays.ts'
import { cancelMove, changeMove, planMove } from './store.ts'
import { undoMove } from './undo.ts'

export async function moveRoutes(context: AppContext) {
  registerRoute(context, moves.list, ({ db, query, now }) => listMoves(db, query, now))
  registerRoute(context, moves.exportList, (call) => sendListExport(call, moveExport(call.now)))
  registerRoute(context, plannedMoves.list, ({ db }) => selectPlannedMoves(db))
  registerRoute(context, moves.overlaps, ({ db, query }) => listOverlaps(db, query.unitId, query.firstDay))
  registerRoute(context, moves.access, ({ db, query }) => listAccess(db, query.unitId))
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
  registerRoute(context, checklists.find, ({ db }) => findChecklists(db))
  registerRoute(context, checklists.set, ({ db, body, currentUser, now, ifMatch }) =>
    setChecklists(db, body, currentUser, now, ifMatch),
  )
  registerRoute(context, ownMoves.next, async ({ db, currentUser }) => ({
    move: await findOwnMove(db, currentUser.id),
  }))
  registerRoute(context, ownMoves.household, ({ db, currentUser }) => listOwnPlannedMembers(db, currentUser.id))
  registerRoute(context, ownMoves.invite, ({ db, body, currentUser, now }) => planMember(db, body, currentUser, now))
  registerRoute(context, ownMoves.removeMember, ({ db, params, currentUser, now }) =>
    removePlannedMember(db, params.id, currentUser, now),
  )
  photoRoutes(context)
  await scheduleMoves(context)
}

function photoRoutes(context: AppContext) {
  const { files } = context
  registerRoute(context, movePhotos.list, ({ db, params }) => listMovePhotos(db, params.id))
  registerRoute(context, movePhotos.add, ({ db, params, body, currentUser, now }) =>
    addMovePhoto(db, files, params.id, body, currentUser, now),
  )
  registerRoute(context, movePhotos.remove, ({ db, params, currentUser, now }) =>
    removeMovePhoto(db, params.id, params.photoId, currentUser, now),
  )
  registerRoute(
    context,
    movePhotos.show,
    async ({ db, params, query }) =>
      new FileReply(await findMovePhoto(db, files, params.id, query.size), { disposition: 'inline', cache: 'private' }),
  )
}

async function scheduleMoves(context: AppContext) {
  // Days that began while the program was off take effect before it listens. An unexpected error of one move does not stop
  // the start: the job tries it again and reports it.
  await applyDueMoves(context.db, context, context.now()).catch(() => undefined)
  await context.jobs.everyMinute('due-moves', async () => {
    await applyDueMoves(context.db, context, context.now())
    await deleteEndedAccess(context.db, context.now())
  })
}
