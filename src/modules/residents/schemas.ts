import { z } from 'zod'
import { lenientEnum } from '#platform/text/lenient-enum.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { optionalPhone } from '#platform/text/phone-text.ts'
import { tenantTypes, accessCodes, residentSorts } from './choices.ts'
import { residentErrors } from './messages/errors.ts'
import { OptionalEmail, OptionalText } from './fields.ts'

export const TenantType = z.enum(tenantTypes)
/** Accepts other spellings: owner, tenant, lessee. */
export const TenantTypeInput = lenientEnum(tenantTypes, { Lessee: 'Lease Holder' })

export const AccessCodeName = z.enum(accessCodes, {
  error: fieldText((language) => residentErrors[language].whichCode),
})

/** Also for choices of a resident who gets a stall or locker: those without one come first, by name. */
export const ResidentSort = z.enum([...residentSorts, 'withoutStall', 'withoutLocker'])
export type ResidentSort = z.infer<typeof ResidentSort>

/** The contact data that residents change themselves; absent fields are unchanged. */
export const OwnProfileChanges = z.object({
  emailPrimary: OptionalEmail.optional(),
  emailSecondary: OptionalEmail.optional(),
  phonePrimary: optionalPhone((language) => residentErrors[language].primaryPhone).optional(),
  phoneSecondary: optionalPhone((language) => residentErrors[language].secondaryPhone).optional(),
  emergencyContactName: OptionalText('Emergency contact name').optional(),
  emergencyContactPhone: optionalPhone((language) => residentErrors[language].emergencyPhone).optional(),
})
export type OwnProfileChanges = z.infer<typeof OwnProfileChanges>
