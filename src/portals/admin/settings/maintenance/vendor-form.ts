import { z } from 'zod'
import type { Category } from '#maintenance/requests/choices.ts'
import type { VendorData, VendorRecord } from '#maintenance/vendors/contract.ts'
import { NewVendor } from '#maintenance/vendors/schemas.ts'
import { vendorWords as words } from '#maintenance/vendors/messages/en.ts'
import { categoryWords } from '#maintenance/requests/vocabulary.ts'
import { defaultLanguage, isLanguage, languageNames } from '#platform/language/language.ts'
import { dashboardDate } from '#platform/time/dates.ts'
import { shownPhone } from '#platform/text/phones.ts'

/** A vendor as typed: every field is a text; the contract's schema validates them. */
const VendorSchema = z.object({
  name: z.string(),
  trade: z.string(),
  contactName: z.string(),
  phone: z.string(),
  email: z.string(),
  contractNumber: z.string(),
  insuredUntil: z.string().transform((day) => day || null),
  language: z.string(),
  notes: z.string(),
})
export const VendorForm = VendorSchema.pipe(NewVendor as z.ZodType<NewVendor, z.output<typeof VendorSchema>>)
export type TypedVendor = z.input<typeof VendorSchema>

export const typedOf = (current: VendorRecord | null): TypedVendor => ({
  name: current?.name ?? '',
  trade: current?.trade ?? 'general',
  contactName: current?.contactName ?? '',
  phone: shownPhone(current?.phone ?? ''),
  email: current?.email ?? '',
  contractNumber: current?.contractNumber ?? '',
  insuredUntil: current?.insuredUntil ?? '',
  language: current?.language ?? defaultLanguage(),
  notes: current?.notes ?? '',
})

const names = [
  'name',
  'trade',
  'contactName',
  'phone',
  'email',
  'contractNumber',
  'insuredUntil',
  'language',
  'notes',
] as const

/** The fields of a vendor that the settings log, without counts and versions. */
export const loggedFields = (vendor: Partial<VendorData>): Partial<VendorData> =>
  Object.fromEntries([...names, 'retired' as const].map((name) => [name, vendor[name] ?? null]))

export const labelOf = (key: string) =>
  key === 'retired' ? words.status : (words.fields[key as keyof typeof words.fields] ?? key)

/** One value of a vendor in words. */
export function vendorValue(value: unknown, key: string): string {
  if (key === 'retired') return value === true ? words.isRetired : value === false ? words.isOffered : ''
  if (typeof value !== 'string') return ''
  if (key === 'trade') return categoryWords[value as Category]
  if (key === 'phone') return shownPhone(value)
  if (key === 'language' && isLanguage(value)) return languageNames[value]
  return key === 'insuredUntil' ? dashboardDate(value, 'UTC') : value
}
