import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { residents } from '#platform/roles.ts'
import { CalendarEvent } from './contract.ts'
import { words } from './words.ts'

/** An event as those see it whom it is for. */
export const OwnEvent = CalendarEvent.pick({
  id: true,
  title: true,
  description: true,
  type: true,
  startsAt: true,
  endsAt: true,
  location: true,
  cancelledAt: true,
})
export type OwnEvent = z.infer<typeof OwnEvent>

const Day = z.iso.date(words.badDay)

export const OwnSpan = z.object({
  /** The first day, in the building's calendar; what is not over yet where absent. */
  from: Day.optional(),
  to: Day.optional(),
  limit: z.coerce.number('limit must be a number').int().min(1).max(500, 'limit is at most 500').default(500),
})
export type OwnSpan = z.infer<typeof OwnSpan>

/** Whether there is a private address, and when a program last read it. */
export const CalendarAddress = z.object({ since: z.iso.datetime().nullable(), lastReadAt: z.iso.datetime().nullable() })
export type CalendarAddress = z.infer<typeof CalendarAddress>

export const ownCalendar = {
  list: endpoint({
    method: 'GET',
    path: '/api/tenant/events',
    for: residents,
    summary: 'Events for the signed-in resident, the next one first',
    query: OwnSpan,
    reply: z.array(OwnEvent),
  }),
  address: endpoint({
    method: 'GET',
    path: '/api/tenant/calendar-address',
    for: residents,
    summary: 'Whether the resident has a private calendar address; never the address itself',
    reply: CalendarAddress,
  }),
  makeAddress: endpoint({
    method: 'POST',
    path: '/api/tenant/calendar-address',
    for: residents,
    summary: 'Make a private calendar address, told this once; an older one ends',
    reply: CalendarAddress.extend({ url: z.url() }),
  }),
  dropAddress: endpoint({
    method: 'DELETE',
    path: '/api/tenant/calendar-address',
    for: residents,
    summary: 'End the private calendar address',
    reply: CalendarAddress,
  }),
  feed: endpoint({
    method: 'GET',
    path: '/api/calendar.ics',
    for: 'anyone',
    summary: "A resident's events as iCalendar, to whoever holds the private address",
    query: z.object({ key: z.string(words.badAddress).max(200, words.badAddress).default('') }),
    mayRefuse: [404],
    type: 'text/calendar',
    background: true,
    reply: z.string(),
  }),
}
