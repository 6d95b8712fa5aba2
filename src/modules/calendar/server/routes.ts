import { sendListExport } from '#platform/server/csv/list-export.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { pageReply } from '#platform/server/http/send-reply.ts'
import { changeEach } from '#undo/server/change-many.ts'
import { calendar } from '../contract.ts'
import { eventList } from '../export-contract.ts'
import { manyEvents } from '../many-contract.ts'
import { ownCalendar } from '../own-contract.ts'
import { deleteAddress, findAddress, createAddress, readFeed } from './addresses.ts'
import { eventExport } from './export.ts'
import { listResidentEvents } from './own-events.ts'
import { addEvent, cancelEvent, changeEvent, findEvent, listEvents } from './store.ts'

export function calendarRoutes(context: AppContext) {
  registerRoute(context, calendar.list, async ({ db, query, request, now }) =>
    pageReply(request, await listEvents(db, query, now)),
  )
  registerRoute(context, eventList.exportList, (call) => sendListExport(call, eventExport(call.query, call.now)))
  registerRoute(context, calendar.find, ({ db, params }) => findEvent(db, params.id))
  registerRoute(context, calendar.add, ({ db, body, currentUser, now }) => addEvent(db, body, currentUser, now))
  registerRoute(context, calendar.change, ({ db, params, query, body, currentUser, now, ifMatch }) =>
    changeEvent(db, params.id, body, { by: currentUser, ifMatch, operation: query.operation, now }),
  )
  registerRoute(context, calendar.cancel, ({ db, params, query, currentUser, now, ifMatch }) =>
    cancelEvent(db, params.id, { by: currentUser, ifMatch, operation: query.operation, now }),
  )
  registerRoute(context, manyEvents.change, ({ db, body, currentUser, now }) =>
    changeEach(db, body, currentUser, now, cancelEvent),
  )
  residentRoutes(context)
}

function residentRoutes(context: AppContext) {
  registerRoute(context, ownCalendar.list, ({ db, query, currentUser, now }) =>
    listResidentEvents(db, query, currentUser.id, now),
  )
  registerRoute(context, ownCalendar.address, ({ db, currentUser }) => findAddress(db, currentUser.id))
  registerRoute(context, ownCalendar.makeAddress, ({ db, currentUser, now }) =>
    createAddress(db, context.origin(), currentUser, now),
  )
  registerRoute(context, ownCalendar.dropAddress, ({ db, currentUser, now }) => deleteAddress(db, currentUser, now))
  registerRoute(context, ownCalendar.feed, async ({ db, query, now, reply }) => {
    const file = await readFeed(db, query.key, new URL(context.origin()).hostname, now)
    await reply
      .headers({
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="house.ics"',
        'Referrer-Policy': 'no-referrer',
      })
      .send(file)
    return file
  })
}
