import { z } from 'zod'
import { mostCountedViews } from '#platform/counted-views.ts'
import { Cursor } from '#platform/cursor.ts'
import { teams } from '#accounts/choices.ts'
import { roles } from '#platform/roles.ts'
import {
  Category,
  CategoryInput,
  Confirmation,
  EntryPermission,
  EntryWindow,
  PlaceKind,
  Priority,
  PriorityInput,
  SlaClock,
  Status,
  StatusInput,
  WaitingOn,
  WaitingOnReasonCode,
} from './schemas.ts'
import { priorities, sortOrders, statuses, waitingOnValues } from './choices.ts'
import { visitFilters } from './visits.ts'

export const Person = z.object({ firstName: z.string(), lastName: z.string() })
export const Instant = z.iso.datetime()

/** A request as the office and staff see it. Costs are dollars. */
export const MaintenanceRequest = z.object({
  id: z.uuid(),
  number: z.int(),
  title: z.string(),
  description: z.string(),
  priority: Priority,
  status: Status,
  category: Category,
  placeKind: PlaceKind,
  placeName: z.string().nullable(),
  unitId: z.uuid().nullable(),
  unit: z.object({ id: z.uuid(), unitNumber: z.string(), floor: z.int() }).nullable(),
  tenantId: z.uuid().nullable(),
  /** The phone is for calls before a visit. */
  tenant: z.object({ id: z.uuid(), fullName: z.string(), phone: z.string().nullable(), user: Person }).nullable(),
  assignedTo: z.uuid().nullable(),
  assignedToUser: Person.extend({ role: z.enum(roles) }).nullable(),
  estimatedCost: z.number().nullable(),
  cost: z.number().nullable(),
  scheduledDate: Instant.nullable(),
  dueAt: Instant.nullable(),
  slaClock: SlaClock.nullable(),
  /** From this time on the request counts as due soon. */
  dueSoonAt: Instant.nullable(),
  vendorId: z.uuid().nullable(),
  vendor: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  waitingOn: WaitingOn,
  /** The text that a person wrote, or the code that the program set; never both. */
  waitingOnReason: z.string().nullable(),
  waitingOnReasonCode: WaitingOnReasonCode.nullable(),
  waitingOnSince: Instant,
  pausedAt: Instant.nullable(),
  /** When the pause is expected to end. */
  pausedUntil: Instant.nullable(),
  pausedMinutes: z.int(),
  entryPermission: EntryPermission.nullable(),
  entryWindows: z.array(EntryWindow),
  petsNote: z.string().nullable(),
  completedAt: Instant.nullable(),
  confirmedAt: Instant.nullable(),
  confirmedHow: Confirmation.nullable(),
  /** A visitor reported it by the code of a place, without signing in, and left this contact. */
  isByVisitor: z.boolean(),
  visitorContact: z.string().nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
})
export type MaintenanceRequest = z.infer<typeof MaintenanceRequest>

/** One note of a request, as listed. */
export const MaintenanceNote = z.object({
  id: z.uuid(),
  requestId: z.uuid(),
  note: z.string(),
  visibleToResident: z.boolean(),
  isStatusUpdate: z.boolean(),
  previousStatus: Status.nullable(),
  newStatus: Status.nullable(),
  createdAt: Instant,
  createdBy: Person,
})
export type MaintenanceNote = z.infer<typeof MaintenanceNote>

export const dueFilters = ['late', 'near', 'today'] as const
export type DueFilter = (typeof dueFilters)[number]

export const priorityFilters = ['standard', ...priorities] as const
export type PriorityFilter = (typeof priorityFilters)[number]

/** Filters; an absent one matches all. */
const filterFields = {
  /** Late, due soon, or due before the office closes today. */
  due: z.enum(dueFilters, 'due must be late, near or today').optional(),
  /** Open, and whose turn it is. */
  waitingOn: z.enum(waitingOnValues, `waitingOn must be one of ${waitingOnValues.join(', ')}`).optional(),
  /** Open, with an appointment or a confirmed visit of a vendor today, or in this week from Monday to Sunday. */
  visit: z.enum(visitFilters, 'visit must be today or week').optional(),
  /** A priority, or 'standard': all but urgent. */
  priority: z.union([z.literal('standard'), PriorityInput]).optional(),
  category: CategoryInput.optional(),
  /** A person, or 'nobody': neither a person nor a vendor. */
  assignedTo: z.union([z.literal('nobody'), z.uuid('assignedTo must be the id of a person, or nobody')]).optional(),
  /** The team of the assignee. */
  team: z.enum(teams, 'team must be a team').optional(),
  unitId: z.uuid('unitId must be the id of a unit').optional(),
  tenantId: z.uuid('tenantId must be the id of a resident').optional(),
  search: z.string().trim().max(200, 'The search can have at most 200 characters').optional(),
}

export const RequestFilter = z.object({
  status: z.union([z.enum(['all', 'active', 'open']), StatusInput]).optional(),
  ...filterFields,
  /** 'attention': late, due soon and unassigned first, then by due time, then finished ones. */
  sort: z.enum(sortOrders, 'sort must be newest or attention').default('newest'),
  limit: z.coerce.number('limit must be a number').int().min(1).max(1000, 'limit can be at most 1,000').default(1000),
  cursor: Cursor,
})
export type RequestFilter = z.infer<typeof RequestFilter>

/** Has no status, because the statistics are split by status. */
export const CountFilter = z.object(filterFields)
export type CountFilter = z.infer<typeof CountFilter>

/** The filters of views, to count the requests of each. */
export const ViewFilters = z.object({
  filters: z
    .array(RequestFilter.omit({ sort: true, limit: true, cursor: true }), 'filters must be a list')
    .max(mostCountedViews, `filters can be at most ${mostCountedViews}`),
})
export type ViewFilters = z.infer<typeof ViewFilters>

/** Statistics of the requests that match the filter. */
export const Statistics = z.object({
  total: z.int(),
  /** Urgent and active. */
  urgent: z.int(),
  pending: z.int(),
  inProgress: z.int(),
  completed: z.int(),
  overdue: z.int(),
  /** Mean days from report to completion, one decimal; null when none is completed. */
  averageResponseDays: z.number().nullable(),
  active: z.int(),
  /** Due soon. */
  near: z.int(),
  /** Active, with neither a person nor a vendor. */
  unassigned: z.int(),
  byStatus: z.record(z.enum(statuses), z.int()),
})
export type Statistics = z.infer<typeof Statistics>

/** A vendor that requests can be assigned to. */
export const Vendor = z.object({
  id: z.uuid(),
  name: z.string(),
  trade: Category,
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** The last day of the insurance on file. */
  insuredUntil: z.iso.date().nullable(),
})
export type Vendor = z.infer<typeof Vendor>

/** A place outside the homes that requests were filed for. */
export const KnownPlace = z.object({ placeKind: PlaceKind, placeName: z.string() })
export type KnownPlace = z.infer<typeof KnownPlace>

/** The current request for a stale client, with its last status change. */
export const PresentRequest = MaintenanceRequest.extend({
  lastStatusChange: z.object({ by: Person, from: Status, to: Status, at: Instant }).nullable(),
})
export type PresentRequest = z.infer<typeof PresentRequest>
