import { isWholeCents } from '#platform/text/whole-money.ts'
import { z } from 'zod'
import { fieldText } from '#platform/language/field-errors.ts'
import type { Message } from '#platform/language/language.ts'
import { isVisible } from '#platform/text/visible-text.ts'
import { hours } from '#platform/time/dates.ts'
import { maxOffered, maxReason, maxScope, maxSentPhotos } from './choices.ts'
import { orderErrors } from './messages/errors.ts'

const of = (key: 'noScope' | 'longScope' | 'noReason' | 'longReason' | 'badTime' | 'badAmount'): Message => {
  return (language) => orderErrors[language][key]
}
const error = (text: Message) => ({ error: fieldText(text) })

const Instant = z.iso.datetime({ offset: true, ...error(of('badTime')) })

const isAfter = ({ from, to }: { from: string; to: string }) => Date.parse(to) > Date.parse(from)
const isShort = ({ from, to }: { from: string; to: string }) => Date.parse(to) - Date.parse(from) <= hours(12)
const endsFirst = { ...error((language) => orderErrors[language].endsFirst), path: ['to'] }
const tooLong = { ...error((language) => orderErrors[language].longVisit), path: ['to'] }

/** A time for a visit, with its end. */
export const VisitWindow = z.object({ from: Instant, to: Instant }).refine(isAfter, endsFirst).refine(isShort, tooLong)
export type VisitWindow = z.infer<typeof VisitWindow>

/** An amount of money, at least 0. */
export const Amount = z
  .number(error(of('badAmount')))
  .min(0, error(of('badAmount')))
  .max(10_000_000, error(of('badAmount')))
  .refine(isWholeCents, error(of('badAmount')))

export const OrderReason = z
  .string(error(of('noReason')))
  .trim()
  .min(1, error(of('noReason')))
  .refine(isVisible, error(of('noReason')))
  .max(maxReason, error(of('longReason')))

export const NewWorkOrder = z.object({
  vendorId: z.uuid(error((language) => orderErrors[language].chooseVendor)),
  /** What is to be done; never a code of a door, a locker or a keypad. */
  scope: z
    .string(error(of('noScope')))
    .trim()
    .min(1, error(of('noScope')))
    .refine(isVisible, error(of('noScope')))
    .max(maxScope, error(of('longScope'))),
  /** The times that the vendor can choose from. */
  offered: z
    .array(VisitWindow)
    .max(
      maxOffered,
      error((language) => orderErrors[language].manyTimes(maxOffered)),
    )
    .default([]),
  /** The cost in dollars that the office approves beforehand. */
  approved: Amount.nullable().default(null),
  /** Photos of the request that the vendor gets. */
  photoIds: z
    .array(z.uuid(error((language) => orderErrors[language].badPhotos)))
    .max(
      maxSentPhotos,
      error((language) => orderErrors[language].manyPhotos(maxSentPhotos)),
    )
    .default([]),
  /** The office knows that the vendor's insurance has expired. */
  despiteInsurance: z.boolean(error((language) => orderErrors[language].badConsent)).default(false),
})
export type NewWorkOrder = z.infer<typeof NewWorkOrder>

/** Another proposed time, with a remark. */
export const NewVisit = z
  .object({
    from: Instant,
    to: Instant,
    note: z
      .string(error(of('longReason')))
      .trim()
      .max(maxReason, error(of('longReason')))
      .default(''),
  })
  .refine(isAfter, endsFirst)
  .refine(isShort, tooLong)
export type NewVisit = z.infer<typeof NewVisit>
