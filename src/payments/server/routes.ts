import type { House } from '#platform/server/house.ts'
import { serve } from '#platform/server/serve.ts'
import { payments } from '../contract.ts'
import { enterPayment, listOwnPayments, listPayments, undoPayment } from './store.ts'

export function paymentRoutes(house: House) {
  serve(house, payments.list, ({ db, query, now }) => listPayments(db, query.tenantId, now))
  serve(house, payments.ofTenant, ({ db, params, now }) => listPayments(db, params.tenantId, now))
  serve(house, payments.enter, ({ db, body, visitor, now }) => enterPayment(db, body, visitor, now))
  serve(house, payments.undo, ({ db, params, body, visitor, now }) =>
    undoPayment(db, params.id, body.memo, visitor, now),
  )
  serve(house, payments.own, ({ db, visitor, now }) => listOwnPayments(db, visitor.id, now))
}
