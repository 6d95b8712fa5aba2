import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { languages } from '#platform/language/language.ts'
import { administrators } from '#platform/roles.ts'
import { hoursWords as words } from '../messages/hours.ts'

const Holiday = z.object({ day: z.iso.date(), name: z.string() })

/** The public holidays of a region of the building's country, from the building's day to the end of the next year. */
export const PublicHolidays = z.object({
  country: z.string(),
  /** The regions with holidays of their own. */
  regions: z.array(z.object({ key: z.string(), name: z.string() })),
  /**
   * The region of these holidays: the requested one, else the chosen one, else that of the address; '' for the whole country.
   * Null where the address names none and none was chosen yet: they are those of the whole country.
   */
  region: z.string().nullable(),
  language: z.enum(languages),
  holidays: z.array(Holiday),
})
export type PublicHolidays = z.infer<typeof PublicHolidays>

export const PublicHolidaysQuery = z.object({
  /** '' for the holidays of the whole country; without it the chosen region, or that of the address. */
  region: z
    .string(words.badRegion)
    .regex(/^(?:[A-Za-z0-9-]{1,10})?$/, words.badRegion)
    .optional(),
  /** The language of the names; without it the default one of the building. */
  language: z.enum(languages, words.badLanguage).optional(),
})
export type PublicHolidaysQuery = z.infer<typeof PublicHolidaysQuery>

export const publicHolidays = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/settings/public-holidays',
    roles: administrators,
    summary: 'The coming public holidays of the country of the building, which the office can add to its own',
    query: PublicHolidaysQuery,
    reply: PublicHolidays,
  }),
}
