import { sendListExport } from '#platform/server/csv/list-export.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { pageReply } from '#platform/server/http/send-reply.ts'
import { changeEach } from '#undo/server/change-many.ts'
import { assets } from '../contract.ts'
import { manyAssets } from '../many-contract.ts'
import { ownAssets } from '../own-contract.ts'
import { listConflicts, settleConflict } from './conflicts.ts'
import { assetExport, waitingExport } from './export.ts'
import { settleUnitConflict } from './unit-conflicts.ts'
import { assignAsset, endHolding } from './holders.ts'
import { findAsset, listAssets, listOwnAssets, listPlaces, readFigures } from './reads.ts'
import { addAsset, changeAsset, deleteAsset } from './store.ts'
import { giveToWaiting, joinWaitingList, leaveWaitingList, listWaiting } from './waiting-list.ts'

export function assetRoutes(context: AppContext) {
  registerRoute(context, assets.list, async ({ db, query, request }) => pageReply(request, await listAssets(db, query)))
  registerRoute(context, assets.figures, ({ db }) => readFigures(db))
  registerRoute(context, assets.places, ({ db, query }) => listPlaces(db, query.category))
  registerRoute(context, assets.find, ({ db, params }) => findAsset(db, params.id))
  registerRoute(context, assets.add, ({ db, body, currentUser, now }) => addAsset(db, body, currentUser, now))
  registerRoute(context, assets.change, ({ db, params, query, body, currentUser, now, ifMatch }) =>
    changeAsset(db, params.id, body, { by: currentUser, ifMatch, operation: query.operation, now }),
  )
  registerRoute(context, manyAssets.change, ({ db, body, currentUser, now }) =>
    changeEach(db, body, currentUser, now, (tx, id, changing) =>
      changeAsset(tx, id, { status: body.status }, changing),
    ),
  )
  registerRoute(context, assets.remove, ({ db, params, currentUser, now }) =>
    deleteAsset(db, params.id, currentUser, now),
  )
  registerRoute(context, assets.assign, ({ db, params, body, currentUser, now }) =>
    assignAsset(db, context, params.id, body.tenantId, currentUser, now),
  )
  registerRoute(context, assets.end, ({ db, params, body, currentUser, now }) =>
    endHolding(db, context, params.id, body.reason, currentUser, now),
  )
  registerRoute(context, assets.conflicts, ({ db }) => listConflicts(db))
  registerRoute(context, assets.settle, ({ db, params, body, currentUser, now }) =>
    settleConflict(db, context, params.id, body.tenantId, currentUser, now),
  )
  registerRoute(context, assets.settleUnits, ({ db, params, body, currentUser, now }) =>
    settleUnitConflict(db, context.secretKey, params.id, body.unitId, currentUser, now),
  )
  registerRoute(context, assets.waitingList, ({ db }) => listWaiting(db))
  registerRoute(context, assets.exportWaiting, (call) => sendListExport(call, waitingExport(call.now)))
  registerRoute(context, assets.join, ({ db, body, currentUser, now }) => joinWaitingList(db, body, currentUser, now))
  registerRoute(context, assets.leave, ({ db, params, currentUser, now }) =>
    leaveWaitingList(db, params.id, currentUser, now),
  )
  registerRoute(context, assets.give, ({ db, params, body, currentUser, now }) =>
    giveToWaiting(db, context, params.id, body.assetId, currentUser, now),
  )
  registerRoute(context, assets.exportList, (call) => sendListExport(call, assetExport(call.query, call.now)))
  registerRoute(context, ownAssets.list, ({ db, currentUser }) => listOwnAssets(db, currentUser.id))
}
