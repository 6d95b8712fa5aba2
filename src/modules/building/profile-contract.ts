import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators } from '#platform/roles.ts'
import { Profile } from './contract.ts'
import { Logo } from './logo-contract.ts'
import { ProfileFields } from './schemas.ts'

export type ProfileField = keyof ProfileFields

export const ProfileChanges = ProfileFields.partial()
export type ProfileChanges = z.infer<typeof ProfileChanges>

export const ProfileRecord = Profile.extend({
  phoneCountry: z.string(),
  orientation: z.number(),
  commercialUpToFloor: z.int(),
  logo: z.string().nullable(),
  logoOnDark: z.string().nullable(),
  /** The logos that both name. */
  logos: z.array(Logo),
  version: z.int(),
})
export type ProfileRecord = z.infer<typeof ProfileRecord>

export const buildingProfile = {
  find: endpoint({
    method: 'GET',
    path: '/api/admin/settings/building',
    roles: administrators,
    summary: "The building's profile in the settings",
    reply: ProfileRecord,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admin/settings/building',
    roles: administrators,
    summary: "Change the building's profile, with immediate effect",
    body: ProfileChanges,
    ifMatch: true,
    errors: [409],
    reply: ProfileRecord,
  }),
}
