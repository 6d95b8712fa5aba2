import { pathOf } from '#platform/endpoint.ts'
import type { House } from '#platform/server/house.ts'
import { Answer, serve } from '#platform/server/serve.ts'
import { calendar } from '../contract.ts'
import { ownCalendar } from '../own-contract.ts'
import { dropAddress, findAddress, makeAddress, readFeed } from './addresses.ts'
import { listOwnEvents } from './own-events.ts'
import { addEvent, cancelEvent, changeEvent, findEvent, listEvents } from './store.ts'

export function calendarRoutes(house: House) {
  serve(house, calendar.list, async ({ db, query, request, now }) => {
    const page = await listEvents(db, query, now)
    return new Answer(page.events, {
      'X-Total-Count': String(page.total),
      ...(page.next ? { Link: linkTo(request.url, page.next) } : {}),
    })
  })
  serve(house, calendar.find, ({ db, params }) => findEvent(db, params.id))
  serve(house, calendar.add, ({ db, body, visitor, now }) => addEvent(db, body, visitor, now))
  serve(house, calendar.change, ({ db, params, body, visitor, now, ifMatch }) =>
    changeEvent(db, params.id, body, visitor, now, ifMatch),
  )
  serve(house, calendar.cancel, ({ db, params, visitor, now, ifMatch }) =>
    cancelEvent(db, params.id, visitor, now, ifMatch),
  )
  ownRoutes(house)
}

function ownRoutes(house: House) {
  serve(house, ownCalendar.list, ({ db, query, visitor, now }) => listOwnEvents(db, query, visitor.id, now))
  serve(house, ownCalendar.address, ({ db, visitor }) => findAddress(db, visitor.id))
  serve(house, ownCalendar.makeAddress, ({ db, visitor, now }) => makeAddress(db, house.origin(), visitor, now))
  serve(house, ownCalendar.dropAddress, ({ db, visitor, now }) => dropAddress(db, visitor, now))
  serve(house, ownCalendar.feed, async ({ db, query, now, reply }) => {
    const file = await readFeed(db, query.key, new URL(house.origin()).hostname, now)
    await reply
      .headers({
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="house.ics"',
      })
      .send(file)
    return file
  })
}

/** The address of the next page: the same filters, further on. */
function linkTo(url: string, cursor: string): string {
  const query = new URLSearchParams(url.split('?')[1])
  query.set('cursor', cursor)
  return `<${pathOf(calendar.list)}?${query.toString()}>; rel="next"`
}
