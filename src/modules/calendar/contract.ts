import { z } from 'zod'
import { Audience } from '#occupancy/audience.ts'
import { Cursor } from '#platform/cursor.ts'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { UndoableQuery } from '#undo/operation.ts'
import { calendarTexts } from './messages/index.ts'
import { EventType, EventTypeInput, NewEvent, EventChanges } from './schemas.ts'

const Instant = z.iso.datetime()

/** An event as the office sees it. */
export const CalendarEvent = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  type: EventType,
  startsAt: Instant,
  endsAt: Instant.nullable(),
  location: z.string(),
  audience: Audience,
  cancelledAt: Instant.nullable(),
  createdBy: z.object({ firstName: z.string(), lastName: z.string() }),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
})
export type CalendarEvent = z.infer<typeof CalendarEvent>

export const spans = ['upcoming', 'past', 'all'] as const
export const EventFilter = z.object({
  /** Upcoming events are sorted from the next one, all others from the latest. */
  when: z.enum(spans, { error: fieldText((language) => calendarTexts[language].badSpan) }).default('all'),
  type: z.union([z.literal('all'), EventTypeInput]).optional(),
  search: z
    .string()
    .trim()
    .max(200, { error: fieldText((language) => calendarTexts[language].tooLong('The search', 200)) })
    .optional(),
  limit: z.coerce
    .number({ error: fieldText((language) => calendarTexts[language].badLimit) })
    .int()
    .min(1)
    .max(1000, { error: fieldText((language) => calendarTexts[language].highLimit(1000)) })
    .default(1000),
  cursor: Cursor,
})
export type EventFilter = z.infer<typeof EventFilter>

export const calendar = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/events',
    roles: office,
    summary: 'Events of the building',
    query: EventFilter,
    reply: z.array(CalendarEvent),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/admin/events/:id',
    roles: office,
    summary: 'One event',
    reply: CalendarEvent,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/events',
    roles: office,
    summary: 'Add an event to the calendar of its audience',
    body: NewEvent,
    status: 201,
    reply: CalendarEvent,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admin/events/:id',
    roles: office,
    summary: 'Change an event that is not cancelled',
    query: UndoableQuery,
    body: EventChanges,
    ifMatch: true,
    errors: [409],
    reply: CalendarEvent,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/admin/events/:id/cancel',
    roles: office,
    summary: 'Cancel an event; it stays on the calendar as cancelled',
    query: UndoableQuery,
    ifMatch: true,
    reply: CalendarEvent,
  }),
}
