import { z } from 'zod'
import { fieldText } from '../language/field-errors.ts'
import { type Message, render, translated } from '../language/language.ts'
import { isInternational, isPhone, normalizePhone } from './phones.ts'

const longest = 40
// Not among the texts that every page loads.
export const phoneTexts = translated(
  'platform.text.phone',
  {
    badForeignPhone: 'Enter the whole number with its country code, like +49 30 5557 0142',
  },
  {
    badForeignPhone: 'Entrez le numéro complet avec son indicatif de pays, comme +49 30 5557 0142',
  },
)

/** The error for a number: `wrong` for one without a country. */
export const phoneError =
  (text: string, wrong: Message): Message =>
  (language) =>
    isInternational(text) ? phoneTexts[language].badForeignPhone : render(wrong, language)
const error = (wrong: Message) => (issue: z.core.$ZodRawIssue) =>
  fieldText(phoneError(String(issue.input), wrong))(issue)

/**
 * A telephone number: ten digits, which the server reads in the building's country, or a number with + and its country.
 * `missing` is the error when nothing was entered.
 */
export const requiredPhone = (missing: Message, wrong: Message) =>
  z
    .string({ error: fieldText(missing) })
    .trim()
    .min(1, { error: fieldText(missing) })
    .max(longest, { error: fieldText(wrong) })
    .refine(isPhone, { error: error(wrong) })
    .transform(normalizePhone)

/** An optional telephone number: only an empty field is none, a text without a number is a mistake. */
export const optionalPhone = (wrong: Message) =>
  z
    .string({ error: fieldText(wrong) })
    .trim()
    .max(longest, { error: fieldText(wrong) })
    .refine((text) => text === '' || isPhone(text), { error: error(wrong) })
    .transform((text) => (text === '' ? null : normalizePhone(text)))
    .nullable()
