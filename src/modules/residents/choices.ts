import { z } from 'zod'
import { lenientEnum } from '#platform/text/lenient-enum.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { residentErrors } from './messages/errors.ts'

export const tenantTypes = ['Owner', 'Lease Holder', 'Tenant', 'Renter'] as const
export const TenantType = z.enum(tenantTypes)
export type TenantType = z.infer<typeof TenantType>
/** Accepts other spellings: owner, tenant, lessee. */
export const TenantTypeInput = lenientEnum(tenantTypes, { Lessee: 'Lease Holder' })

/** Codes that are stored encrypted and revealed one at a time. */
export const accessCodes = ['unitAccessCode', 'storageLockerAccessCode'] as const
export const AccessCodeName = z.enum(accessCodes, {
  error: fieldText((language) => residentErrors[language].whichCode),
})
export type AccessCodeName = z.infer<typeof AccessCodeName>

export const areas = ['commercial', 'residential'] as const
export const residentSorts = ['newest', 'name', 'unit', 'type', 'status', 'since', 'leaseEnd'] as const
/** Also for choices of a resident who gets a stall or locker: those without one come first, by name. */
export const ResidentSort = z.enum([...residentSorts, 'withoutStall', 'withoutLocker'])
export type ResidentSort = z.infer<typeof ResidentSort>
