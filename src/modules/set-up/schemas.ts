import { z } from 'zod'
import { NewPassword } from '#accounts/own-account.ts'
import { isCountryCode } from '#platform/locale/known-codes.ts'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { line } from '#platform/text/typed-text.ts'
import { isTimeZone } from '#platform/time/time-zones.ts'
import { setUpWords as words } from './messages/en.ts'

const { fields } = words
const maxLength = 120
const text = (label: string) =>
  line(words.needed(label)).pipe(z.string().min(1, words.needed(label)).max(maxLength, words.tooLong(label, maxLength)))
const optionalText = (label: string) =>
  line(words.tooLong(label, maxLength))
    .pipe(z.string().max(maxLength, words.tooLong(label, maxLength)))
    .default('')
const email = (label: string) => text(label).refine(isEmailAddress, words.badEmail)
const integer = (least: number, most: number) => {
  const message = words.between(least, most)
  return z
    .string(message)
    .trim()
    .regex(/^\d{1,4}$/, message)
    .transform(Number)
    .pipe(z.int().min(least, message).max(most, message))
}

/** What the first administrator of a new installation enters. */
export const SetUp = z
  .object({
    name: text(fields.name),
    code: line(words.badCode)
      .pipe(z.string().toUpperCase())
      .pipe(z.string().regex(/^[A-Z0-9]{2,8}$/, words.badCode)),
    street: text(fields.street),
    postalCode: optionalText(fields.postalCode),
    city: text(fields.city),
    region: optionalText(fields.region),
    countryCode: z.string(words.badCountry).refine(isCountryCode, words.badCountry),
    timeZone: line(words.badTimeZone).pipe(z.string().refine(isTimeZone, words.badTimeZone)),
    officeEmail: email(fields.officeEmail),
    towerFloors: integer(1, 200),
    firstHomes: integer(1, 200),
    lastHomes: integer(1, 200),
    homesPerFloor: integer(1, 99),
    firstName: text(fields.firstName),
    lastName: text(fields.lastName),
    email: email(fields.email),
    newPassword: NewPassword,
    confirmed: z.string(),
  })
  .refine(({ firstHomes, lastHomes, towerFloors }) => firstHomes <= lastHomes && lastHomes <= towerFloors, {
    error: words.floorsOutside,
    path: ['lastHomes'],
  })
  .refine(({ newPassword, confirmed }) => newPassword === confirmed, {
    error: words.noMatch,
    path: ['confirmed'],
    // Both errors can apply at once; each is shown at its own field.
    when: () => true,
  })
export type SetUp = z.infer<typeof SetUp>
