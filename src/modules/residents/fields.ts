import { z } from 'zod'
import { dayFromWire } from '#platform/time/dates.ts'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { requiredPhone } from '#platform/text/phone-text.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { residentErrors } from './messages/errors.ts'

const maxTextLength = 200
export const longestNote = 10_000
/** A masked code, as the form sends it back. */
const masked = /^[•*●]+$/

export const FullName = z
  .string({ error: fieldText((language) => residentErrors[language].required) })
  .trim()
  .min(1, { error: fieldText((language) => residentErrors[language].required) })
  .max(maxTextLength, { error: fieldText((language) => residentErrors[language].tooLong('Full name', maxTextLength)) })

/** An optional text; '' clears it. */
export const OptionalText = (name: string) =>
  z
    .string({ error: fieldText((language) => residentErrors[language].mustBeText(name)) })
    .trim()
    .max(maxTextLength, { error: fieldText((language) => residentErrors[language].tooLong(name, maxTextLength)) })
    .transform((text) => text || null)
    .nullable()

export const Phone = requiredPhone(
  (language) => residentErrors[language].required,
  (language) => residentErrors[language].primaryPhone,
)

export const OptionalEmail = z
  .string({ error: fieldText((language) => residentErrors[language].badEmail) })
  .trim()
  .refine((text) => text === '' || isEmailAddress(text), {
    error: fieldText((language) => residentErrors[language].badEmail),
  })
  .transform((text) => text || null)
  .nullable()

export const Email = z
  .string({ error: fieldText((language) => residentErrors[language].required) })
  .trim()
  .min(1, { error: fieldText((language) => residentErrors[language].required) })
  .refine(isEmailAddress, { error: fieldText((language) => residentErrors[language].badEmail) })

/** A day, or a timestamp as the specification sends it; '' and null are null. */
export const OptionalDay = z
  .string({ error: fieldText((language) => residentErrors[language].badDay) })
  .max(40, { error: fieldText((language) => residentErrors[language].badDay) })
  .refine((text) => text === '' || isRealDay(text), { error: fieldText((language) => residentErrors[language].badDay) })
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
          .string({ error: fieldText((language) => residentErrors[language].mustBeList(name)) })
          .trim()
          .max(maxTextLength, {
            error: fieldText((language) => residentErrors[language].tooLong(name, maxTextLength)),
          }),
        { error: fieldText((language) => residentErrors[language].mustBeList(name)) },
      )
      .max(50, { error: fieldText((language) => residentErrors[language].mustBeList(name)) })
      .transform((list) => list.filter(Boolean)),
  )

/** Six characters at most; a masked code is unchanged, '' removes it. */
export const AccessCode = z
  .string({ error: fieldText((language) => residentErrors[language].codeTooLong) })
  .trim()
  .max(6, { error: fieldText((language) => residentErrors[language].codeTooLong) })
  .transform((code) => (masked.test(code) ? undefined : code))

export const NoteText = z
  .string({ error: fieldText((language) => residentErrors[language].emptyNote) })
  .trim()
  .min(1, { error: fieldText((language) => residentErrors[language].emptyNote) })
  .max(longestNote, { error: fieldText((language) => residentErrors[language].tooLong('A note', longestNote)) })
