import { FileReply } from '#platform/server/http/file-reply.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { findOwnRequest } from '../../resident/server/own-requests.ts'
import { workOrders, workOrderSettings } from '../contract.ts'
import { ownVisits } from '../own-contract.ts'
import {
  approveOrder,
  cancelOrder,
  closeOrder,
  confirmByOffice,
  proposeByOffice,
  resendOrder,
  returnInvoice,
} from './office-acts.ts'
import { findOrderFile, listWorkOrders } from './reads.ts'
import { answerOwnVisit } from './resident-acts.ts'
import { sendOrder } from './send.ts'
import { findOrderSettings, setOrderSettings } from './settings.ts'

/** Work orders for the office, and their visits for residents. Vendors use the page of their link. */
export function workOrderRoutes(context: AppContext) {
  const { files } = context
  const delivery = () => ({ mail: context.mail, origin: context.origin() })
  registerRoute(context, workOrders.list, ({ db, params }) => listWorkOrders(db, params.id))
  registerRoute(context, workOrders.send, ({ db, params, body, currentUser, now }) =>
    sendOrder(db, { delivery: delivery(), files, secretKey: context.secretKey }, params.id, body, currentUser, now),
  )
  registerRoute(context, workOrders.resend, ({ db, params, currentUser, now }) =>
    resendOrder(db, delivery(), params.id, currentUser, now),
  )
  registerRoute(context, workOrders.approve, ({ db, params, body, currentUser, now }) =>
    approveOrder(db, delivery(), params.id, body.amount, currentUser, now),
  )
  registerRoute(context, workOrders.proposeVisit, ({ db, params, body, currentUser, now }) =>
    proposeByOffice(db, delivery(), params.id, body, currentUser, now),
  )
  registerRoute(context, workOrders.confirmVisit, ({ db, params, currentUser, now }) =>
    confirmByOffice(db, delivery(), params.id, currentUser, now),
  )
  registerRoute(context, workOrders.returnInvoice, ({ db, params, body, currentUser, now }) =>
    returnInvoice(db, delivery(), params.id, body.reason, currentUser, now),
  )
  registerRoute(context, workOrders.close, ({ db, params, currentUser, now }) =>
    closeOrder(db, delivery(), params.id, currentUser, now),
  )
  registerRoute(context, workOrders.cancel, ({ db, params, body, currentUser, now }) =>
    cancelOrder(db, delivery(), params.id, body.reason, currentUser, now),
  )
  registerRoute(context, workOrders.file, async ({ db, params, query }) => {
    const file = await findOrderFile(db, files, params.id, query.size)
    const disposition = file.mediaType === 'application/pdf' ? 'attachment' : 'inline'
    return new FileReply(file, { disposition, cache: 'private' })
  })
  registerRoute(context, ownVisits.confirm, async ({ db, params, body, currentUser, now }) => {
    await answerOwnVisit(db, delivery(), params.id, { confirm: true, from: body.from }, currentUser, now)
    return findOwnRequest(db, params.id, currentUser.id)
  })
  registerRoute(context, ownVisits.propose, async ({ db, params, body, currentUser, now }) => {
    await answerOwnVisit(db, delivery(), params.id, { confirm: false, visit: body }, currentUser, now)
    return findOwnRequest(db, params.id, currentUser.id)
  })
  registerRoute(context, workOrderSettings.find, ({ db }) => findOrderSettings(db))
  registerRoute(context, workOrderSettings.change, ({ db, body, currentUser, now, ifMatch }) =>
    setOrderSettings(db, body, currentUser, now, ifMatch),
  )
}
