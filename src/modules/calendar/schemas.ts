import { z } from 'zod'
import { lenientEnum } from '#platform/text/lenient-enum.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { isVisible } from '#platform/text/visible-text.ts'
import { Audience } from '#occupancy/audience.ts'
import { eventTypes } from './choices.ts'
import { calendarTexts } from './messages/index.ts'

export const EventType = z.enum(eventTypes)
export const EventTypeInput = lenientEnum(eventTypes, {}, (language) => calendarTexts[language].missing.type)

/** An instant in a year between 2000 and 2199. */
const EventTime = z.iso
  .datetime({ offset: true, error: fieldText((language) => calendarTexts[language].missing.startsAt) })
  .refine((at) => /^2[01]\d\d-/.test(at) && !Number.isNaN(Date.parse(at)), {
    error: fieldText((language) => calendarTexts[language].badMoment),
  })

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
