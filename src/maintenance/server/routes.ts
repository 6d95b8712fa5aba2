import { createHash } from 'node:crypto'
import { pathOf } from '#platform/endpoint.ts'
import type { House } from '#platform/server/house.ts'
import { ReadyJson } from '#platform/server/ready-json.ts'
import { serve } from '#platform/server/serve.ts'
import { maintenance } from '../contract.ts'
import { ownRequests } from '../own-contract.ts'
import { addNote, listNotes, noteOfChange } from './notes.ts'
import { fileOwnRequest, findOwnRequest, listHomes, listOwnRequests } from './own-requests.ts'
import { fileRequest } from './file-request.ts'
import { findRequest, listHistory, listQueue, listRequests } from './reads.ts'
import { changeRequest, moveRequest } from './store.ts'

export function maintenanceRoutes(house: House) {
  serve(house, maintenance.list, async ({ db, query, request }) => {
    const { json, total, next } = await listRequests(db, query)
    const etag = `"${createHash('sha1').update(json).digest('base64url')}"`
    return new ReadyJson(Buffer.from(json), etag, {
      'X-Total-Count': String(total),
      ...(next ? { Link: linkTo(request.url, next) } : {}),
    })
  })
  serve(house, maintenance.file, ({ db, params, body, visitor, now }) => fileRequest(db, params.id, body, visitor, now))
  serve(house, maintenance.history, ({ db, params }) => listHistory(db, params.unitId))
  serve(house, maintenance.find, ({ db, params }) => findRequest(db, params.id))
  serve(house, maintenance.change, ({ db, params, body, visitor, now, ifMatch }) =>
    changeRequest(db, params.id, body, visitor, now, ifMatch),
  )
  serve(house, maintenance.move, ({ db, params, body, visitor, now, ifMatch }) =>
    moveRequest(db, params.id, body.status, visitor, now, ifMatch),
  )
  serve(house, maintenance.notes, ({ db, params }) => listNotes(db, params.id))
  serve(house, maintenance.addNote, ({ db, params, body, visitor, now }) => addNote(db, params.id, body, visitor, now))
  serve(house, maintenance.noteChange, ({ db, body, visitor, now }) => noteOfChange(db, body, visitor, now))
  serve(house, maintenance.queue, ({ db }) => listQueue(db))
  serve(house, ownRequests.homes, ({ db, visitor }) => listHomes(db, visitor.id))
  serve(house, ownRequests.list, ({ db, visitor }) => listOwnRequests(db, visitor.id))
  serve(house, ownRequests.find, ({ db, params, visitor }) => findOwnRequest(db, params.id, visitor.id))
  serve(house, ownRequests.file, ({ db, body, visitor, now }) => fileOwnRequest(db, house.mail, body, visitor, now))
}

/** The address of the next page: the same filters, further on. */
function linkTo(url: string, cursor: string): string {
  const query = new URLSearchParams(url.split('?')[1])
  query.set('cursor', cursor)
  return `<${pathOf(maintenance.list)}?${query.toString()}>; rel="next"`
}
