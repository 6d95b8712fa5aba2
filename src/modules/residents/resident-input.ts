import { z } from 'zod'
import { optionalPhone } from '#platform/text/phone-text.ts'
import { AccountStatusInput } from '#accounts/schemas.ts'
import { longestPassword, shortestPassword } from '#accounts/choices.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import type { AccessCodeName } from './choices.ts'
import { TenantTypeInput } from './schemas.ts'
import {
  AccessCode,
  Email,
  FullName,
  longestNote,
  OptionalDay,
  OptionalEmail,
  OptionalText,
  Phone,
  TextList,
} from './fields.ts'
import { residentErrors } from './messages/errors.ts'

/** The fields of a resident that the office may change; absent ones are unchanged. */
export const ResidentChanges = z.object({
  fullName: FullName.optional(),
  preferredName: OptionalText('Preferred name').optional(),
  tenantType: TenantTypeInput.optional(),
  status: AccountStatusInput.optional(),
  /** The account's own status, which `status` is not for a former resident. */
  accountStatus: AccountStatusInput.optional(),
  startDateOccupancy: OptionalDay.optional(),
  endDateOccupancy: OptionalDay.optional(),
  emailPrimary: OptionalEmail.optional(),
  emailSecondary: OptionalEmail.optional(),
  phonePrimary: optionalPhone((language) => residentErrors[language].primaryPhone).optional(),
  phoneSecondary: optionalPhone((language) => residentErrors[language].secondaryPhone).optional(),
  emergencyContactName: OptionalText('Emergency contact name').optional(),
  emergencyContactPhone: optionalPhone((language) => residentErrors[language].emergencyPhone).optional(),
  parkingStalls: TextList('Parking stalls').optional(),
  lockerNumbers: TextList('Lockers').optional(),
  pets: TextList('Pets').optional(),
  /** Answers 409 when another resident has one of the stalls or lockers; otherwise the office settles the conflict later. */
  rejectTaken: z.boolean('rejectTaken must be true or false').optional(),
  unitAccessCode: AccessCode.optional(),
  storageLockerAccessCode: AccessCode.optional(),
  /** The home of the codes; by default the oldest one. A new resident moves in there. */
  unitId: z
    .union([z.uuid(), z.literal(['no-assignment', ''])], {
      error: fieldText((language) => residentErrors[language].badUnit),
    })
    .transform((id) => (id === 'no-assignment' || id === '' ? null : id))
    .nullish(),
  notes: z
    .string({ error: fieldText((language) => residentErrors[language].mustBeText('Notes')) })
    .max(longestNote * 10, {
      error: fieldText((language) => residentErrors[language].tooLong('Notes', longestNote * 10)),
    })
    .optional(),
  residentNotes: z
    .string({ error: fieldText((language) => residentErrors[language].mustBeText('Notes')) })
    .max(longestNote, { error: fieldText((language) => residentErrors[language].tooLong('Notes', longestNote)) })
    .optional(),
})
export type ResidentChanges = z.infer<typeof ResidentChanges>
/** The columns of the record itself; the status is in the account, and codes belong to a home. */
export type ResidentRecord = Omit<
  ResidentChanges,
  'status' | 'accountStatus' | 'unitId' | 'rejectTaken' | AccessCodeName
>

/**
 * A new resident. With `userId` the account exists, as in the specification's two calls; otherwise it is created, with
 * a typed password or an invitation.
 */
export const NewResident = ResidentChanges.omit({ accountStatus: true }).extend({
  userId: z.uuid('userId must be the id of an account').nullish(),
  fullName: FullName,
  emailPrimary: Email,
  phonePrimary: Phone,
  tenantType: TenantTypeInput.default('Renter'),
  status: AccountStatusInput.default('Active'),
  password: z
    .string({ error: fieldText((language) => residentErrors[language].required) })
    .max(longestPassword, { error: fieldText((language) => residentErrors[language].passwordTooLong) })
    .refine((typed) => typed === '' || typed.length >= shortestPassword, {
      error: fieldText((language) => residentErrors[language].passwordTooShort),
    })
    .nullish(),
  /** Without a password: an e-mail with a link to set one, and status Invited. */
  sendInvitation: z.boolean('sendInvitation must be true or false').default(false),
})
export type NewResident = z.infer<typeof NewResident>
