import { z } from 'zod'
import { optionalPhone } from '#platform/text/phone-text.ts'
import { endpoint } from '#platform/endpoint.ts'
import { residents } from '#platform/roles.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { OwnProfile } from './resident.ts'
import { OptionalEmail, OptionalText } from './fields.ts'
import { residentErrors } from './messages/errors.ts'

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

/** The addresses whose change must be confirmed. */
export const ownEmailFields = ['emailPrimary', 'emailSecondary'] as const
export type OwnEmailField = (typeof ownEmailFields)[number]

export const ownProfile = {
  change: endpoint({
    method: 'PATCH',
    path: '/api/tenant/profile/:id',
    roles: residents,
    summary:
      'Change how one is reached, by the id of the own record; the address one signs in with stays. A new e-mail address waits until the link sent there is confirmed',
    body: OwnProfileChanges,
    ifMatch: true,
    errors: [429],
    reply: OwnProfile,
  }),
  resendLink: endpoint({
    method: 'POST',
    path: '/api/tenant/profile/:id/email-link',
    roles: residents,
    summary: 'Send the link to an unconfirmed address again',
    body: z.object({
      field: z.enum(ownEmailFields, { error: fieldText((language) => residentErrors[language].whichEmail) }),
    }),
    errors: [409, 429],
    reply: z.object({ message: z.string() }),
  }),
}
