import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { slaTargets } from '../contract.ts'
import { addSlaTarget, applySlaTemplate, changeSlaTarget, listSlaTargets, removeSlaTarget } from './store.ts'

/** Endpoints for administrators to manage the SLA targets. */
export function slaRoutes(context: AppContext) {
  registerRoute(context, slaTargets.list, ({ db }) => listSlaTargets(db))
  registerRoute(context, slaTargets.add, ({ db, body, currentUser, now }) => addSlaTarget(db, body, currentUser, now))
  registerRoute(context, slaTargets.applyTemplate, ({ db, body, currentUser, now }) =>
    applySlaTemplate(db, body.template, currentUser, now),
  )
  registerRoute(context, slaTargets.change, ({ db, params, body, currentUser, now, ifMatch }) =>
    changeSlaTarget(db, params.id, body, currentUser, now, ifMatch),
  )
  registerRoute(context, slaTargets.remove, ({ db, params, currentUser, now, ifMatch }) =>
    removeSlaTarget(db, params.id, currentUser, now, ifMatch),
  )
}
