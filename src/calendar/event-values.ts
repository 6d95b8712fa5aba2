import { z } from 'zod'
import { Audience } from '#occupancy/audience.ts'
import { dayOf } from '#platform/dates.ts'
import { instantAt, minutesOf, wallClock } from '#platform/wall-clock.ts'
import { type CalendarEvent, EventType, NewEvent } from './contract.ts'
import { words } from './words.ts'

const Day = z.iso.date(words.missing.startsAt)
const Time = z.iso.time({ precision: -1, error: words.chooseTime })

/** An event as its form holds it: days and times on the building's wall. */
export const EventValues = z
  .object({
    title: NewEvent.shape.title,
    type: EventType,
    day: Day,
    from: Time,
    endDay: z.union([z.literal(''), Day]),
    to: z.union([z.literal(''), Time], words.chooseTime),
    location: z.string().max(200, words.tooLong('The place', 200)),
    description: z.string().max(5000, words.tooLong('The description', 5000)),
    audience: Audience,
  })
  .superRefine(({ day, from, endDay, to }, context) => {
    if (to === '' && endDay !== '') context.addIssue({ code: 'custom', path: ['to'], message: words.chooseTime })
    if (to !== '' && `${endDay || day} ${to}` < `${day} ${from}`)
      context.addIssue({ code: 'custom', path: ['to'], message: words.endsBefore })
  })
export type EventValues = z.infer<typeof EventValues>

const inTwoDigits = (n: number) => String(n).padStart(2, '0')
const timeAt = (at: string, zone: string) => {
  const { minutes } = wallClock(new Date(at), zone)
  return `${inTwoDigits(Math.floor(minutes / 60))}:${inTwoDigits(minutes % 60)}`
}

export function eventValuesOf(event: CalendarEvent | null, zone: string): EventValues {
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

/** What the calls are sent. */
export function bodyOf({ day, from, endDay, to, ...same }: EventValues, zone: string): NewEvent {
  const at = (on: string, time: string) => instantAt(on, minutesOf(time), zone).toISOString()
  return { ...same, startsAt: at(day, from), endsAt: to === '' ? null : at(endDay || day, to) }
}
