import { limitReveals } from '#accounts/server/reveal-limit.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { pageReply } from '#platform/server/http/send-reply.ts'
import { attachPhoto } from '../../photos/server/attach.ts'
import { requestVisits, staffRequests } from '../contract.ts'
import { revealDoorCode } from './door-code.ts'
import { listNearby } from './nearby.ts'
import { countQueue, findDetails, findShown, listQueue } from './reads.ts'
import { listVisitsOf } from './visits.ts'
import { addStaffNote, changeStatus, recordVisit, takeRequest } from './work.ts'

export function staffRoutes(context: AppContext) {
  const { files } = context
  const delivery = () => ({ mail: context.mail, origin: context.origin() })
  registerRoute(context, staffRequests.list, async ({ db, query, currentUser, now, request }) =>
    pageReply(request, await listQueue(db, query, currentUser, now)),
  )
  registerRoute(context, staffRequests.figures, ({ db, currentUser, now }) => countQueue(db, currentUser, now))
  registerRoute(context, staffRequests.find, ({ db, params, currentUser }) => findDetails(db, params.id, currentUser))
  registerRoute(context, staffRequests.nearby, ({ db, params, currentUser, now }) =>
    listNearby(db, params.id, currentUser, now),
  )
  registerRoute(context, staffRequests.take, ({ db, params, currentUser, now }) =>
    takeRequest(db, params.id, currentUser, now),
  )
  registerRoute(context, staffRequests.changeStatus, ({ db, params, body, currentUser, now, ifMatch }) =>
    changeStatus(db, params.id, body.status, currentUser, now, ifMatch, delivery()),
  )
  registerRoute(context, staffRequests.addNote, ({ db, params, body, currentUser, now }) =>
    addStaffNote(db, params.id, body, currentUser, now),
  )
  registerRoute(context, staffRequests.addPhoto, ({ db, params, body, currentUser, now }) =>
    attachPhoto(db, files, params.id, body, currentUser, now),
  )
  registerRoute(context, staffRequests.complete, ({ db, params, body, currentUser, now, ifMatch }) =>
    recordVisit(db, params.id, body, currentUser, now, ifMatch, delivery()),
  )
  registerRoute(context, staffRequests.revealDoorCode, async ({ db, params, currentUser, address, now }) => {
    // A request that the person may not see uses up nothing of the limit.
    await findShown(db, params.id, currentUser)
    await limitReveals({ ...context, db }, currentUser, address, now)
    return revealDoorCode(db, context.secretKey, params.id, currentUser, address, now)
  })
  registerRoute(context, requestVisits.list, ({ db, params }) => listVisitsOf(db, params.id))
}
