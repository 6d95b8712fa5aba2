import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators, residentsAndHousehold } from '#platform/roles.ts'

/** What is retained after an erasure, and why, with its count where known. */
export const Retention = z.object({ what: z.string(), why: z.string(), count: z.int().optional() })
export type Retention = z.infer<typeof Retention>

/** The parts of an erasure, in the order of the list. */
export const erasedKinds = [
  'identity',
  'emails',
  'contact',
  'requests',
  'requestTexts',
  'orders',
  'photos',
  'signIn',
  'log',
  'ownerNames',
  'moves',
  'waiting',
  'packages',
  'frontDesk',
  'imports',
  'mentions',
] as const
export type ErasedKind = (typeof erasedKinds)[number]

/** The preview of an erasure: the numbers of deleted records, and what is retained. */
export const ErasurePlan = z.object({
  goes: z.array(z.object({ what: z.string(), count: z.int() })),
  stays: z.array(Retention),
})
export type ErasurePlan = z.infer<typeof ErasurePlan>

/** All data about a resident, by group. */
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
    roles: administrators,
    summary: 'All data about one resident; the export is audited',
    reply: PersonData,
  }),
  personPage: endpoint({
    method: 'GET',
    path: '/api/admin/exports/people/:userId/page',
    roles: administrators,
    summary: 'The same as a page for printing',
    contentType: 'text/html',
    reply: z.string(),
  }),
  ownData: endpoint({
    method: 'GET',
    path: '/api/tenant/data',
    roles: residentsAndHousehold,
    householdRight: 'any',
    summary: 'All data about the signed-in resident, without internal notes',
    reply: PersonData,
  }),
  ownPage: endpoint({
    method: 'GET',
    path: '/api/tenant/data/page',
    roles: residentsAndHousehold,
    householdRight: 'any',
    summary: 'The same as a page for printing',
    contentType: 'text/html',
    reply: z.string(),
  }),
  planErasure: endpoint({
    method: 'GET',
    path: '/api/admin/erasures/:userId',
    roles: administrators,
    summary: 'A dry run of an erasure: the numbers of deleted records, and what is retained and why',
    reply: ErasurePlan,
  }),
  erase: endpoint({
    method: 'POST',
    path: '/api/admin/erasures/:userId',
    roles: administrators,
    summary: 'Erase a former resident; returns what is retained',
    errors: [409],
    reply: z.array(Retention),
  }),
}
