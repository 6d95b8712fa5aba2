import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'
import { minutesOf } from '#platform/time/wall-clock.ts'

const TimeOfDay = z
  .string('A time is written HH:MM')
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'A time is written HH:MM, from 00:00 to 24:00')

/** A weekday on which the office is open; 1 is Monday, 7 is Sunday. */
const OpenDay = z
  .object({
    weekday: z.int('weekday is 1 to 7').min(1, 'weekday is 1 to 7').max(7, 'weekday is 1 to 7'),
    opens: TimeOfDay,
    closes: TimeOfDay,
  })
  .refine(({ opens, closes }) => minutesOf(opens) < minutesOf(closes), {
    message: 'Closing time must be after opening time',
    path: ['closes'],
  })
const Holiday = z.object({
  day: z.iso.date('A holiday is a day, written YYYY-MM-DD'),
  name: z
    .string('Name the holiday')
    .trim()
    .min(1, 'Name the holiday')
    .max(100, 'The name can have at most 100 characters'),
})

const areDifferent = (keys: readonly unknown[]) => new Set(keys).size === keys.length

/** The office hours; a missing weekday is closed. SLA times in business hours depend on them. */
export const NewOfficeHours = z.object({
  days: z
    .array(OpenDay, 'Name the open days')
    .max(7, 'A week has seven days')
    .refine((days) => areDifferent(days.map(({ weekday }) => weekday)), 'Each weekday can be named once'),
  holidays: z
    .array(Holiday, 'Name the holidays')
    .max(400, 'At most 400 holidays are kept')
    .refine((days) => areDifferent(days.map(({ day }) => day)), 'Each holiday can be named once'),
})
export type NewOfficeHours = z.infer<typeof NewOfficeHours>

const Span = z.object({ opens: TimeOfDay, closes: TimeOfDay })
/** Hours and holidays by name: `weekday 1` is Monday, `holiday 2027-07-01` a day the office is closed. */
export const HoursSettings = z.record(
  z.string().regex(/^(?:weekday [1-7]|holiday \d{4}-\d{2}-\d{2})$/, 'A weekday or a holiday is named'),
  z.union([Span, z.string()]),
)
export type HoursSettings = z.infer<typeof HoursSettings>

export const toHoursSettings = ({ days, holidays }: NewOfficeHours): HoursSettings =>
  Object.fromEntries([
    ...days.map(({ weekday, opens, closes }) => [`weekday ${weekday}`, { opens, closes }] as const),
    ...holidays.map(({ day, name }) => [`holiday ${day}`, name] as const),
  ])

/** The inverse of `toHoursSettings`; throws for invalid values. */
export function parseHoursSettings(value: HoursSettings): NewOfficeHours {
  const entries = Object.entries(value).map(([key, set]) => ({ of: key.split(' ')[1] ?? '', set }))
  return NewOfficeHours.parse({
    days: entries.flatMap(({ of, set }) => (typeof set === 'string' ? [] : [{ weekday: Number(of), ...set }])),
    holidays: entries.flatMap(({ of, set }) => (typeof set === 'string' ? [{ day: of, name: set }] : [])),
  })
}

/** The office hours with their time zone. */
export const OfficeHoursRecord = z.object({
  timeZone: z.string(),
  days: z.array(z.object({ weekday: z.int(), opens: z.string(), closes: z.string() })),
  holidays: z.array(z.object({ day: z.iso.date(), name: z.string() })),
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
