import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { residentsAndHousehold } from '#platform/roles.ts'
import { Resource, ResourceVersion } from './contract.ts'

/** A text or document as its audience sees it. */
export const OwnResource = Resource.pick({
  id: true,
  kind: true,
  folder: true,
  title: true,
  body: true,
  url: true,
}).extend({
  /** The newest version of a document. */
  file: ResourceVersion.pick({
    id: true,
    number: true,
    name: true,
    mediaType: true,
    size: true,
    createdAt: true,
  }).nullable(),
})
export type OwnResource = z.infer<typeof OwnResource>

export const ownResources = {
  list: endpoint({
    method: 'GET',
    path: '/api/tenant/resources',
    roles: residentsAndHousehold,
    householdRight: 'resources',
    summary: 'Texts and documents for the signed-in resident, by folder',
    reply: z.array(OwnResource),
  }),
}
