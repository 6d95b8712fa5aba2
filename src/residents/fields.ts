import { z } from 'zod'
import { dayFromWire } from '#platform/dates.ts'
import { digitsOf } from '#platform/phones.ts'
import { words } from './words.ts'

const longestText = 200
export const longestNote = 10_000
/** Ten digits among anything else, or no digit at all. */
const tenOrNone = /^(?:\D*|(?:\D*\d){10}\D*)$/
const mailAddress = /^[^\s@]+@[^\s@]+$/
/** What a masked code looks like on its way back. */
const masked = /^[•*●]+$/

export const FullName = z
  .string(words.required)
  .trim()
  .min(1, words.required)
  .max(longestText, words.tooLong('Full name', longestText))

/** A text that may be left out: '' empties it. */
export const OptionalText = (name: string) =>
  z
    .string(words.mustBeText(name))
    .trim()
    .max(longestText, words.tooLong(name, longestText))
    .transform((text) => text || null)
    .nullable()

export const OptionalPhone = (message: string) =>
  z
    .string(message)
    .max(40, message)
    .regex(tenOrNone, message)
    .transform((text) => digitsOf(text) || null)
    .nullable()

export const Phone = z
  .string(words.required)
  .trim()
  .min(1, words.required)
  .max(40, words.primaryPhone)
  .regex(/^(?:\D*\d){10}\D*$/, words.primaryPhone)
  .transform(digitsOf)

export const OptionalEmail = z
  .string(words.badEmail)
  .trim()
  .max(254, words.badEmail)
  .refine((text) => text === '' || mailAddress.test(text), words.badEmail)
  .transform((text) => text || null)
  .nullable()

export const Email = z
  .string(words.required)
  .trim()
  .min(1, words.required)
  .max(254, words.badEmail)
  .regex(mailAddress, words.badEmail)

/** A day, or a timestamp as the specification sends; '' and null are none. */
export const OptionalDay = z
  .string(words.badDay)
  .max(40, words.badDay)
  .refine((text) => text === '' || isRealDay(text), words.badDay)
  .transform((text) => text || null)
  .nullable()

/** A day of the years 1 to 9999: others exist for JavaScript, not for leases. */
const isRealDay = (text: string) => /^(?!0000)\d{4}-/.test(dayFromWire(text, 'UTC') ?? '')

/** A list, or the comma-separated text of a form. */
export const TextList = (name: string) =>
  z.preprocess(
    (sent) => (typeof sent === 'string' ? sent.split(',') : sent),
    z
      .array(
        z.string(words.mustBeList(name)).trim().max(longestText, words.tooLong(name, longestText)),
        words.mustBeList(name),
      )
      .max(50, words.mustBeList(name))
      .transform((list) => list.filter(Boolean)),
  )

/** Six characters at most; masked as it was shown means unchanged, '' takes the code away. */
export const AccessCode = z
  .string(words.codeTooLong)
  .trim()
  .max(6, words.codeTooLong)
  .transform((code) => (masked.test(code) ? undefined : code))

export const NoteText = z
  .string(words.emptyNote)
  .trim()
  .min(1, words.emptyNote)
  .max(longestNote, words.tooLong('A note', longestNote))
