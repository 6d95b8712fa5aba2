import { z } from 'zod'
import { announcementCategories, maxBodyLength, maxTitleLength } from '#announcements/choices.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { isLanguage, mapLanguages } from '#platform/language/language.ts'
import { localeOfCountry } from '#platform/locale/country-defaults.ts'
import { isCountryCode } from '#platform/locale/known-codes.ts'
import { isTimeZone } from '#platform/time/time-zones.ts'
import { line, lines } from '#platform/text/typed-text.ts'
import { maxBuildingsOfMessage, messageAudiences } from './choices.ts'
import { portfolioErrors } from './messages/errors.ts'

const Buildings = z
  .array(z.uuid({ error: fieldText((language) => portfolioErrors[language].noBuildings) }), {
    error: fieldText((language) => portfolioErrors[language].noBuildings),
  })
  .min(1, { error: fieldText((language) => portfolioErrors[language].noBuildings) })
  .max(maxBuildingsOfMessage, {
    error: fieldText((language) => portfolioErrors[language].tooManyBuildings(maxBuildingsOfMessage)),
  })
  .refine((ids) => new Set(ids).size === ids.length, {
    error: fieldText((language) => portfolioErrors[language].buildingTwice),
  })

const Text = z.object({
  title: line((language) => portfolioErrors[language].noTitle).pipe(
    z
      .string()
      .min(1, { error: fieldText((language) => portfolioErrors[language].noTitle) })
      .max(maxTitleLength, { error: fieldText((language) => portfolioErrors[language].tooLong(maxTitleLength)) }),
  ),
  body: lines((language) => portfolioErrors[language].noBody).pipe(
    z
      .string()
      .min(1, { error: fieldText((language) => portfolioErrors[language].noBody) })
      .max(maxBodyLength, { error: fieldText((language) => portfolioErrors[language].tooLong(maxBodyLength)) }),
  ),
})

export const MessageAudience = z.enum(messageAudiences, {
  error: fieldText((language) => portfolioErrors[language].noAudience),
})

export const ReachInput = z.object({ buildings: Buildings, audience: MessageAudience })
export type ReachInput = z.infer<typeof ReachInput>

/** An announcement for several buildings; its id makes a repeated press one message. */
export const NewMessage = z.object({
  id: z.uuid({ error: fieldText((language) => portfolioErrors[language].noId) }),
  buildings: Buildings,
  audience: MessageAudience,
  category: z.enum(announcementCategories, {
    error: fieldText((language) => portfolioErrors[language].noCategory),
  }),
  byMail: z.boolean({ error: fieldText((language) => portfolioErrors[language].noByMail) }),
  /** Null to publish it at once. */
  publishAt: z.iso
    .datetime({ error: fieldText((language) => portfolioErrors[language].badTime) })
    .nullable()
    .default(null),
  /** The title and text in each language that has both. */
  texts: z
    .object(mapLanguages(() => Text.optional()))
    .refine((texts) => Object.values(texts).some((text) => text !== undefined), {
      error: fieldText((language) => portfolioErrors[language].noText),
    }),
})
export type NewMessage = z.infer<typeof NewMessage>

const hash = /^[0-9a-f]{64}$/

/** The browser that opens a building is named by the hash of a secret that only it has. */
export const Opening = z.object({
  browser: z
    .string({ error: fieldText((language) => portfolioErrors[language].noBrowser) })
    .regex(hash, { error: fieldText((language) => portfolioErrors[language].noBrowser) }),
  /** The page of the console to show. */
  destination: z
    .string()
    .max(300)
    .regex(/^\/admin(?:\?[\w=&%.-]*)?$/, { error: fieldText((language) => portfolioErrors[language].badDestination) })
    .default('/admin'),
})
export type Opening = z.infer<typeof Opening>

const count = (most: number) =>
  z.coerce
    .number({ error: fieldText((language) => portfolioErrors[language].badCount(most)) })
    .int({ error: fieldText((language) => portfolioErrors[language].badCount(most)) })
    .min(1, { error: fieldText((language) => portfolioErrors[language].badCount(most)) })
    .max(most, { error: fieldText((language) => portfolioErrors[language].badCount(most)) })

export const NewBuilding = z.object({
  name: line((language) => portfolioErrors[language].noName).pipe(
    z
      .string()
      .min(1, { error: fieldText((language) => portfolioErrors[language].noName) })
      .max(80, { error: fieldText((language) => portfolioErrors[language].tooLong(80)) }),
  ),
  street: line((language) => portfolioErrors[language].noStreet).pipe(
    z
      .string()
      .min(1, { error: fieldText((language) => portfolioErrors[language].noStreet) })
      .max(120, { error: fieldText((language) => portfolioErrors[language].tooLong(120)) }),
  ),
  city: line((language) => portfolioErrors[language].noCity).pipe(
    z
      .string()
      .min(1, { error: fieldText((language) => portfolioErrors[language].noCity) })
      .max(120, { error: fieldText((language) => portfolioErrors[language].tooLong(120)) }),
  ),
  /** A short name of small letters, which names its schema. */
  slug: z
    .string({ error: fieldText((language) => portfolioErrors[language].badSlug) })
    .trim()
    .regex(/^[a-z][a-z0-9-]{1,30}[a-z0-9]$/, { error: fieldText((language) => portfolioErrors[language].badSlug) }),
  /** The host name of its site. */
  host: z
    .string({ error: fieldText((language) => portfolioErrors[language].badHost) })
    .trim()
    .toLowerCase()
    .regex(/^(?=.{3,200}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{2,5})?$/, {
      error: fieldText((language) => portfolioErrors[language].badHost),
    }),
  floors: count(200),
  homesPerFloor: count(99),
  countryCode: z
    .string({ error: fieldText((language) => portfolioErrors[language].badCountry) })
    .refine((code) => isCountryCode(code) && localeOfCountry(code) !== null, {
      error: fieldText((language) => portfolioErrors[language].badCountry),
    }),
  timeZone: z
    .string({ error: fieldText((language) => portfolioErrors[language].badTimeZone) })
    .refine(isTimeZone, { error: fieldText((language) => portfolioErrors[language].badTimeZone) }),
  /** The default one of its public pages; without it, that of the country. */
  language: z
    .string({ error: fieldText((language) => portfolioErrors[language].badLanguage) })
    .refine(isLanguage, { error: fieldText((language) => portfolioErrors[language].badLanguage) })
    .optional(),
})
export type NewBuilding = z.infer<typeof NewBuilding>
