import { z } from 'zod'
import { mostCountedViews } from '#platform/counted-views.ts'
import { Cursor } from '#platform/cursor.ts'
import { AccountStatus, AccountStatusInput, InvitationState } from '#accounts/schemas.ts'
import { invitationStates } from '#accounts/choices.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { areas } from './choices.ts'
import { ResidentSort, TenantType, TenantTypeInput } from './schemas.ts'
import { residentErrors } from './messages/errors.ts'

/** A current home; money in dollars. */
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
  hasUnitAccessCode: z.boolean(),
  hasStorageLockerAccessCode: z.boolean(),
})
export type Home = z.infer<typeof Home>

const Day = z.iso.date()
const Instant = z.iso.datetime()
const text = z.string().nullable()

/** A resident as the office sees them: the record, the account, and the home; never a code. */
export const Resident = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  user: z.object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: text,
    hasSecondFactor: z.boolean(),
  }),
  unitId: z.uuid().nullable(),
  /** The oldest home. */
  unit: Home.nullable(),
  /** All homes; an owner may have several. */
  units: z.array(Home),
  residenceType: z.enum(['owner', 'renter']).nullable(),
  fullName: z.string(),
  preferredName: text,
  tenantType: TenantType,
  isOwner: z.boolean(),
  /** Former residents are listed as suspended; `accountStatus` and `isFormer` tell them apart. */
  status: AccountStatus,
  accountStatus: AccountStatus,
  /** Had a home and has none now; may sign in to the own profile, payments and data. */
  isFormer: z.boolean(),
  isActive: z.boolean(),
  /** The last invitation; null for anybody who has signed in or cannot. */
  invitation: InvitationState.nullable(),
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
  /** Of the oldest home; each home has its own. */
  hasUnitAccessCode: z.boolean(),
  hasStorageLockerAccessCode: z.boolean(),
  notes: z.string(),
  residentNotes: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
})
export type Resident = z.infer<typeof Resident>

/** A resident's own record: all fields except the internal notes. */
export const OwnProfile = Resident.omit({ notes: true, invitation: true }).extend({
  /** New addresses that are not confirmed yet; the current ones stay in use until then. */
  pendingEmailPrimary: text,
  pendingEmailSecondary: text,
})
export type OwnProfile = z.infer<typeof OwnProfile>

export const leaseFilters = ['ending'] as const

/** The filter and the order of the list; without any field all residents, newest first. */
export const ResidentFilter = z.object({
  area: z.enum(['all', ...areas]).optional(),
  status: z.union([z.literal('all'), AccountStatusInput]).optional(),
  /** Only former residents, or all others. */
  former: z.stringbool({ error: 'former must be true or false' }).optional(),
  type: z.union([z.literal('all'), TenantTypeInput]).optional(),
  search: z
    .string()
    .trim()
    .max(200, { error: fieldText((language) => residentErrors[language].tooLong('The search', 200)) })
    .optional(),
  /** Residents who live here and whose lease ends soon, or has ended. */
  lease: z.enum(leaseFilters, 'lease must be ending').optional(),
  /** Residents who have never signed in, with this state of their invitation; `open` is any, `invitable` any with an
   * e-mail address. */
  invitation: z
    .enum(['open', 'invitable', ...invitationStates], 'invitation must be open, invitable or a state of an invitation')
    .optional(),
  /** Residents with or without an e-mail address to sign in with. */
  hasEmail: z.stringbool({ error: 'hasEmail must be true or false' }).optional(),
  /** False: residents who have an address and have never signed in, and whom nobody has invited. */
  isInvited: z.stringbool({ error: 'isInvited must be true or false' }).optional(),
  /** Residents who can be assigned to this unit: not living there, and without another home unless they are owners. */
  assignableTo: z.uuid('assignableTo must be the id of a unit').optional(),
  sort: ResidentSort.default('newest'),
  order: z.enum(['asc', 'desc']).default('asc'),
  limit: z.coerce.number('limit must be a number').int().min(1).max(1000, 'limit must be at most 1,000').default(1000),
  cursor: Cursor,
})
export type ResidentFilter = z.infer<typeof ResidentFilter>

/** An audit event about a resident. */
export const ResidentEvent = z.object({
  id: z.uuid(),
  at: Instant,
  byName: text,
  recordType: z.string(),
  action: z.string(),
  /** The names of the fields that changed; never their values. */
  changed: z.array(z.string()),
})
export type ResidentEvent = z.infer<typeof ResidentEvent>

export const VacantUnit = z.object({
  id: z.uuid(),
  unitNumber: z.string(),
  floor: z.int(),
  category: z.enum(['Residential', 'Commercial']),
  unitType: text,
})
export type VacantUnit = z.infer<typeof VacantUnit>

/** The filters of views, to count the residents of each. */
export const ResidentViewFilters = z.object({
  filters: z
    .array(
      ResidentFilter.omit({ sort: true, order: true, limit: true, cursor: true }).extend({
        former: z.boolean('former must be true or false').optional(),
        hasEmail: z.boolean('hasEmail must be true or false').optional(),
        isInvited: z.boolean('isInvited must be true or false').optional(),
      }),
      'filters must be a list',
    )
    .max(mostCountedViews, `filters can be at most ${mostCountedViews}`),
})
export type ResidentViewFilters = z.infer<typeof ResidentViewFilters>
/** A filter of residents without order and page. */
export type ResidentCondition = ResidentViewFilters['filters'][number]
