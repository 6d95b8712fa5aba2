import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { residents } from '#platform/roles.ts'
import { assetKinds } from './rules.ts'

/** A stall, locker, key or fob as its holder sees it. */
export const OwnAsset = z.object({
  id: z.uuid(),
  kind: z.enum(assetKinds),
  number: z.string(),
  place: z.string(),
  since: z.iso.datetime(),
})
export type OwnAsset = z.infer<typeof OwnAsset>

export const ownAssets = {
  list: endpoint({
    method: 'GET',
    path: '/api/tenant/assets',
    roles: residents,
    summary: "The signed-in resident's stalls, lockers, keys and fobs",
    reply: z.array(OwnAsset),
  }),
}
