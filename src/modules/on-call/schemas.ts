import { z } from 'zod'
import { onCallWords as words } from './messages/en.ts'

const Day = z.iso.date(words.badDay)
const Time = z.string(words.badTime).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, words.badTime)
const maxPeople = 30
const maxExceptions = 100

/** From one day to another, both included, a person takes over (a swap) or is away (a holiday). */
export const OnCallException = z
  .object({
    userId: z.uuid(words.badPerson),
    what: z.enum(['takes', 'away'], words.badWhat),
    from: Day,
    until: Day,
  })
  .refine(({ from, until }) => from <= until, { path: ['until'], error: words.endsBefore })
export type OnCallException = z.infer<typeof OnCallException>

export const OnCallRota = z.object({
  people: z
    .array(z.uuid(words.badPerson), words.badPerson)
    .max(maxPeople, words.tooMany(maxPeople))
    .refine((people) => new Set(people).size === people.length, words.twice),
  startsOn: Day,
  handover: Time,
  minutes: z.int(words.badMinutes).min(1, words.badMinutes).max(240, words.badMinutes),
  exceptions: z.array(OnCallException, words.badWhat).max(maxExceptions, words.tooMany(maxExceptions)),
})
export type OnCallRota = z.infer<typeof OnCallRota>
