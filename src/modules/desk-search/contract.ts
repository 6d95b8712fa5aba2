import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { frontDesk } from '#platform/roles.ts'
import { DeskKey } from '#keys/contract.ts'
import { Package } from '#packages/contract.ts'
import { ExpectedPass } from '#visitors/contract.ts'

/** A person who lives in a unit, as the front desk finds them. A person with two homes is there twice. */
export const DeskPerson = z.object({
  userId: z.uuid(),
  name: z.string(),
  unitId: z.uuid(),
  unitNumber: z.string(),
  kind: z.enum(['resident', 'household']),
  /** Packages that wait for them or for the whole home, and where the first one is. */
  waiting: z.int(),
  place: z.string().nullable(),
  /** The last day of a vacation that has begun. */
  awayUntil: z.iso.date().nullable(),
  /** Whether the desk lets their packages wait meanwhile. */
  isPaused: z.boolean(),
  /** What they want the desk to know meanwhile. */
  awayNote: z.string(),
  /** Who may act for them at the desk, and lives elsewhere. */
  authorised: z.array(z.string()),
  /** Who else lives in the unit. */
  household: z.array(z.string()),
})
export type DeskPerson = z.infer<typeof DeskPerson>

export const DeskUnit = z.object({
  unitId: z.uuid(),
  unitNumber: z.string(),
  residents: z.array(z.string()),
  /** Packages for the whole home. */
  waiting: z.int(),
})
export type DeskUnit = z.infer<typeof DeskUnit>

/** A person without an account whom a resident authorised. */
export const DeskAuthorised = z.object({
  id: z.uuid(),
  fullName: z.string(),
  note: z.string(),
  /** Who authorised them. */
  userId: z.uuid(),
  name: z.string(),
  unitId: z.uuid(),
  unitNumber: z.string(),
  /** The packages that they may collect: for everyone in the home who does not object. */
  waiting: z.int(),
  /** Whose packages these are; null for the whole home. */
  recipients: z.array(z.uuid().nullable()),
})
export type DeskAuthorised = z.infer<typeof DeskAuthorised>

export const DeskResults = z.object({
  people: z.array(DeskPerson),
  authorised: z.array(DeskAuthorised),
  units: z.array(DeskUnit),
  /** Packages that are here, by tracking number or place. */
  packages: z.array(Package),
  /** Visits of today, by the name of a guest. */
  visits: z.array(ExpectedPass),
  /** Keys by the number on their tag, one with exactly this number first. */
  keys: z.array(DeskKey),
})
export type DeskResults = z.infer<typeof DeskResults>

export const deskSearch = {
  find: endpoint({
    method: 'GET',
    path: '/api/desk/search',
    roles: frontDesk,
    summary:
      'People, units, packages, visits and keys for a text that is typed or scanned at the front desk; never by a code',
    query: z.object({ text: z.string().trim().min(1).max(100) }),
    background: true,
    reply: DeskResults,
  }),
}
