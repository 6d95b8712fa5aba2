import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { residents, residentsAndHousehold } from '#platform/roles.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { CalendarEvent } from './contract.ts'
import { calendarTexts } from './messages/index.ts'

/** An event as residents see it. */
export const ResidentEvent = CalendarEvent.pick({
  id: true,
  title: true,
  description: true,
  type: true,
  startsAt: true,
  endsAt: true,
  location: true,
  cancelledAt: true,
})
export type ResidentEvent = z.infer<typeof ResidentEvent>

const Day = z.iso.date({ error: fieldText((language) => calendarTexts[language].badDay) })

export const ResidentEventFilter = z.object({
  /** The first day, in the building's time zone; without it, events that are not over. */
  from: Day.optional(),
  to: Day.optional(),
  limit: z.coerce
    .number({ error: fieldText((language) => calendarTexts[language].badLimit) })
    .int()
    .min(1)
    .max(500, { error: fieldText((language) => calendarTexts[language].highLimit(500)) })
    .default(500),
})
export type ResidentEventFilter = z.infer<typeof ResidentEventFilter>

/** Whether there is a private address, and when a program last read it. */
export const CalendarAddress = z.object({ since: z.iso.datetime().nullable(), lastReadAt: z.iso.datetime().nullable() })
export type CalendarAddress = z.infer<typeof CalendarAddress>

export const ownCalendar = {
  list: endpoint({
    method: 'GET',
    path: '/api/tenant/events',
    roles: residentsAndHousehold,
    householdRight: 'resources',
    summary: 'Events for the signed-in resident, the next one first',
    query: ResidentEventFilter,
    reply: z.array(ResidentEvent),
  }),
  address: endpoint({
    method: 'GET',
    path: '/api/tenant/calendar-address',
    roles: residents,
    summary: 'Whether the resident has a private calendar address; never the address itself',
    reply: CalendarAddress,
  }),
  makeAddress: endpoint({
    method: 'POST',
    path: '/api/tenant/calendar-address',
    roles: residents,
    summary: 'Create a private calendar address, sent only once; an older one ends',
    hasSecret: true,
    reply: CalendarAddress.extend({ url: z.url() }),
  }),
  dropAddress: endpoint({
    method: 'DELETE',
    path: '/api/tenant/calendar-address',
    roles: residents,
    summary: 'End the private calendar address',
    reply: CalendarAddress,
  }),
  feed: endpoint({
    method: 'GET',
    path: '/api/calendar.ics',
    roles: 'anyone',
    summary: "A resident's events as iCalendar, for anyone with the private address",
    query: z.object({
      key: z
        .string({ error: fieldText((language) => calendarTexts[language].badAddress) })
        .max(200, { error: fieldText((language) => calendarTexts[language].badAddress) })
        .default(''),
    }),
    errors: [404],
    contentType: 'text/calendar',
    background: true,
    reply: z.string(),
  }),
}
