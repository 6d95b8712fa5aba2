import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { pageReply } from '#platform/server/http/send-reply.ts'
import { maintenance } from '../contract.ts'
import { dispatchRoutes } from '../../dispatch/server/routes.ts'
import { requestMessages } from '../../messaging/contract.ts'
import { requestEvents } from '../../history/contract.ts'
import { ownRequests } from '../../resident/contract.ts'
import { addNote, listNotes, noteOfChange } from '../../history/server/notes.ts'
import { changeOwnEntry, findOwnRequest, listHomes, listOwnRequests } from '../../resident/server/own-requests.ts'
import { changeOwnRequest, withdrawOwnRequest } from '../../resident/server/change-own-request.ts'
import { fileOwnRequest } from '../../resident/server/file-own-request.ts'
import type { AfterFiling } from '../../notices/server/after-filing.ts'
import { fileAnywhere, fileRequest } from './file-request.ts'
import { findRecipients, listMessages, sendMessage } from '../../messaging/server/store.ts'
import { listEvents } from '../../history/server/events.ts'
import { nudge } from './nudging.ts'
import { pauseRequest, resumeRequest } from './pausing.ts'
import { findRequest, listHistory, listRequests } from './reads.ts'
import { countEach, countRequests } from './statistics.ts'
import { listPlaces, listVendors } from './places.ts'
import { changeRequest, changeStatus } from './store.ts'

export function maintenanceRoutes(context: AppContext, afterFiling: AfterFiling) {
  dispatchRoutes(context)
  const delivery = () => ({ mail: context.mail, origin: context.origin() })
  registerRoute(context, maintenance.list, async ({ db, query, now, request }) =>
    pageReply(request, await listRequests(db, query, now)),
  )
  registerRoute(context, maintenance.statistics, ({ db, query, now }) => countRequests(db, query, now))
  registerRoute(context, maintenance.countEach, ({ db, body, now }) => countEach(db, body, now))
  registerRoute(context, maintenance.places, ({ db }) => listPlaces(db))
  registerRoute(context, maintenance.vendors, ({ db }) => listVendors(db))
  registerRoute(context, maintenance.fileAnywhere, ({ db, body, currentUser, now }) =>
    fileAnywhere(db, body, { by: currentUser, now, afterFiling }),
  )
  registerRoute(context, maintenance.file, ({ db, params, body, currentUser, now }) =>
    fileRequest(db, params.id, body, { by: currentUser, now, afterFiling }),
  )
  registerRoute(context, maintenance.history, ({ db, params }) => listHistory(db, params.unitId))
  registerRoute(context, maintenance.find, ({ db, params }) => findRequest(db, params.id))
  registerRoute(context, maintenance.change, ({ db, params, query, body, currentUser, now, ifMatch }) =>
    changeRequest(db, params.id, body, currentUser, now, { ifMatch, delivery: delivery(), ...query }),
  )
  registerRoute(context, maintenance.move, ({ db, params, query, body, currentUser, now, ifMatch }) =>
    changeStatus(db, params.id, body.status, currentUser, now, { ifMatch, delivery: delivery(), ...query }),
  )
  registerRoute(context, maintenance.pause, ({ db, params, body, currentUser, now, ifMatch }) =>
    pauseRequest(db, params.id, body, currentUser, now, ifMatch),
  )
  registerRoute(context, maintenance.resume, ({ db, params, currentUser, now, ifMatch }) =>
    resumeRequest(db, params.id, currentUser, now, ifMatch),
  )
  registerRoute(context, maintenance.nudge, ({ db, params, currentUser, now }) =>
    nudge(db, delivery(), params.id, currentUser, now),
  )
  registerRoute(context, maintenance.notes, ({ db, params }) => listNotes(db, params.id))
  registerRoute(context, maintenance.addNote, ({ db, params, body, currentUser, now }) =>
    addNote(db, params.id, body, currentUser, now),
  )
  registerRoute(context, maintenance.noteChange, ({ db, body, currentUser, now }) =>
    noteOfChange(db, body, currentUser, now),
  )
  registerRoute(context, requestEvents.list, ({ db, params }) => listEvents(db, params.id))
  registerRoute(context, requestMessages.list, ({ db, params }) => listMessages(db, params.id))
  registerRoute(context, requestMessages.recipients, ({ db, params }) => findRecipients(db, params.id))
  registerRoute(context, requestMessages.send, ({ db, params, body, currentUser, now }) =>
    sendMessage(db, delivery(), params.id, body, currentUser, now),
  )
  registerRoute(context, ownRequests.homes, ({ db, currentUser }) => listHomes(db, currentUser.id))
  registerRoute(context, ownRequests.list, ({ db, currentUser }) => listOwnRequests(db, currentUser.id))
  registerRoute(context, ownRequests.find, ({ db, params, currentUser }) =>
    findOwnRequest(db, params.id, currentUser.id),
  )
  registerRoute(context, ownRequests.change, ({ db, params, body, currentUser, now, ifMatch }) =>
    changeOwnRequest(db, delivery(), { id: params.id, ifMatch }, body, currentUser, now),
  )
  registerRoute(context, ownRequests.withdraw, ({ db, params, body, currentUser, now, ifMatch }) =>
    withdrawOwnRequest(db, delivery(), { id: params.id, ifMatch }, body, currentUser, now),
  )
  registerRoute(context, ownRequests.changeEntry, ({ db, params, body, currentUser, now }) =>
    changeOwnEntry(db, params.id, body, currentUser, now),
  )
  registerRoute(context, ownRequests.file, ({ db, body, currentUser, now }) =>
    fileOwnRequest(db, { ...delivery(), afterFiling }, body, currentUser, now),
  )
}
