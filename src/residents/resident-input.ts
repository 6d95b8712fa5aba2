import { z } from 'zod'
import { AccountStatusAsSent, longestPassword, shortestPassword } from '#accounts/choices.ts'
import { TenantTypeAsSent } from './choices.ts'
import {
  AccessCode,
  Email,
  FullName,
  longestNote,
  OptionalDay,
  OptionalEmail,
  OptionalPhone,
  OptionalText,
  Phone,
  TextList,
} from './fields.ts'
import { words } from './words.ts'

/** What the office may write about a resident; absent stays as it is. */
export const ResidentChanges = z.object({
  fullName: FullName.optional(),
  preferredName: OptionalText('Preferred name').optional(),
  tenantType: TenantTypeAsSent.optional(),
  status: AccountStatusAsSent.optional(),
  startDateOccupancy: OptionalDay.optional(),
  endDateOccupancy: OptionalDay.optional(),
  emailPrimary: OptionalEmail.optional(),
  emailSecondary: OptionalEmail.optional(),
  phonePrimary: OptionalPhone(words.primaryPhone).optional(),
  phoneSecondary: OptionalPhone(words.secondaryPhone).optional(),
  emergencyContactName: OptionalText('Emergency contact name').optional(),
  emergencyContactPhone: OptionalPhone(words.emergencyPhone).optional(),
  parkingStalls: TextList('Parking stalls').optional(),
  lockerNumbers: TextList('Lockers').optional(),
  pets: TextList('Pets').optional(),
  unitAccessCode: AccessCode.optional(),
  storageLockerAccessCode: AccessCode.optional(),
  notes: z
    .string(words.mustBeText('Notes'))
    .max(longestNote * 10, words.tooLong('Notes', longestNote * 10))
    .optional(),
  residentNotes: z.string(words.mustBeText('Notes')).max(longestNote, words.tooLong('Notes', longestNote)).optional(),
})
export type ResidentChanges = z.infer<typeof ResidentChanges>

/**
 * A new resident. With `userId` the account is there already, as in the specification's two calls; without it the
 * account is made along, with a typed password or with an invitation.
 */
export const NewResident = ResidentChanges.extend({
  userId: z.uuid('userId must be the id of an account').nullish(),
  fullName: FullName,
  emailPrimary: Email,
  phonePrimary: Phone,
  tenantType: TenantTypeAsSent.default('Renter'),
  status: AccountStatusAsSent.default('Active'),
  unitId: z
    .union([z.uuid(), z.literal(['no-assignment', ''])], words.badUnit)
    .transform((id) => (id === 'no-assignment' || id === '' ? null : id))
    .nullish(),
  password: z
    .string(words.required)
    .max(longestPassword, words.passwordTooLong)
    .refine((typed) => typed === '' || typed.length >= shortestPassword, words.passwordTooShort)
    .nullish(),
  /** Without a password: a letter with a link to set one, and status Invited. */
  sendInvitation: z.boolean('sendInvitation is true or false').default(false),
})
export type NewResident = z.infer<typeof NewResident>
