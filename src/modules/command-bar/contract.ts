import { z } from 'zod'
import { accountStatuses } from '#accounts/choices.ts'
import { assetKinds, assetStates } from '#assets/rules.ts'
import { Status } from '#maintenance/requests/schemas.ts'
import { PlannedMove } from '#moves/planned-contract.ts'
import { endpoint } from '#platform/endpoint.ts'
import { office, roles } from '#platform/roles.ts'
import { TenantType } from '#residents/schemas.ts'
import { DisplayStatus } from '#units/schemas.ts'
import { words } from './messages/en.ts'
import { foundKinds, maxRecent, otherKinds } from './choices.ts'

export const FoundKind = z.enum(foundKinds)

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
  /** `Former` for who had a home and has none now, whatever the status of the account. */
  status: z.enum([...accountStatuses, 'Former']),
  /** The homes they have now. */
  unitNumbers: z.array(z.string()),
  plannedMoves: z.array(PlannedMove),
})
export type FoundResident = z.infer<typeof FoundResident>
/** An account of the office or the staff. */
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
  /** The building's code and the number. */
  reference: z.string(),
  title: z.string(),
  status: Status,
  unitNumber: text,
  /** The common area, when it is not about a unit. */
  placeName: text,
})
export type FoundRequest = z.infer<typeof FoundRequest>
/** A stall, locker, key or fob. */
export const FoundAsset = z.object({
  kind: z.literal('asset'),
  id: z.uuid(),
  assetKind: z.enum(assetKinds),
  number: z.string(),
  /** The parking level or the room. */
  location: z.string(),
  state: z.enum(assetStates),
  holderName: text,
  unitNumber: text,
})
export type FoundAsset = z.infer<typeof FoundAsset>
/** A vendor, document, announcement, event or message of the web site. */
export const FoundOther = z.object({
  kind: z.enum(otherKinds),
  id: z.uuid(),
  title: z.string(),
  /** The trade, folder, category, place or sender. */
  about: text,
  /** When it was published, begins or arrived. */
  at: z.iso.datetime().nullable(),
})
export type FoundOther = z.infer<typeof FoundOther>
export const Found = z.discriminatedUnion('kind', [
  FoundUnit,
  FoundResident,
  FoundAccount,
  FoundRequest,
  FoundAsset,
  FoundOther,
])
export type Found = z.infer<typeof Found>

/** The best matches of each group, best first. */
export const SearchResults = z.object({
  units: z.array(FoundUnit),
  people: z.array(z.discriminatedUnion('kind', [FoundResident, FoundAccount])),
  requests: z.array(FoundRequest),
  assets: z.array(FoundAsset),
  /** Those that the reader may open. */
  others: z.array(FoundOther),
  /** The nearest spelling: searched for instead when the text itself finds nothing, or only proposed. */
  spelling: text,
})
export type SearchResults = z.infer<typeof SearchResults>

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Records by kind and id: `unit:0192…,resident:0193…`. */
const References = z
  .string(words.badReferences)
  .max(maxRecent * 50, words.badReferences)
  .transform((list) => list.split(',').filter(Boolean))
  .pipe(
    z
      .array(
        z
          .string()
          .transform((reference) => ({ kind: reference.split(':')[0], id: reference.split(':')[1] ?? '' }))
          .pipe(z.object({ kind: FoundKind, id: z.string().regex(uuid, words.badReferences) }, words.badReferences)),
      )
      .max(maxRecent, words.badReferences),
  )

/** Only the office uses the command bar: admin and staff may both open all results. */
export const commandBar = {
  find: endpoint({
    method: 'GET',
    path: '/api/admin/find',
    roles: office,
    summary:
      'Units, people, requests, assets, vendors, documents, announcements, events and messages that match a text, with typos tolerated',
    query: z.object({ q: z.string(words.missing).trim().max(100, words.tooLong) }),
    reply: SearchResults,
  }),
  chosen: endpoint({
    method: 'GET',
    path: '/api/admin/find/chosen',
    roles: office,
    summary: 'Recently opened records in their current state; deleted ones are left out',
    query: z.object({ of: References }),
    reply: z.array(Found),
  }),
}
