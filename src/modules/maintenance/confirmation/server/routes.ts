import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { confirmation } from '../contract.ts'
import { ownRequests } from '../../resident/contract.ts'
import { confirmByLink, findConfirmation, reopenByLink } from './store.ts'
import { confirmOwnRequest, reopenOwnRequest, sendOwnMessage } from '../../resident/server/own-confirmation.ts'
import { findOwnRequest } from '../../resident/server/own-requests.ts'

/** Residents' answers, in the portal and through the link of an e-mail. */
export function confirmationRoutes(context: AppContext) {
  registerRoute(context, ownRequests.confirm, async ({ db, params, currentUser, now }) => {
    await confirmOwnRequest(db, params.id, currentUser, now)
    return findOwnRequest(db, params.id, currentUser.id)
  })
  registerRoute(context, ownRequests.reopen, async ({ db, params, body, currentUser, now }) => {
    await reopenOwnRequest(db, params.id, body, currentUser, now)
    return findOwnRequest(db, params.id, currentUser.id)
  })
  registerRoute(context, ownRequests.write, async ({ db, params, body, currentUser, now }) => {
    const delivery = { mail: context.mail, origin: context.origin() }
    await sendOwnMessage(db, delivery, params.id, body.body, currentUser, now)
    return findOwnRequest(db, params.id, currentUser.id)
  })
  registerRoute(context, confirmation.look, ({ db, body, address, now }) =>
    findConfirmation(db, { ...body, address, now }),
  )
  registerRoute(context, confirmation.confirm, ({ db, body, address, now }) =>
    confirmByLink(db, { ...body, address, now }),
  )
  registerRoute(context, confirmation.reopen, ({ db, body, address, now }) =>
    reopenByLink(db, context.files, { ...body, address, now }),
  )
}
