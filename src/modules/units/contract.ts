import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { lenientEnum } from '#platform/text/lenient-enum.ts'
import { dayInput } from '#platform/time/day-input.ts'

export const unitCategories = ['Residential', 'Commercial'] as const
export const UnitCategory = z.enum(unitCategories)
export type UnitCategory = z.infer<typeof UnitCategory>
export const UnitCategoryInput = lenientEnum(unitCategories, { Standard: 'Residential' })

export const unitStatuses = ['Occupied', 'Vacant', 'Under Renovation', 'Reserved', 'For Sale'] as const
export const UnitStatus = z.enum(unitStatuses)
export type UnitStatus = z.infer<typeof UnitStatus>
export const UnitStatusInput = lenientEnum(unitStatuses, { Leased: 'Occupied', Available: 'Vacant' })

/** The statuses of the badge; Leased and Available are the commercial labels for Occupied and Vacant. */
export const displayStatuses = [...unitStatuses, 'Leased', 'Available'] as const
export const DisplayStatus = z.enum(displayStatuses)
export type DisplayStatus = z.infer<typeof DisplayStatus>

export const balconyChoices = ['Yes', 'No'] as const
export const BalconyChoice = z.enum(balconyChoices)
export const BalconyChoiceInput = lenientEnum(balconyChoices, { true: 'Yes', false: 'No' })
export type BalconyChoice = z.infer<typeof BalconyChoice>

export const alarmSystems = ['Yes', 'No', 'Monitored'] as const
export const AlarmSystem = z.enum(alarmSystems)
export const AlarmSystemInput = lenientEnum(alarmSystems)
export type AlarmSystem = z.infer<typeof AlarmSystem>

export const hvacTypes = [
  'Central Air',
  'Split System',
  'Window Units',
  'Baseboard Heating',
  'Radiant Floor Heating',
  'Heat Pump',
  'Individual Units',
  'None',
] as const
export const HvacType = z.enum(hvacTypes)
export const HvacTypeInput = lenientEnum(hvacTypes, { Central: 'Central Air' })
export type HvacType = z.infer<typeof HvacType>

export const lockTypes = ['Mechanical', 'Electronic', 'Keypad', 'Biometric'] as const
export const LockType = z.enum(lockTypes)
export const LockTypeInput = lenientEnum(lockTypes)
export type LockType = z.infer<typeof LockType>

export const listingKinds = ['sale', 'lease'] as const
export const ListingKind = z.enum(listingKinds)
export type ListingKind = z.infer<typeof ListingKind>

/** The default values of a new unit, in the form and in the database. */
export const newUnitDefaults = {
  unitNumber: '',
  floor: 1,
  category: 'Residential',
  status: 'Vacant',
  bedrooms: 1,
  bathrooms: 1,
  balcony: 'No',
  alarmSystem: 'No',
  hvacType: 'Central Air',
  lockType: 'Mechanical',
} as const

const Person = z.object({ firstName: z.string(), lastName: z.string() })
const Instant = z.iso.datetime()

export const longestNote = 10_000

/** A note of the office on a unit; notes are never changed. */
export const UnitNote = z.object({ id: z.uuid(), note: z.string(), createdAt: Instant, createdBy: Person })
export type UnitNote = z.infer<typeof UnitNote>

export const NewUnitNote = z.object({
  note: z
    .string('Please write a note')
    .trim()
    .min(1, 'Please write a note')
    .max(longestNote, 'A note can have at most 10,000 characters'),
})
export type NewUnitNote = z.infer<typeof NewUnitNote>

/** The price of a sale, or the monthly rent of a lease, in dollars. */
const Price = z
  .number('Enter the price or the rent')
  .positive('The price or the rent must be more than 0')
  .max(1_000_000_000, 'The price is too large')
  .multipleOf(0.01, 'The price can have at most two decimals')
const fee = z
  .number('The monthly fee must be a number')
  .min(0, 'The monthly fee cannot be below 0')
  .max(1_000_000_000, 'The monthly fee is too large')
  .multipleOf(0.01, 'The monthly fee can have at most two decimals')

export const NewListing = z.object({
  kind: lenientEnum(listingKinds, { rent: 'lease' }, 'Choose sale or lease'),
  price: Price,
  monthlyFee: fee.nullable().default(null),
  availableFrom: dayInput('Enter a date for Available from').nullable().default(null),
  headline: z.string().trim().max(200, 'The headline can have at most 200 characters').nullable().default(null),
  description: z.string().trim().max(5_000, 'The description can have at most 5,000 characters').default(''),
})
export type NewListing = z.infer<typeof NewListing>

export const ListingChanges = z.object({
  price: Price.optional(),
  monthlyFee: fee.nullable().optional(),
  availableFrom: dayInput('Enter a date for Available from').nullable().optional(),
  headline: z.string().trim().max(200, 'The headline can have at most 200 characters').nullable().optional(),
  description: z.string().trim().max(5_000, 'The description can have at most 5,000 characters').optional(),
})
export type ListingChanges = z.infer<typeof ListingChanges>

/** A unit offered on the public site, until it is withdrawn. */
export const Listing = z.object({
  id: z.uuid(),
  unitId: z.uuid(),
  kind: ListingKind,
  price: z.number(),
  monthlyFee: z.number().nullable(),
  availableFrom: z.iso.date().nullable(),
  headline: z.string().nullable(),
  description: z.string(),
  publishedAt: Instant.nullable(),
  withdrawnAt: Instant.nullable(),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Listing = z.infer<typeof Listing>

/** The endpoints about a unit's own data; the tower module returns units with their residents and requests. */
export const units = {
  notes: endpoint({
    method: 'GET',
    path: '/api/admin/units/:id/notes',
    roles: office,
    summary: 'The notes of a unit, newest first',
    reply: z.array(UnitNote),
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/api/admin/units/:id/notes',
    roles: office,
    summary: 'Add a note to a unit',
    body: NewUnitNote,
    status: 201,
    reply: UnitNote,
  }),
  revealKeypadCode: endpoint({
    method: 'POST',
    path: '/api/admin/units/:id/keypad-code/reveal',
    roles: office,
    summary: 'Reveal the keypad code of a unit; audited, and limited per hour',
    errors: [429],
    hasSecret: true,
    reply: z.object({ keypadCode: z.string() }),
  }),
  listings: endpoint({
    method: 'GET',
    path: '/api/admin/units/:id/listings',
    roles: office,
    summary: 'The current and past listings of a unit, newest first',
    reply: z.array(Listing),
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/admin/units/:id/listings',
    roles: office,
    summary: 'Publish a listing of a unit for sale or lease',
    body: NewListing,
    status: 201,
    reply: Listing,
  }),
  changeListing: endpoint({
    method: 'PATCH',
    path: '/api/admin/listings/:id',
    roles: office,
    summary: 'Change a listing',
    body: ListingChanges,
    ifMatch: true,
    errors: [409],
    reply: Listing,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/admin/listings/:id/withdraw',
    roles: office,
    summary: 'Withdraw a listing from the public site',
    ifMatch: true,
    errors: [409],
    reply: Listing,
  }),
}
