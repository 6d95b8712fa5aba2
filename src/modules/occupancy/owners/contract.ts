import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { office, residents } from '#platform/roles.ts'
import { isEmailAddress, longestEmail } from '#platform/text/email-address.ts'
import { optionalPhone } from '#platform/text/phone-text.ts'
import { readTypedNumber } from '#platform/text/typed-number.ts'
import { dayInput } from '#platform/time/day-input.ts'
import { HouseholdRank, ResidenceType } from '../contract.ts'
import { ownerWords as words } from './messages/office.ts'
import { maxOwners } from './rules.ts'

export const ownerKinds = ['person', 'company'] as const

/** An owner of a unit, with the name and address of the record where there is one. */
export const UnitOwner = z.object({
  id: z.uuid(),
  residentId: z.uuid().nullable(),
  kind: z.enum(ownerKinds),
  name: z.string(),
  contactName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  /** Per cent; null when unknown. */
  share: z.number().nullable(),
  since: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  /** Announcements about the unit while living elsewhere; only for owners with a record. */
  getsAnnouncements: z.boolean(),
  livesHere: z.boolean(),
  /** False before the first day of the ownership, and for former owners. */
  ownsNow: z.boolean(),
})
export type UnitOwner = z.infer<typeof UnitOwner>

/** A person who lives in the unit, with the emergency contact. */
export const UnitOccupant = z.object({
  residentId: z.uuid(),
  name: z.string(),
  residenceType: ResidenceType,
  rank: HouseholdRank,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  emergencyContactName: z.string().nullable(),
  emergencyContactPhone: z.string().nullable(),
})
export type UnitOccupant = z.infer<typeof UnitOccupant>

export const UnitPeople = z.object({
  /** The text of the unit, as the specified calls store it. */
  ownerName: z.string().nullable(),
  owners: z.array(UnitOwner),
  formerOwners: z.array(UnitOwner),
  occupants: z.array(UnitOccupant),
  version: z.int(),
})
export type UnitPeople = z.infer<typeof UnitPeople>

const optional = (longest: number, tooLong: string) =>
  z
    .string(tooLong)
    .trim()
    .max(longest, tooLong)
    .transform((text) => text || null)
    .nullish()

export const OwnerInput = z
  .object({
    /** A present owner of the unit; a new one without it. */
    id: z.uuid(words.unknownOwner).nullish(),
    residentId: z.uuid(words.chooseResident).nullish(),
    kind: z.enum(ownerKinds).default('person'),
    name: optional(200, words.longName),
    contactName: optional(200, words.longName),
    email: z
      .string(words.badEmail)
      .trim()
      .max(longestEmail, words.badEmail)
      .refine((text) => text === '' || isEmailAddress(text), words.badEmail)
      .transform((text) => text || null)
      .nullish(),
    phone: optionalPhone(() => words.badPhone).nullish(),
    address: optional(500, words.longAddress),
    share: z.preprocess(
      readTypedNumber({ decimals: 2, max: 100 }),
      z
        .number(words.badShare)
        .min(0.01, words.badShare)
        .max(100, words.badShare)
        .multipleOf(0.01, words.badShare)
        .nullish(),
    ),
    since: z.union([z.literal('').transform(() => null), dayInput(words.badDay)], words.badDay).nullish(),
    getsAnnouncements: z.boolean(words.badAnnouncements).default(true),
  })
  .refine(({ residentId, name }) => Boolean(residentId) || Boolean(name), { error: words.needsName, path: ['name'] })
export type OwnerInput = z.infer<typeof OwnerInput>

export const OwnersInput = z.object({
  owners: z.array(OwnerInput, words.needsName).max(maxOwners, words.tooManyOwners(maxOwners)),
})
export type OwnersInput = z.infer<typeof OwnersInput>

/** A unit that the signed-in resident owns. */
export const OwnedUnit = z.object({
  unitId: z.uuid(),
  unitNumber: z.string(),
  floor: z.int(),
  share: z.number().nullable(),
  since: z.iso.date().nullable(),
  use: z.enum(['own_home', 'let', 'vacant']),
})
export type OwnedUnit = z.infer<typeof OwnedUnit>

export const unitOwners = {
  people: endpoint({
    method: 'GET',
    path: '/api/admin/units/:id/owners',
    roles: office,
    summary: 'The owners of a unit, present and former, and its occupants with their emergency contacts',
    reply: UnitPeople,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/admin/units/:id/owners',
    roles: office,
    summary: 'Save the present owners of a unit with their shares; owners who are left out become former ones',
    body: OwnersInput,
    ifMatch: true,
    errors: [409],
    reply: UnitPeople,
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/tenant/owned-units',
    roles: residents,
    summary: 'The units that the signed-in resident owns, and whether they live there or let them',
    reply: z.array(OwnedUnit),
  }),
}
