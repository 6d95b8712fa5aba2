import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { residents } from '#platform/roles.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { OwnProfile } from './resident.ts'
import { residentErrors } from './messages/errors.ts'
import { OwnProfileChanges } from './schemas.ts'
import { ownEmailFields } from './choices.ts'

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
