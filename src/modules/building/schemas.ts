import { z } from 'zod'
import { isVisible } from '#platform/text/visible-text.ts'
import { optionalPhone } from '#platform/text/phone-text.ts'
import { areaUnits, weekStarts, weightUnits } from '#platform/locale/choices.ts'
import { isCountryCode, isCurrency } from '#platform/locale/known-codes.ts'
import { languages } from '#platform/language/language.ts'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { hexColour, isReadableAccent, nearestAccent, textContrastOf } from '#platform/colour/accent.ts'
import { isTimeZone } from '#platform/time/time-zones.ts'
import { accessKinds, floorKinds, facings, sitePages, surroundingKinds } from './choices.ts'
import { profileWords as words } from './messages/profile.ts'
import { shapeWords } from './messages/shape.ts'
import { shapeLimits } from './shape/choices.ts'

export const FloorKind = z.enum(floorKinds)
export const Facing = z.enum(facings)
export const SitePage = z.enum(sitePages)

const maxLength = 120
const text = (label: string) => z.string(words.asText(label)).trim().max(maxLength, words.tooLong(label, maxLength))
const required = (label: string) => text(label).min(1, words.needed(label)).refine(isVisible, words.needed(label))
const { fields } = words

const Phone = optionalPhone(words.badPhone)
  .unwrap()
  .transform((phone) => phone ?? '')

const integer = (label: string, from: number, to: number) =>
  z
    .int(words.between(label, from, to))
    .min(from, words.between(label, from, to))
    .max(to, words.between(label, from, to))
const between = (label: string, from: number, to: number) =>
  z
    .number(words.between(label, from, to))
    .min(from, words.between(label, from, to))
    .max(to, words.between(label, from, to))

/** The name of an uploaded logo. */
const logoName = /^[0-9a-f]{32}$/

/** Rounded down, so that a contrast that is too low does not read as enough. */
const contrastText = (colour: string) => (Math.floor(textContrastOf(colour) * 10) / 10).toFixed(1)

/** The editable fields of the building's profile. */
export const ProfileFields = z.object({
  name: required(fields.name),
  code: z
    .string(words.badCode)
    .trim()
    .regex(/^[A-Z0-9]{2,8}$/, words.badCode),
  street: required(fields.street),
  city: text(fields.city),
  region: text(fields.region),
  postalCode: text(fields.postalCode),
  country: text(fields.country),
  phoneCountry: z
    .string(words.badPhoneCountry)
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, words.badPhoneCountry),
  officePhone: Phone,
  securityPhone: Phone,
  officeEmail: text(fields.officeEmail).refine(isEmailAddress, words.badEmail),
  timeZone: z.string(words.badTimeZone).refine(isTimeZone, words.badTimeZone),
  countryCode: z.string(words.badCountryCode).trim().toUpperCase().refine(isCountryCode, words.badCountryCode),
  currency: z.string(words.badCurrency).trim().toUpperCase().refine(isCurrency, words.badCurrency),
  areaUnit: z.enum(areaUnits, words.badAreaUnit),
  weightUnit: z.enum(weightUnits, words.badWeightUnit),
  weekStart: z.literal(weekStarts, words.badWeekStart),
  languages: z
    .array(z.enum(languages, words.badLanguage), words.badLanguage)
    .min(1, words.noLanguage)
    .refine((chosen) => new Set(chosen).size === chosen.length, words.sameLanguage),
  latitude: between(fields.latitude, -90, 90).nullable(),
  longitude: between(fields.longitude, -180, 180).nullable(),
  orientation: z.number(words.badOrientation).min(0, words.badOrientation).lt(360, words.badOrientation),
  accentColour: z
    .string(words.badColour)
    .trim()
    .toLowerCase()
    .regex(hexColour, { error: words.badColour, abort: true })
    .refine(isReadableAccent, {
      error: ({ input }) => words.tooLight(contrastText(String(input)), nearestAccent(String(input))),
    })
    .nullable(),
  logo: z.string(words.logo.unknown).regex(logoName, words.logo.unknown).nullable(),
  logoOnDark: z.string(words.logo.unknown).regex(logoName, words.logo.unknown).nullable(),
  poweredByName: text(fields.poweredByName).nullable(),
  poweredByUrl: z
    .string(words.badUrl)
    .regex(/^https?:\/\/[^\s]{1,190}$/, words.badUrl)
    .nullable(),
  petLimitLbs: integer(fields.petLimitLbs, 1, 500).nullable(),
  garageSeconds: integer(fields.garageSeconds, 1, 600).nullable(),
  towerFloors: integer(fields.towerFloors, 1, 200),
  commercialUpToFloor: integer(fields.commercialUpToFloor, 0, 200),
})
export type ProfileFields = z.infer<typeof ProfileFields>

/** What is on a side of the building, at a distance from its walls; a height only of buildings. */
export const Surrounding = z.object({
  side: z.enum(facings, shapeWords.badFacing),
  kind: z.enum(surroundingKinds, shapeWords.badSurrounding),
  name: z.string(shapeWords.badName).trim().max(60, shapeWords.badName),
  distance: z
    .number(shapeWords.badDistance)
    .min(0, shapeWords.badDistance)
    .max(shapeLimits.nearbyDistance, shapeWords.badDistance),
  height: z
    .number(shapeWords.badHeightNearby)
    .min(0, shapeWords.badHeightNearby)
    .max(shapeLimits.nearbyHeight, shapeWords.badHeightNearby),
})
export type Surrounding = z.infer<typeof Surrounding>

const accessMetre = z
  .number(shapeWords.badAccess)
  .min(-shapeLimits.extent, shapeWords.badAccess)
  .max(shapeLimits.extent, shapeWords.badAccess)

/** An entrance or a staircase: its name and its place, in metres east and north of the origin. */
export const AccessPoint = z.object({
  kind: z.enum(accessKinds, shapeWords.badAccessKind),
  name: z.string(shapeWords.badName).trim().min(1, shapeWords.badName).max(30, shapeWords.badName),
  at: z.tuple([accessMetre, accessMetre], shapeWords.badAccess).readonly(),
})
export type AccessPoint = z.infer<typeof AccessPoint>
