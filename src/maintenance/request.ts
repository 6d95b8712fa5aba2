import { z } from 'zod'
import { roles } from '#platform/roles.ts'
import {
  Category,
  CategoryAsSent,
  EntryPermission,
  PlaceKind,
  Priority,
  PriorityAsSent,
  Status,
  StatusAsSent,
  WhoseMove,
} from './choices.ts'

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
  tenant: z.object({ id: z.uuid(), fullName: z.string(), user: Person }).nullable(),
  assignedTo: z.uuid().nullable(),
  assignedToUser: Person.extend({ role: z.enum(roles) }).nullable(),
  estimatedCost: z.number().nullable(),
  cost: z.number().nullable(),
  scheduledDate: Instant.nullable(),
  promisedAt: Instant.nullable(),
  whoseMove: WhoseMove,
  whoseMoveWhy: z.string().nullable(),
  whoseMoveSince: Instant,
  pausedAt: Instant.nullable(),
  pausedMinutes: z.int(),
  entryPermission: EntryPermission.nullable(),
  petsNote: z.string().nullable(),
  completedAt: Instant.nullable(),
  confirmedAt: Instant.nullable(),
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

/** Which requests of a list; absent means all. */
export const RequestFilter = z.object({
  status: z.union([z.enum(['all', 'active', 'open']), StatusAsSent]).optional(),
  priority: PriorityAsSent.optional(),
  category: CategoryAsSent.optional(),
  /** A person, or 'nobody'. */
  assignedTo: z.union([z.literal('nobody'), z.uuid('assignedTo must be the id of a person, or nobody')]).optional(),
  unitId: z.uuid('unitId must be the id of a unit').optional(),
  tenantId: z.uuid('tenantId must be the id of a resident').optional(),
  search: z.string().trim().max(200, 'The search can have at most 200 characters').optional(),
  limit: z.coerce.number('limit must be a number').int().min(1).max(1000, 'limit is at most 1,000').default(1000),
  cursor: z.string().max(100).optional(),
})
export type RequestFilter = z.infer<typeof RequestFilter>
