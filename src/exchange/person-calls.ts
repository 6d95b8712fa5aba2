import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators, residents } from '#platform/roles.ts'

/** What stays after somebody was forgotten, and why. */
export const Hold = z.object({ what: z.string(), why: z.string() })
export type Hold = z.infer<typeof Hold>

/** Everything the house knows of one resident, group by group. */
export const PersonData = z.object({
  madeAt: z.iso.datetime(),
  building: z.string(),
  name: z.string(),
  groups: z.array(z.object({ title: z.string(), rows: z.array(z.record(z.string(), z.unknown())) })),
})
export type PersonData = z.infer<typeof PersonData>

export const personCalls = {
  personData: endpoint({
    method: 'GET',
    path: '/api/admin/exports/people/:userId',
    for: administrators,
    summary: 'Everything the house knows of one resident; the audit log keeps who took it',
    reply: PersonData,
  }),
  personPage: endpoint({
    method: 'GET',
    path: '/api/admin/exports/people/:userId/page',
    for: administrators,
    summary: 'The same as a page to read and print',
    type: 'text/html',
    reply: z.string(),
  }),
  ownData: endpoint({
    method: 'GET',
    path: '/api/tenant/data',
    for: residents,
    summary: 'Everything the house knows of the signed-in resident, but the notes of the office',
    reply: PersonData,
  }),
  ownPage: endpoint({
    method: 'GET',
    path: '/api/tenant/data/page',
    for: residents,
    summary: 'The same as a page to read and print',
    type: 'text/html',
    reply: z.string(),
  }),
  holds: endpoint({
    method: 'GET',
    path: '/api/admin/erasures/:userId',
    for: administrators,
    summary: 'What would stay if this resident were forgotten, and why',
    reply: z.array(Hold),
  }),
  erase: endpoint({
    method: 'POST',
    path: '/api/admin/erasures/:userId',
    for: administrators,
    summary: 'Forget a resident who has left: everything but what the law keeps, which is answered',
    mayRefuse: [409],
    reply: z.array(Hold),
  }),
}
