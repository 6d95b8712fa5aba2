import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { payments } from '../contract.ts'
import { enterPayment, listOwnPayments, listPayments, undoPayment } from './store.ts'

export function paymentRoutes(context: AppContext) {
  registerRoute(context, payments.list, ({ db, query, now }) => listPayments(db, query.tenantId, now))
  registerRoute(context, payments.ofTenant, ({ db, params, now }) => listPayments(db, params.tenantId, now))
  registerRoute(context, payments.enter, ({ db, body, currentUser, now }) => enterPayment(db, body, currentUser, now))
  registerRoute(context, payments.undo, ({ db, params, body, currentUser, now }) =>
    undoPayment(db, params.id, body.memo, currentUser, now),
  )
  registerRoute(context, payments.own, ({ db, currentUser, now }) => listOwnPayments(db, currentUser.id, now))
}
