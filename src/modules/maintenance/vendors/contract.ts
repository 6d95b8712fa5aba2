import { z } from 'zod'
import { isEmailAddress } from '#platform/text/email-address.ts'
import { endpoint } from '#platform/endpoint.ts'
import { optionalPhone } from '#platform/text/phone-text.ts'
import { administrators } from '#platform/roles.ts'
import { isVisible } from '#platform/text/visible-text.ts'
import { dayInput } from '#platform/time/day-input.ts'
import { Category, CategoryInput } from '../requests/choices.ts'
import { vendorWords as words } from './messages/en.ts'

const { fields } = words
const longest = 200
const longestNotes = 2000
const text = (label: string, most = longest) =>
  z.string(words.tooLong(label, most)).trim().max(most, words.tooLong(label, most))
/** Stores an empty input as null. */
const emptyToNull = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.transform((typed) => typed || null).nullable()

const vendorFields = {
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
  notes: text(fields.notes, longestNotes),
}

/** A vendor as stored in the settings. */
export const VendorData = z.object({ ...vendorFields, trade: Category, retired: z.boolean() })
export type VendorData = z.infer<typeof VendorData>

/** All vendors by id: one settings field each. */
export const VendorSettings = z.record(z.uuid(), VendorData)
export type VendorSettings = z.infer<typeof VendorSettings>

/** A vendor with the number of open requests assigned to it. */
export const VendorRecord = z.object({
  ...VendorData.shape,
  id: z.uuid(),
  contactName: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  contractNumber: z.string().nullable(),
  openRequests: z.int(),
  version: z.int(),
})
export type VendorRecord = z.infer<typeof VendorRecord>

export const NewVendor = z.object({
  ...vendorFields,
  contactName: vendorFields.contactName.default(null),
  phone: vendorFields.phone.default(null),
  email: vendorFields.email.default(null),
  contractNumber: vendorFields.contractNumber.default(null),
  insuredUntil: vendorFields.insuredUntil.default(null),
  notes: vendorFields.notes.default(''),
})
export type NewVendor = z.infer<typeof NewVendor>

export const VendorChanges = z.object({ ...vendorFields, retired: z.boolean() }).partial()
export type VendorChanges = z.infer<typeof VendorChanges>

/** Vendor endpoints for administrators. */
export const vendorList = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/settings/vendors',
    roles: administrators,
    summary: 'All vendors by name, including retired ones',
    reply: z.array(VendorRecord),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/settings/vendors',
    roles: administrators,
    summary: 'Add a vendor',
    body: NewVendor,
    status: 201,
    reply: VendorRecord,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admin/settings/vendors/:id',
    roles: administrators,
    summary: 'Change, retire or restore a vendor',
    body: VendorChanges,
    ifMatch: true,
    errors: [409],
    reply: VendorRecord,
  }),
}
