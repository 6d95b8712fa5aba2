import { z } from 'zod'
import type { Category } from '#maintenance/choices.ts'
import { type KeptVendor, NewVendor, type VendorRecord } from '#maintenance/vendor-contract.ts'
import { vendorWords as words } from '#maintenance/vendor-words.ts'
import { categoryWords } from '#maintenance/vocabulary.ts'
import { portalDate } from '#platform/dates.ts'
import { formatPhone } from '#platform/phones.ts'

/** A firm as it is typed: everything is a text; what is wrong with it the calls' own shape says. */
const Typed = z.object({
  name: z.string(),
  trade: z.string(),
  contactName: z.string(),
  phone: z.string(),
  email: z.string(),
  contractNumber: z.string(),
  insuredUntil: z.string().transform((day) => day || null),
  notes: z.string(),
})
export const VendorForm = Typed.pipe(NewVendor as z.ZodType<NewVendor, z.output<typeof Typed>>)
export type TypedVendor = z.input<typeof Typed>

export const typedOf = (held: VendorRecord | null): TypedVendor => ({
  name: held?.name ?? '',
  trade: held?.trade ?? 'general',
  contactName: held?.contactName ?? '',
  phone: formatPhone(held?.phone ?? ''),
  email: held?.email ?? '',
  contractNumber: held?.contractNumber ?? '',
  insuredUntil: held?.insuredUntil ?? '',
  notes: held?.notes ?? '',
})

const names = ['name', 'trade', 'contactName', 'phone', 'email', 'contractNumber', 'insuredUntil', 'notes'] as const

/** Only what a change of the settings holds of a firm, without counts and versions. */
export const keptFields = (vendor: Partial<KeptVendor>): Partial<KeptVendor> =>
  Object.fromEntries([...names, 'retired' as const].map((name) => [name, vendor[name] ?? null]))

export const labelOf = (key: string) =>
  key === 'retired' ? words.status : (words.fields[key as keyof typeof words.fields] ?? key)

/** One value of a firm in words. */
export function vendorValue(value: unknown, key: string): string {
  if (key === 'retired') return value === true ? words.isRetired : value === false ? words.isOffered : ''
  if (typeof value !== 'string') return ''
  if (key === 'trade') return categoryWords[value as Category]
  if (key === 'phone') return formatPhone(value)
  return key === 'insuredUntil' ? portalDate(value, 'UTC') : value
}
