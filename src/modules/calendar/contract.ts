import { z } from 'zod'
import { Audience } from '#occupancy/audience.ts'
import { Cursor } from '#platform/cursor.ts'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { lenientEnum } from '#platform/text/lenient-enum.ts'
import { isVisible } from '#platform/text/visible-text.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { calendarTexts } from './messages/index.ts'

export const eventTypes = ['meeting', 'maintenance', 'safety', 'social'] as const
export const EventType = z.enum(eventTypes)
export type EventType = z.infer<typeof EventType>
export const EventTypeInput = lenientEnum(eventTypes, {}, (language) => calendarTexts[language].missing.type)

const Instant = z.iso.datetime()
/** An instant in a year between 2000 and 2199. */
const EventTime = z.iso
  .datetime({ offset: true, error: fieldText((language) => calendarTexts[language].missing.startsAt) })
  .refine((at) => /^2[01]\d\d-/.test(at) && !Number.isNaN(Date.parse(at)), {
    error: fieldText((language) => calendarTexts[language].badMoment),
  })

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
  .string({ error: fieldText((language) => calendarTexts[language].missing.title) })
  .trim()
  .max(200, { error: fieldText((language) => calendarTexts[language].tooLong('The title', 200)) })
  .refine(isVisible, { error: fieldText((language) => calendarTexts[language].missing.title) })
const description = z
  .string({ error: fieldText((language) => calendarTexts[language].mustBeText('The description')) })
  .trim()
  .max(5000, { error: fieldText((language) => calendarTexts[language].tooLong('The description', 5000)) })
const location = z
  .string({ error: fieldText((language) => calendarTexts[language].mustBeText('The location')) })
  .trim()
  .max(200, { error: fieldText((language) => calendarTexts[language].tooLong('The location', 200)) })

export const NewEvent = z.object({
  title,
  description: description.default(''),
  type: EventTypeInput,
  startsAt: EventTime,
  endsAt: EventTime.nullish(),
  location: location.default(''),
  audience: Audience.default({ kind: 'everyone' }),
})
export type NewEvent = z.infer<typeof NewEvent>

export const EventChanges = z.object({
  title: title.optional(),
  description: description.optional(),
  type: EventTypeInput.optional(),
  startsAt: EventTime.optional(),
  endsAt: EventTime.nullish(),
  location: location.optional(),
  audience: Audience.optional(),
})
export type EventChanges = z.infer<typeof EventChanges>

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
    ifMatch: true,
    reply: CalendarEvent,
  }),
}
