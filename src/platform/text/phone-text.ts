import { z } from 'zod'
import { fieldText } from '../language/field-errors.ts'
import type { Message } from '../language/language.ts'
import { digitsOf, isTenDigits } from './phones.ts'

const longest = 40

/** A telephone number of ten digits, stored as digits; `missing` is the error when nothing was entered. */
export const tenDigitPhone = (missing: Message, wrong: Message) =>
  z
    .string({ error: fieldText(missing) })
    .trim()
    .min(1, { error: fieldText(missing) })
    .max(longest, { error: fieldText(wrong) })
    .refine(isTenDigits, { error: fieldText(wrong) })
    .transform(digitsOf)

/** An optional telephone number of ten digits: only an empty field is none, a text without a number is a mistake. */
export const optionalTenDigitPhone = (wrong: Message) =>
  z
    .string({ error: fieldText(wrong) })
    .trim()
    .max(longest, { error: fieldText(wrong) })
    .refine((text) => text === '' || isTenDigits(text), { error: fieldText(wrong) })
    .transform((text) => digitsOf(text) || null)
    .nullable()
