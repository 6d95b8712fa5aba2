import { z } from 'zod'
import { accountStatuses } from '#accounts/choices.ts'
import { Status } from '#maintenance/choices.ts'
import { endpoint } from '#platform/endpoint.ts'
import { office, roles } from '#platform/roles.ts'
import { TenantType } from '#residents/choices.ts'
import { DisplayStatus } from '#units/contract.ts'
import { words } from './words.ts'

/** What the command bar opens by its address. */
export const foundKinds = ['unit', 'resident', 'account', 'request'] as const
export const FoundKind = z.enum(foundKinds)
export type FoundKind = z.infer<typeof FoundKind>

const text = z.string().nullable()

export const FoundUnit = z.object({
  kind: z.literal('unit'),
  id: z.uuid(),
  unitNumber: z.string(),
  floor: z.int(),
  status: DisplayStatus,
  /** Who lives there now, the primary resident first. */
  residents: z.array(z.string()),
  ownerName: text,
})
export type FoundUnit = z.infer<typeof FoundUnit>
export const FoundResident = z.object({
  kind: z.literal('resident'),
  id: z.uuid(),
  name: z.string(),
  tenantType: TenantType,
  status: z.enum(accountStatuses),
  /** The homes they have now. */
  unitNumbers: z.array(z.string()),
})
export type FoundResident = z.infer<typeof FoundResident>
/** Somebody who works here. */
export const FoundAccount = z.object({
  kind: z.literal('account'),
  id: z.uuid(),
  name: z.string(),
  role: z.enum(roles),
  status: z.enum(accountStatuses),
})
export type FoundAccount = z.infer<typeof FoundAccount>
export const FoundRequest = z.object({
  kind: z.literal('request'),
  id: z.uuid(),
  /** As people say it: the building's code and the number. */
  reference: z.string(),
  title: z.string(),
  status: Status,
  unitNumber: text,
  /** The common area, where it is no unit. */
  placeName: text,
})
export type FoundRequest = z.infer<typeof FoundRequest>
export const Found = z.discriminatedUnion('kind', [FoundUnit, FoundResident, FoundAccount, FoundRequest])
export type Found = z.infer<typeof Found>

/** The best of each group, best first. */
export const Finding = z.object({
  units: z.array(FoundUnit),
  people: z.array(z.discriminatedUnion('kind', [FoundResident, FoundAccount])),
  requests: z.array(FoundRequest),
})
export type Finding = z.infer<typeof Finding>

export const mostChosen = 8
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** `unit:0192…,resident:0193…` */
const References = z
  .string(words.badReferences)
  .max(mostChosen * 50, words.badReferences)
  .transform((list) => list.split(',').filter(Boolean))
  .pipe(
    z
      .array(
        z
          .string()
          .transform((one) => ({ kind: one.split(':')[0], id: one.split(':')[1] ?? '' }))
          .pipe(z.object({ kind: FoundKind, id: z.string().regex(uuid, words.badReferences) }, words.badReferences)),
      )
      .max(mostChosen, words.badReferences),
  )

/** The command bar is the office's: everything in it is what admin and staff may both open. */
export const finder = {
  find: endpoint({
    method: 'GET',
    path: '/api/admin/find',
    for: office,
    summary: 'Units, people and requests that fit what was typed, slips of the finger forgiven',
    query: z.object({ q: z.string(words.missing).trim().max(100, words.tooLong) }),
    reply: Finding,
  }),
  chosen: endpoint({
    method: 'GET',
    path: '/api/admin/find/chosen',
    for: office,
    summary: 'What was opened before, as it is now; what is gone is left out',
    query: z.object({ of: References }),
    reply: z.array(Found),
  }),
}
