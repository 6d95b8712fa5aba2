import { sendListExport } from '#platform/server/csv/list-export.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { dispatch } from '../contract.ts'
import { changeManyRequests } from './change-many.ts'
import { requestExport } from './export.ts'
import { messageMany } from './message-many.ts'
import { sendManyOrders } from './send-orders.ts'
import { checkSelection } from './select.ts'
import { readWorkload } from './workload.ts'

export function dispatchRoutes(context: AppContext) {
  const { files } = context
  const delivery = () => ({ mail: context.mail, origin: context.origin() })
  registerRoute(context, dispatch.workload, ({ db, now }) => readWorkload(db, now))
  registerRoute(context, dispatch.check, ({ db, body, now }) => checkSelection(db, body, body, now))
  registerRoute(context, dispatch.change, ({ db, body, currentUser, now }) =>
    changeManyRequests(db, body, currentUser, now, delivery()),
  )
  registerRoute(context, dispatch.sendOrders, ({ db, body, currentUser, now }) =>
    sendManyOrders(db, { delivery: delivery(), files, secretKey: context.secretKey }, body, currentUser, now),
  )
  registerRoute(context, dispatch.message, ({ db, body, currentUser, now }) =>
    messageMany(db, body, currentUser, now, delivery()),
  )
  registerRoute(context, dispatch.exportList, (call) => sendListExport(call, requestExport(call.body, call.now)))
}
