import { z } from 'zod'
import { Audience } from '#occupancy/audience.ts'
import { dayOf } from '#platform/time/dates.ts'
import { instantAt, minutesOf, wallClock } from '#platform/time/wall-clock.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import type { CalendarEvent } from './contract.ts'
import { EventType, NewEvent } from './schemas.ts'
import { calendarTexts } from './messages/index.ts'

const Day = z.iso.date({ error: fieldText((language) => calendarTexts[language].missing.startsAt) })
const Time = z.iso.time({ precision: -1, error: fieldText((language) => calendarTexts[language].chooseTime) })

/** The form values: days and times in the building's time zone. */
export const EventValues = z
  .object({
    title: NewEvent.shape.title,
    type: EventType,
    day: Day,
    from: Time,
    endDay: z.union([z.literal(''), Day]),
    to: z.union([z.literal(''), Time], { error: fieldText((language) => calendarTexts[language].chooseTime) }),
    location: z
      .string()
      .max(200, { error: fieldText((language) => calendarTexts[language].tooLong('The location', 200)) }),
    description: z
      .string()
      .max(5000, { error: fieldText((language) => calendarTexts[language].tooLong('The description', 5000)) }),
    audience: Audience,
  })
  .refine(({ endDay, to }) => to !== '' || endDay === '', {
    path: ['to'],
    error: fieldText((language) => calendarTexts[language].chooseTime),
  })
  .refine(({ day, from, endDay, to }) => to === '' || `${endDay || day} ${to}` >= `${day} ${from}`, {
    path: ['to'],
    error: fieldText((language) => calendarTexts[language].endsBefore),
  })
export type EventValues = z.infer<typeof EventValues>

const twoDigits = (n: number) => String(n).padStart(2, '0')
const timeAt = (at: string, zone: string) => {
  const { minutes } = wallClock(new Date(at), zone)
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

export function toEventValues(event: CalendarEvent | null, zone: string): EventValues {
  if (!event)
    return {
      title: '',
      type: 'meeting',
      day: '',
      from: '',
      endDay: '',
      to: '',
      location: '',
      description: '',
      audience: { kind: 'everyone' },
    }
  const { title, type, location, description, audience, startsAt, endsAt } = event
  const day = dayOf(new Date(startsAt), zone)
  const lastDay = endsAt ? dayOf(new Date(endsAt), zone) : day
  return {
    title,
    type,
    location,
    description,
    audience,
    day,
    from: timeAt(startsAt, zone),
    endDay: lastDay === day ? '' : lastDay,
    to: endsAt ? timeAt(endsAt, zone) : '',
  }
}

export function toRequestBody({ day, from, endDay, to, ...same }: EventValues, zone: string): NewEvent {
  const at = (on: string, time: string) => instantAt(on, minutesOf(time), zone).toISOString()
  return { ...same, startsAt: at(day, from), endsAt: to === '' ? null : at(endDay || day, to) }
}
