import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { digitsOf, isTenDigits } from '#platform/phones.ts'
import { administrators } from '#platform/roles.ts'
import { isVisible } from '#platform/visible-text.ts'
import { Category, CategoryAsSent } from './choices.ts'
import { vendorWords as words } from './vendor-words.ts'

const { fields } = words
const longest = 200
const longestNotes = 2000
const longestPhone = 40
const text = (label: string, most = longest) =>
  z.string(words.tooLong(label, most)).trim().max(most, words.tooLong(label, most))
/** Nothing typed is nothing kept. */
const orNothing = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.transform((typed) => typed || null).nullable()

const Kept = {
  name: z
    .string(words.needed)
    .trim()
    .min(1, words.needed)
    .max(longest, words.tooLong(fields.name, longest))
    .refine(isVisible, words.needed),
  trade: CategoryAsSent,
  contactName: orNothing(text(fields.contactName)),
  phone: orNothing(
    text(fields.phone, longestPhone)
      .refine((typed) => typed === '' || isTenDigits(typed), words.badPhone)
      .transform(digitsOf),
  ),
  email: orNothing(
    text(fields.email).refine((typed) => typed === '' || z.email().safeParse(typed).success, words.badEmail),
  ),
  contractNumber: orNothing(text(fields.contractNumber)),
  insuredUntil: z.iso.date(words.badDay).nullable(),
  notes: text(fields.notes, longestNotes),
}

/** A firm as the settings keep it. */
export const KeptVendor = z.object({ ...Kept, trade: Category, retired: z.boolean() })
export type KeptVendor = z.infer<typeof KeptVendor>

/** All firms by their ids: one field of the settings for each. */
export const VendorSettings = z.record(z.uuid(), KeptVendor)
export type VendorSettings = z.infer<typeof VendorSettings>

/** A firm with how many open requests are given to it. */
export const VendorRecord = z.object({
  ...KeptVendor.shape,
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
  ...Kept,
  contactName: Kept.contactName.default(null),
  phone: Kept.phone.default(null),
  email: Kept.email.default(null),
  contractNumber: Kept.contractNumber.default(null),
  insuredUntil: Kept.insuredUntil.default(null),
  notes: Kept.notes.default(''),
})
export type NewVendor = z.infer<typeof NewVendor>

export const VendorChanges = z.object({ ...Kept, retired: z.boolean() }).partial()
export type VendorChanges = z.infer<typeof VendorChanges>

/** The firms the house works with, for administrators. */
export const vendorList = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/settings/vendors',
    for: administrators,
    summary: 'All vendors, retired ones too, by name',
    reply: z.array(VendorRecord),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/settings/vendors',
    for: administrators,
    summary: 'Add a vendor',
    body: NewVendor,
    status: 201,
    reply: VendorRecord,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admin/settings/vendors/:id',
    for: administrators,
    summary: 'Change a vendor, retire it, or offer it again',
    body: VendorChanges,
    ifMatch: true,
    reply: VendorRecord,
  }),
}
