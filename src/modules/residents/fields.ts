import { z } from 'zod'
import { dayFromWire } from '#platform/time/dates.ts'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { tenDigitPhone } from '#platform/text/phone-text.ts'
import { residentErrors } from './messages/errors.ts'

const longestText = 200
export const longestNote = 10_000
/** A masked code, as the form sends it back. */
const masked = /^[•*●]+$/

export const FullName = z
  .string({ error: () => residentErrors.required })
  .trim()
  .min(1, { error: () => residentErrors.required })
  .max(longestText, { error: () => residentErrors.tooLong('Full name', longestText) })

/** An optional text; '' clears it. */
export const OptionalText = (name: string) =>
  z
    .string({ error: () => residentErrors.mustBeText(name) })
    .trim()
    .max(longestText, { error: () => residentErrors.tooLong(name, longestText) })
    .transform((text) => text || null)
    .nullable()

export const Phone = tenDigitPhone(
  () => residentErrors.required,
  () => residentErrors.primaryPhone,
)

export const OptionalEmail = z
  .string({ error: () => residentErrors.badEmail })
  .trim()
  .refine((text) => text === '' || isEmailAddress(text), { error: () => residentErrors.badEmail })
  .transform((text) => text || null)
  .nullable()

export const Email = z
  .string({ error: () => residentErrors.required })
  .trim()
  .min(1, { error: () => residentErrors.required })
  .refine(isEmailAddress, { error: () => residentErrors.badEmail })

/** A day, or a timestamp as the specification sends it; '' and null are null. */
export const OptionalDay = z
  .string({ error: () => residentErrors.badDay })
  .max(40, { error: () => residentErrors.badDay })
  .refine((text) => text === '' || isRealDay(text), { error: () => residentErrors.badDay })
  .transform((text) => text || null)
  .nullable()

/** A day of the years 1 to 9999, the range of the database. */
const isRealDay = (text: string) => /^(?!0000)\d{4}-/.test(dayFromWire(text, 'UTC') ?? '')

/** A list, or the comma-separated text of a form. */
export const TextList = (name: string) =>
  z.preprocess(
    (sent) => (typeof sent === 'string' ? sent.split(',') : sent),
    z
      .array(
        z
          .string({ error: () => residentErrors.mustBeList(name) })
          .trim()
          .max(longestText, { error: () => residentErrors.tooLong(name, longestText) }),
        { error: () => residentErrors.mustBeList(name) },
      )
      .max(50, { error: () => residentErrors.mustBeList(name) })
      .transform((list) => list.filter(Boolean)),
  )

/** Six characters at most; a masked code is unchanged, '' removes it. */
export const AccessCode = z
  .string({ error: () => residentErrors.codeTooLong })
  .trim()
  .max(6, { error: () => residentErrors.codeTooLong })
  .transform((code) => (masked.test(code) ? undefined : code))

export const NoteText = z
  .string({ error: () => residentErrors.emptyNote })
  .trim()
  .min(1, { error: () => residentErrors.emptyNote })
  .max(longestNote, { error: () => residentErrors.tooLong('A note', longestNote) })
