import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'
import { dayInput } from '#platform/time/day-input.ts'
import { minutesOf } from '#platform/time/wall-clock.ts'
import { holidayRegionKey } from './choices.ts'
import { hoursWords as words } from './messages/hours.ts'

const TimeOfDay = z.string(words.badTime).regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, words.badTime)

/** A weekday on which the office is open; 1 is Monday, 7 is Sunday. */
const OpenDay = z
  .object({
    weekday: z.int(words.badWeekday).min(1, words.badWeekday).max(7, words.badWeekday),
    opens: TimeOfDay,
    closes: TimeOfDay,
  })
  .refine(({ opens, closes }) => minutesOf(opens) < minutesOf(closes), {
    message: words.closesFirst,
    path: ['closes'],
  })
const Holiday = z.object({
  day: dayInput(words.badDay),
  name: z.string(words.noName).trim().min(1, words.noName).max(100, words.longName),
})

/** The code of a country, alone for the holidays that all of it has, or with that of a region: `DE`, `DE-BY`. */
const HolidayRegion = z.string(words.badRegion).regex(/^[A-Z]{2}(?:-[A-Z0-9]{1,10})?$/, words.badRegion)

const areDifferent = (keys: readonly unknown[]) => new Set(keys).size === keys.length

/** The office hours; a missing weekday is closed. SLA times in business hours depend on them. */
export const NewOfficeHours = z.object({
  days: z
    .array(OpenDay, words.badDays)
    .max(7, words.manyDays)
    .refine((days) => areDifferent(days.map(({ weekday }) => weekday)), words.sameWeekday),
  holidays: z
    .array(Holiday, words.badHolidays)
    .max(400, words.manyHolidays)
    .refine((days) => areDifferent(days.map(({ day }) => day)), words.twice),
  /** The region whose public holidays are proposed; null for that of the address. */
  holidayRegion: HolidayRegion.nullable().default(null),
})
export type NewOfficeHours = z.infer<typeof NewOfficeHours>

const Span = z.object({ opens: TimeOfDay, closes: TimeOfDay })
/** Hours and holidays by name: `weekday 1` is Monday, `holiday 2027-07-01` a day the office is closed, `holiday region` its region. */
export const HoursSettings = z.record(
  z.string().regex(/^(?:weekday [1-7]|holiday \d{4}-\d{2}-\d{2}|holiday region)$/, words.badKey),
  z.union([Span, z.string()]),
)
export type HoursSettings = z.infer<typeof HoursSettings>

/** The inverse of `toHoursSettings`; throws for invalid values. */
export function parseHoursSettings({ [holidayRegionKey]: holidayRegion, ...value }: HoursSettings): NewOfficeHours {
  const entries = Object.entries(value).map(([key, set]) => ({ of: key.split(' ')[1] ?? '', set }))
  return NewOfficeHours.parse({
    days: entries.flatMap(({ of, set }) => (typeof set === 'string' ? [] : [{ weekday: Number(of), ...set }])),
    holidays: entries.flatMap(({ of, set }) => (typeof set === 'string' ? [{ day: of, name: set }] : [])),
    holidayRegion,
  })
}

/** The office hours with their time zone. */
export const OfficeHoursRecord = z.object({
  timeZone: z.string(),
  days: z.array(z.object({ weekday: z.int(), opens: z.string(), closes: z.string() })),
  holidays: z.array(z.object({ day: z.iso.date(), name: z.string() })),
  holidayRegion: z.string().nullable(),
  version: z.int(),
})
export type OfficeHoursRecord = z.infer<typeof OfficeHoursRecord>

export const officeHours = {
  find: endpoint({
    method: 'GET',
    path: '/api/admin/settings/office-hours',
    roles: administrators,
    summary: 'The office hours and the holidays',
    reply: OfficeHoursRecord,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/admin/settings/office-hours',
    roles: administrators,
    summary: 'Replace the office hours; they apply to SLAs from then on',
    body: NewOfficeHours,
    ifMatch: true,
    reply: OfficeHoursRecord,
  }),
}
