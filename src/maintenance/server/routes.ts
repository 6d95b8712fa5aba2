import type { House } from '#platform/server/house.ts'
import { serveRead } from '#platform/server/serve-read.ts'
import { serveChange } from '#platform/server/serve-change.ts'
import { serve } from '#platform/server/serve.ts'
import { maintenance } from '../contract.ts'
import { requestMessages } from '../messages-contract.ts'
import { requestDeeds } from '../deeds-contract.ts'
import { ownRequests } from '../own-contract.ts'
import { addNote, listNotes, noteOfChange } from './notes.ts'
import { changeOwnEntry, fileOwnRequest, findOwnRequest, listHomes, listOwnRequests } from './own-requests.ts'
import { fileAnywhere, fileRequest } from './file-request.ts'
import { findRecipients, listMessages, sendMessage } from './messages.ts'
import { listDeeds } from './deeds.ts'
import { nudge } from './nudging.ts'
import { pauseRequest, resumeRequest } from './pausing.ts'
import { listHistory, pageOfRequests, requestById } from './reads.ts'
import { countRequests } from './statistics.ts'
import { listPlaces, listVendors } from './whereabouts.ts'
import { changeRequest, moveRequest, requestSeen, seenOf } from './store.ts'

export function maintenanceRoutes(house: House) {
  const post = () => ({ mail: house.mail, origin: house.origin() })
  serveRead(house, maintenance.list, { of: 'List', question: pageOfRequests })
  serve(house, maintenance.statistics, ({ db, query, now }) => countRequests(db, query, now))
  serve(house, maintenance.places, ({ db }) => listPlaces(db))
  serve(house, maintenance.vendors, ({ db }) => listVendors(db))
  serve(house, maintenance.fileAnywhere, ({ db, body, visitor, now }) => fileAnywhere(db, body, visitor, now))
  serve(house, maintenance.file, ({ db, params, body, visitor, now }) => fileRequest(db, params.id, body, visitor, now))
  serve(house, maintenance.history, ({ db, params }) => listHistory(db, params.unitId))
  serveRead(house, maintenance.find, { of: 'Maintenance request', question: requestById })
  serve(house, maintenance.change, ({ db, params, body, visitor, now, ifMatch }) =>
    changeRequest(db, params.id, body, visitor, now, ifMatch, house.mail),
  )
  serveChange(
    house,
    maintenance.move,
    { of: 'Maintenance request', question: requestSeen, as: seenOf },
    ({ db, seen, body, visitor, now, ifMatch }) =>
      moveRequest(db, seen, body.status, visitor, now, ifMatch, house.mail),
  )
  serve(house, maintenance.pause, ({ db, params, body, visitor, now, ifMatch }) =>
    pauseRequest(db, params.id, body, visitor, now, ifMatch),
  )
  serve(house, maintenance.resume, ({ db, params, visitor, now, ifMatch }) =>
    resumeRequest(db, params.id, visitor, now, ifMatch),
  )
  serve(house, maintenance.nudge, ({ db, params, visitor, now }) => nudge(db, post(), params.id, visitor, now))
  serve(house, maintenance.notes, ({ db, params }) => listNotes(db, params.id))
  serve(house, maintenance.addNote, ({ db, params, body, visitor, now }) => addNote(db, params.id, body, visitor, now))
  serve(house, maintenance.noteChange, ({ db, body, visitor, now }) => noteOfChange(db, body, visitor, now))
  serve(house, requestDeeds.list, ({ db, params }) => listDeeds(db, params.id))
  serve(house, requestMessages.list, ({ db, params }) => listMessages(db, params.id))
  serve(house, requestMessages.recipients, ({ db, params }) => findRecipients(db, params.id))
  serve(house, requestMessages.send, ({ db, params, body, visitor, now }) =>
    sendMessage(db, post(), params.id, body, visitor, now),
  )
  serveRead(house, maintenance.queue, {
    of: 'List',
    question: (query, now) => pageOfRequests({ ...query, sort: 'attention' }, now),
  })
  serve(house, ownRequests.homes, ({ db, visitor }) => listHomes(db, visitor.id))
  serve(house, ownRequests.list, ({ db, visitor }) => listOwnRequests(db, visitor.id))
  serve(house, ownRequests.find, ({ db, params, visitor }) => findOwnRequest(db, params.id, visitor.id))
  serve(house, ownRequests.changeEntry, ({ db, params, body, visitor, now }) =>
    changeOwnEntry(db, params.id, body, visitor, now),
  )
  serve(house, ownRequests.file, ({ db, body, visitor, now }) => fileOwnRequest(db, house.mail, body, visitor, now))
}
