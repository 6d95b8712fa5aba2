import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { residents } from '#platform/roles.ts'
import { OwnProfile } from './resident.ts'
import { OptionalEmail, OptionalPhone, OptionalText } from './fields.ts'
import { words } from './words.ts'

/** What residents write about themselves: how they are reached. Absent stays as it is. */
export const OwnProfileChanges = z.object({
  emailPrimary: OptionalEmail.optional(),
  emailSecondary: OptionalEmail.optional(),
  phonePrimary: OptionalPhone(words.primaryPhone).optional(),
  phoneSecondary: OptionalPhone(words.secondaryPhone).optional(),
  emergencyContactName: OptionalText('Emergency contact name').optional(),
  emergencyContactPhone: OptionalPhone(words.emergencyPhone).optional(),
})
export type OwnProfileChanges = z.infer<typeof OwnProfileChanges>

export const ownProfile = {
  change: endpoint({
    method: 'PATCH',
    path: '/api/tenant/profile/:id',
    for: residents,
    summary: 'Change how one is reached, by the id of the own record; the address one signs in with stays',
    body: OwnProfileChanges,
    ifMatch: true,
    reply: OwnProfile,
  }),
}
