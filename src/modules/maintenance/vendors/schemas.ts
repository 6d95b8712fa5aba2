import { z } from 'zod'
import { defaultLanguage, languages } from '#platform/language/language.ts'
import { isVisible } from '#platform/text/visible-text.ts'
import { optionalPhone } from '#platform/text/phone-text.ts'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { dayInput } from '#platform/time/day-input.ts'
import { CategoryInput } from '../requests/schemas.ts'
import { vendorWords as words } from './messages/en.ts'

const { fields } = words
const longest = 200
const longestNotes = 2000
const text = (label: string, most = longest) =>
  z.string(words.tooLong(label, most)).trim().max(most, words.tooLong(label, most))
/** Stores an empty input as null. */
const emptyToNull = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.transform((typed) => typed || null).nullable()

export const vendorFields = {
  name: z
    .string(words.needed)
    .trim()
    .min(1, words.needed)
    .max(longest, words.tooLong(fields.name, longest))
    .refine(isVisible, words.needed),
  trade: CategoryInput,
  contactName: emptyToNull(text(fields.contactName)),
  phone: optionalPhone(words.badPhone),
  email: emptyToNull(text(fields.email).refine((typed) => typed === '' || isEmailAddress(typed), words.badEmail)),
  contractNumber: emptyToNull(text(fields.contractNumber)),
  insuredUntil: dayInput(words.badDay).nullable(),
  language: z.enum(languages, words.badLanguage),
  notes: text(fields.notes, longestNotes),
}

export const NewVendor = z.object({
  ...vendorFields,
  contactName: vendorFields.contactName.default(null),
  phone: vendorFields.phone.default(null),
  email: vendorFields.email.default(null),
  contractNumber: vendorFields.contractNumber.default(null),
  insuredUntil: vendorFields.insuredUntil.default(null),
  language: vendorFields.language.default(defaultLanguage),
  notes: vendorFields.notes.default(''),
})
export type NewVendor = z.infer<typeof NewVendor>

export const VendorChanges = z.object({ ...vendorFields, retired: z.boolean() }).partial()
export type VendorChanges = z.infer<typeof VendorChanges>
