import { z } from 'zod'
import { Audience } from '#occupancy/audience.ts'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { spelledLike } from '#platform/spelling.ts'
import { isVisible } from '#platform/visible-text.ts'
import { words } from './words.ts'

export const eventTypes = ['meeting', 'maintenance', 'safety', 'social'] as const
export const EventType = z.enum(eventTypes)
export type EventType = z.infer<typeof EventType>
export const EventTypeAsSent = spelledLike(eventTypes, {}, words.missing.type)

const Instant = z.iso.datetime()
/** Of a year that a calendar shows. */
const Moment = z.iso
  .datetime({ offset: true, error: words.missing.startsAt })
  .refine((at) => /^2[01]\d\d-/.test(at) && !Number.isNaN(Date.parse(at)), words.badMoment)

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

const title = z
  .string(words.missing.title)
  .trim()
  .max(200, words.tooLong('The title', 200))
  .refine(isVisible, words.missing.title)
const description = z
  .string(words.mustBeText('The description'))
  .trim()
  .max(5000, words.tooLong('The description', 5000))
const location = z.string(words.mustBeText('The place')).trim().max(200, words.tooLong('The place', 200))

export const NewEvent = z.object({
  title,
  description: description.default(''),
  type: EventTypeAsSent,
  startsAt: Moment,
  endsAt: Moment.nullish(),
  location: location.default(''),
  audience: Audience.default({ kind: 'everyone' }),
})
export type NewEvent = z.infer<typeof NewEvent>

export const EventChanges = z.object({
  title: title.optional(),
  description: description.optional(),
  type: EventTypeAsSent.optional(),
  startsAt: Moment.optional(),
  endsAt: Moment.nullish(),
  location: location.optional(),
  audience: Audience.optional(),
})
export type EventChanges = z.infer<typeof EventChanges>

export const spans = ['upcoming', 'past', 'all'] as const
export const EventFilter = z.object({
  /** What is still to come begins with the next one, everything else with the latest. */
  when: z.enum(spans, 'when is upcoming, past or all').default('all'),
  type: z.union([z.literal('all'), EventTypeAsSent]).optional(),
  search: z.string().trim().max(200, words.tooLong('The search', 200)).optional(),
  limit: z.coerce.number('limit must be a number').int().min(1).max(1000, 'limit is at most 1,000').default(1000),
  cursor: z.union([z.literal(''), z.uuid(words.badCursor)]).optional(),
})
export type EventFilter = z.infer<typeof EventFilter>

export const calendar = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/events',
    for: office,
    summary: 'Events of the building',
    query: EventFilter,
    reply: z.array(CalendarEvent),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/admin/events/:id',
    for: office,
    summary: 'One event',
    reply: CalendarEvent,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/events',
    for: office,
    summary: 'Put an event on the calendar of those it is for',
    body: NewEvent,
    status: 201,
    reply: CalendarEvent,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admin/events/:id',
    for: office,
    summary: 'Change an event that stands',
    body: EventChanges,
    ifMatch: true,
    mayRefuse: [409],
    reply: CalendarEvent,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/admin/events/:id/cancel',
    for: office,
    summary: 'Cancel an event; it stays on the calendar as cancelled',
    ifMatch: true,
    reply: CalendarEvent,
  }),
}
