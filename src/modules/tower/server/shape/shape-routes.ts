import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { buildingShape } from '../../shape-contract.ts'
import { applyShape, findShapeEffects } from './apply.ts'
import { changeShapeDraft, deleteOldShapes, findShapeDraft, stepShapeDraft } from './draft.ts'

export async function shapeRoutes(context: AppContext) {
  registerRoute(context, buildingShape.find, ({ db }) => findShapeDraft(db))
  registerRoute(context, buildingShape.change, ({ db, body, currentUser, now, ifMatch }) =>
    changeShapeDraft(db, body, currentUser, now, ifMatch),
  )
  registerRoute(context, buildingShape.step, ({ db, body, currentUser, now, ifMatch }) =>
    stepShapeDraft(db, body.to, currentUser, now, ifMatch),
  )
  registerRoute(context, buildingShape.effects, ({ db, currentUser, now }) => findShapeEffects(db, currentUser, now))
  registerRoute(context, buildingShape.apply, ({ db, currentUser, now, ifMatch }) =>
    applyShape(db, currentUser, now, ifMatch),
  )
  await context.jobs.schedule('delete-old-building-shapes', '31 3 * * *', () =>
    deleteOldShapes(context.db, context.now()),
  )
}
