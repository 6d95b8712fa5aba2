import { z } from 'zod'
import { AccountStatus, AccountStatusAsSent, longestPassword, shortestPassword } from '#accounts/choices.ts'
import { endpoint } from '#platform/endpoint.ts'
import { administrators, office, residents as residentsOnly } from '#platform/roles.ts'
import { spelledLike } from '#platform/spelling.ts'
import {
  AccessCode,
  Email,
  FullName,
  longestNote,
  NoteText,
  OptionalDay,
  OptionalEmail,
  OptionalPhone,
  OptionalText,
  Phone,
  TextList,
} from './fields.ts'
import { words } from './words.ts'

export const tenantTypes = ['Owner', 'Lease Holder', 'Tenant', 'Renter'] as const
export const TenantType = z.enum(tenantTypes)
export type TenantType = z.infer<typeof TenantType>
/** As the wire may spell it: owner, tenant, lessee. */
export const TenantTypeAsSent = spelledLike(tenantTypes, { Lessee: 'Lease Holder' })

/** The codes that are kept sealed and shown one at a time. */
export const accessCodes = ['unitAccessCode', 'storageLockerAccessCode'] as const
export const AccessCodeName = z.enum(accessCodes, words.whichCode)
export type AccessCodeName = z.infer<typeof AccessCodeName>

export const areas = ['commercial', 'residential'] as const
export const residentSorts = ['newest', 'name', 'unit', 'type', 'status', 'since', 'leaseEnd'] as const
export const ResidentSort = z.enum(residentSorts)
export type ResidentSort = z.infer<typeof ResidentSort>

/** A home somebody has now; money in dollars. */
export const Home = z.object({
  id: z.uuid(),
  unitNumber: z.string(),
  floor: z.int(),
  unitType: z.string().nullable(),
  category: z.enum(['Residential', 'Commercial']),
  bedrooms: z.int().nullable(),
  bathrooms: z.number().nullable(),
  squareFootage: z.int().nullable(),
  monthlyMaintenance: z.number().nullable(),
  isOccupied: z.boolean(),
  residenceType: z.enum(['owner', 'renter']),
  rank: z.enum(['primary', 'secondary', 'other']),
})
export type Home = z.infer<typeof Home>

const Day = z.iso.date()
const Instant = z.iso.datetime()
const text = z.string().nullable()

/** A resident as the office sees them: the record, the account, and the home; never a code. */
export const Resident = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  user: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string(), email: z.string(), phone: text }),
  unitId: z.uuid().nullable(),
  /** The home of longest standing. */
  unit: Home.nullable(),
  /** All homes; an owner may hold several. */
  units: z.array(Home),
  residenceType: z.enum(['owner', 'renter']).nullable(),
  fullName: z.string(),
  preferredName: text,
  tenantType: TenantType,
  isOwner: z.boolean(),
  status: AccountStatus,
  isActive: z.boolean(),
  startDateOccupancy: Day.nullable(),
  endDateOccupancy: Day.nullable(),
  moveInDate: Day.nullable(),
  leaseEndDate: Day.nullable(),
  emailPrimary: text,
  emailSecondary: text,
  phonePrimary: text,
  phoneSecondary: text,
  emergencyContactName: text,
  emergencyContactPhone: text,
  parkingStalls: z.array(z.string()),
  lockerNumbers: z.array(z.string()),
  pets: z.array(z.string()),
  hasUnitAccessCode: z.boolean(),
  hasStorageLockerAccessCode: z.boolean(),
  notes: z.string(),
  residentNotes: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
})
export type Resident = z.infer<typeof Resident>

/** The own record of a resident: everything but the notes of the office. */
export const OwnProfile = Resident.omit({ notes: true })
export type OwnProfile = z.infer<typeof OwnProfile>

/** What the office may write about a resident; absent stays as it is. */
export const ResidentChanges = z.object({
  fullName: FullName.optional(),
  preferredName: OptionalText('Preferred name').optional(),
  tenantType: TenantTypeAsSent.optional(),
  status: AccountStatusAsSent.optional(),
  startDateOccupancy: OptionalDay.optional(),
  endDateOccupancy: OptionalDay.optional(),
  emailPrimary: OptionalEmail.optional(),
  emailSecondary: OptionalEmail.optional(),
  phonePrimary: OptionalPhone(words.primaryPhone).optional(),
  phoneSecondary: OptionalPhone(words.secondaryPhone).optional(),
  emergencyContactName: OptionalText('Emergency contact name').optional(),
  emergencyContactPhone: OptionalPhone(words.emergencyPhone).optional(),
  parkingStalls: TextList('Parking stalls').optional(),
  lockerNumbers: TextList('Lockers').optional(),
  pets: TextList('Pets').optional(),
  unitAccessCode: AccessCode.optional(),
  storageLockerAccessCode: AccessCode.optional(),
  notes: z
    .string(words.mustBeText('Notes'))
    .max(longestNote * 10, words.tooLong('Notes', longestNote * 10))
    .optional(),
  residentNotes: z.string(words.mustBeText('Notes')).max(longestNote, words.tooLong('Notes', longestNote)).optional(),
})
export type ResidentChanges = z.infer<typeof ResidentChanges>

/**
 * A new resident. With `userId` the account is there already, as in the specification's two calls; without it the
 * account is made along, with a typed password or with an invitation.
 */
export const NewResident = ResidentChanges.extend({
  userId: z.uuid('userId must be the id of an account').nullish(),
  fullName: FullName,
  emailPrimary: Email,
  phonePrimary: Phone,
  tenantType: TenantTypeAsSent.default('Renter'),
  status: AccountStatusAsSent.default('Active'),
  unitId: z
    .union([z.uuid(), z.literal(['no-assignment', ''])], words.badUnit)
    .transform((id) => (id === 'no-assignment' || id === '' ? null : id))
    .nullish(),
  password: z
    .string(words.required)
    .max(longestPassword, words.passwordTooLong)
    .refine((typed) => typed === '' || typed.length >= shortestPassword, words.passwordTooShort)
    .nullish(),
  /** Without a password: a letter with a link to set one, and status Invited. */
  sendInvitation: z.boolean('sendInvitation is true or false').default(false),
})
export type NewResident = z.infer<typeof NewResident>

/** Which residents of a list, and in which order; absent means all, newest first. */
export const ResidentFilter = z.object({
  area: z.enum(['all', ...areas]).optional(),
  status: z.union([z.literal('all'), AccountStatusAsSent]).optional(),
  type: z.union([z.literal('all'), TenantTypeAsSent]).optional(),
  search: z.string().trim().max(200, words.tooLong('The search', 200)).optional(),
  /** Whom this unit could be given to: not there already, and without a home unless they own. */
  assignableTo: z.uuid('assignableTo must be the id of a unit').optional(),
  sort: ResidentSort.default('newest'),
  order: z.enum(['asc', 'desc']).default('asc'),
  limit: z.coerce.number('limit must be a number').int().min(1).max(1000, 'limit is at most 1,000').default(1000),
  cursor: z.string().max(1000).optional(),
})
export type ResidentFilter = z.infer<typeof ResidentFilter>

/** One line of the audit log about a resident. */
export const ResidentDeed = z.object({
  id: z.uuid(),
  at: Instant,
  byName: text,
  noun: z.string(),
  action: z.string(),
  /** The names of the fields that changed; never their values. */
  changed: z.array(z.string()),
})
export type ResidentDeed = z.infer<typeof ResidentDeed>

export const VacantUnit = z.object({
  id: z.uuid(),
  unitNumber: z.string(),
  floor: z.int(),
  category: z.enum(['Residential', 'Commercial']),
  unitType: text,
})
export type VacantUnit = z.infer<typeof VacantUnit>

/** Those that tell of the home too are answered by occupancy, which knows it. */
export const residents = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/tenants',
    for: office,
    summary: 'Residents with their homes',
    query: ResidentFilter,
    reply: z.array(Resident),
  }),
  vacantUnits: endpoint({
    method: 'GET',
    path: '/api/admin/tenants/vacant-units',
    for: office,
    summary: 'Units without a resident, to offer to a new one',
    reply: z.array(VacantUnit),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/admin/tenants/:id',
    for: office,
    summary: 'One resident',
    reply: Resident,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/tenants',
    for: office,
    summary: 'Add a resident: account, record and home in one step',
    body: NewResident,
    status: 201,
    mayRefuse: [404, 503],
    reply: Resident,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admin/tenants/:id',
    for: office,
    summary: 'Change a resident; a suspended one is signed out at once',
    body: ResidentChanges,
    ifMatch: true,
    mayRefuse: [409],
    reply: Resident,
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/api/admin/tenants/:id/notes',
    for: office,
    summary: "Append a note with time and author to the office's notes",
    body: z.object({ note: NoteText }),
    status: 201,
    reply: Resident,
  }),
  reveal: endpoint({
    method: 'POST',
    path: '/api/admin/tenants/:id/reveal',
    for: office,
    summary: 'Show one code; the audit log keeps who looked',
    body: z.object({ code: AccessCodeName }),
    reply: z.object({ code: AccessCodeName, value: z.string() }),
  }),
  activity: endpoint({
    method: 'GET',
    path: '/api/admin/tenants/:id/activity',
    for: office,
    summary: 'What happened to a resident, from the audit log, newest first',
    reply: z.array(ResidentDeed),
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/tenant/profile/:userId',
    for: residentsOnly,
    summary: "The signed-in resident's own record with the homes; anybody else's is not there",
    reply: OwnProfile,
  }),
  exportList: endpoint({
    method: 'GET',
    path: '/api/admin/exports/tenants',
    for: administrators,
    summary: 'The list as CSV for a spreadsheet; the audit log keeps who took it',
    query: ResidentFilter,
    type: 'text/csv',
    reply: z.string(),
  }),
}
