import { z } from 'zod'
import { isVisible } from '#platform/visible-text.ts'
import { endpoint } from '#platform/endpoint.ts'
import { office, residents, roles, staffOnly } from '#platform/roles.ts'
import { spelledLike } from '#platform/spelling.ts'

export const statuses = ['pending', 'assigned', 'in_progress', 'on_hold', 'completed', 'cancelled'] as const
export const Status = z.enum(statuses)
export type Status = z.infer<typeof Status>
/** As the wire may spell it: in-progress, In Progress, canceled. */
export const StatusAsSent = spelledLike(statuses, { canceled: 'cancelled' })

export const priorities = ['low', 'normal', 'high', 'urgent'] as const
export const Priority = z.enum(priorities)
export type Priority = z.infer<typeof Priority>
export const PriorityAsSent = spelledLike(priorities)

export const categories = [
  'plumbing',
  'electrical',
  'hvac',
  'security',
  'cleaning',
  'elevator',
  'appliances',
  'general',
] as const
export const Category = z.enum(categories)
export type Category = z.infer<typeof Category>
export const CategoryAsSent = spelledLike(categories, { appliance: 'appliances' })
/** What the office's form offers, beside the value a request already has. */
export const officeCategories = [
  'plumbing',
  'electrical',
  'hvac',
  'security',
  'cleaning',
  'elevator',
  'general',
] as const
/** What the resident's form offers. */
export const residentCategories = ['plumbing', 'electrical', 'hvac', 'appliances', 'security', 'general'] as const

/** Where the trouble is: in a home, or at a named place of the building. */
export const placeKinds = ['unit', 'common_area', 'lift', 'stall'] as const
export const PlaceKind = z.enum(placeKinds)
export type PlaceKind = z.infer<typeof PlaceKind>

/** Who must act next. */
export const moves = ['ours', 'vendor', 'resident', 'parts', 'nobody'] as const
export const WhoseMove = z.enum(moves)
export type WhoseMove = z.infer<typeof WhoseMove>

/** Whether somebody may enter the home for the work. */
export const entryPermissions = ['yes', 'call_first', 'only_home'] as const
export const EntryPermission = z.enum(entryPermissions)
export type EntryPermission = z.infer<typeof EntryPermission>

/** A stretch of a day when the resident lets somebody in. */
export const EntryWindow = z.object({ day: z.iso.date(), from: z.iso.time(), to: z.iso.time() })
export type EntryWindow = z.infer<typeof EntryWindow>

export const messageTargets = ['staff', 'tenant', 'both'] as const
export const MessageTarget = z.enum(messageTargets)
export type MessageTarget = z.infer<typeof MessageTarget>

/** Whether a promise runs through nights and weekends or in business hours only. */
export const promiseClocks = ['always', 'business'] as const
export const PromiseClock = z.enum(promiseClocks)
export type PromiseClock = z.infer<typeof PromiseClock>

const required = 'Please fill in all required fields'
const longestText = 200
const longestNote = 10_000
const longestMessage = 5_000

const Title = z
  .string(required)
  .trim()
  .min(1, required)
  .refine(isVisible, required)
  .max(longestText, 'The title can have at most 200 characters')
const Description = z
  .string(required)
  .trim()
  .min(1, required)
  .refine(isVisible, required)
  .max(longestMessage, 'The description can have at most 5,000 characters')
const NoteText = z
  .string('Please write a note')
  .trim()
  .min(1, 'Please write a note')
  .refine(isVisible, 'Please write a note')
  .max(longestNote, 'A note can have at most 10,000 characters')
/** Dollars, at least 0, in steps of a cent. */
const Cost = z
  .number('The cost must be a number')
  .min(0, 'The cost cannot be below 0')
  .max(10_000_000, 'The cost is too large')
  .multipleOf(0.01, 'The cost has at most two decimals')

const ScheduledDate = z.iso
  .datetime({ offset: true, error: 'The scheduled date must be a date and time' })
  .refine((text) => /^20\d\d-/.test(text), 'The scheduled date must lie in this century')

const Person = z.object({ firstName: z.string(), lastName: z.string() })
const Instant = z.iso.datetime()

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

/** What the office may change; what is absent stays. */
export const RequestChanges = z.object({
  title: Title.optional(),
  description: Description.optional(),
  priority: PriorityAsSent.optional(),
  category: CategoryAsSent.optional(),
  status: StatusAsSent.optional(),
  assignedTo: z.uuid('Choose somebody from the list').nullable().optional(),
  scheduledDate: ScheduledDate.nullable().optional(),
  estimatedCost: Cost.nullable().optional(),
  cost: Cost.nullable().optional(),
})
export type RequestChanges = z.infer<typeof RequestChanges>

const orNobody = (message: string) =>
  z.preprocess((given) => (given === '' ? null : given), z.uuid(message).nullable()).default(null)

/** A request for a unit, as the office files it. Costs are dollars. */
export const NewRequest = z.object({
  title: Title,
  description: Description,
  priority: PriorityAsSent.default('normal'),
  category: CategoryAsSent.default('general'),
  /** Whom it is for; needed where somebody lives in the unit. */
  tenantId: orNobody('Choose a resident from the list'),
  assignedTo: orNobody('Choose somebody from the list'),
  estimatedCost: z.preprocess((given) => (given === '' ? null : given), Cost.nullable()).default(null),
  scheduledDate: z.preprocess((given) => (given === '' ? null : given), ScheduledDate.nullable()).default(null),
})
export type NewRequest = z.infer<typeof NewRequest>

export const NewNote = z.object({
  note: NoteText,
  /** Whether the resident reads it too; the office's own otherwise. */
  visibleToResident: z.boolean('visibleToResident is true or false').default(false),
})
export type NewNote = z.infer<typeof NewNote>

/** The note of a status change, as the specification's client sends it after the change itself. */
export const StatusChangeNote = z.object({
  requestId: z.uuid('requestId must be the id of a request'),
  note: NoteText.optional(),
  isStatusUpdate: z.boolean('isStatusUpdate is true or false').default(false),
  previousStatus: StatusAsSent.nullable().optional(),
  newStatus: StatusAsSent.nullable().optional(),
})
export type StatusChangeNote = z.infer<typeof StatusChangeNote>

/** What a resident fills in under 'Submit New Maintenance Request'. */
export const NewOwnRequest = z.object({
  title: Title,
  category: CategoryAsSent.default('general'),
  priority: PriorityAsSent.default('normal'),
  description: Description,
  /** Which of the own homes; the first when absent. */
  unitId: z.uuid('Choose one of your homes').optional(),
  entryPermission: EntryPermission.optional(),
})
export type NewOwnRequest = z.infer<typeof NewOwnRequest>

/** A request as its resident sees it: nothing that belongs to the office. */
export const OwnRequest = z.object({
  id: z.uuid(),
  number: z.int(),
  title: z.string(),
  description: z.string(),
  status: Status,
  priority: Priority,
  category: Category,
  unit: z.object({ unitNumber: z.string(), floor: z.int() }).nullable(),
  submittedDate: Instant,
  completedDate: Instant.nullable(),
  scheduledDate: Instant.nullable(),
  promisedAt: Instant.nullable(),
  whoseMove: WhoseMove,
  /** The assignee's name. */
  assignedTo: z.string().nullable(),
  /** Status changes, and the notes written for the resident; oldest first. */
  notes: z.array(
    z.object({ id: z.uuid(), note: z.string(), isStatusUpdate: z.boolean(), createdAt: Instant, createdBy: Person }),
  ),
  updatedAt: Instant,
})
export type OwnRequest = z.infer<typeof OwnRequest>

/** A home of the signed-in resident: where something can be reported. */
export const OwnHome = z.object({ unitId: z.uuid(), unitNumber: z.string(), floor: z.int() })
export type OwnHome = z.infer<typeof OwnHome>

/** Which requests of a list; absent means all. */
export const RequestFilter = z.object({
  status: z.union([z.enum(['all', 'active', 'open']), StatusAsSent]).optional(),
  priority: PriorityAsSent.optional(),
  category: CategoryAsSent.optional(),
  /** A person, or 'nobody'. */
  assignedTo: z.union([z.literal('nobody'), z.uuid('assignedTo must be the id of a person, or nobody')]).optional(),
  unitId: z.uuid('unitId must be the id of a unit').optional(),
  tenantId: z.uuid('tenantId must be the id of a resident').optional(),
  search: z.string().trim().max(longestText, 'The search can have at most 200 characters').optional(),
  limit: z.coerce.number('limit must be a number').int().min(1).max(1000, 'limit is at most 1,000').default(1000),
  cursor: z.string().max(100).optional(),
})
export type RequestFilter = z.infer<typeof RequestFilter>

export const maintenance = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/maintenance-requests',
    for: office,
    summary: 'Requests, newest first',
    query: RequestFilter,
    reply: z.array(MaintenanceRequest),
  }),
  file: endpoint({
    method: 'POST',
    path: '/api/admin/units/:id/maintenance-request',
    for: office,
    summary: 'File a request for a unit',
    body: NewRequest,
    status: 201,
    reply: MaintenanceRequest,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/admin/maintenance-history/:unitId',
    for: office,
    summary: 'What was reported of a unit and is not worked on now: on hold first, then the newest',
    reply: z.array(MaintenanceRequest),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/admin/maintenance-requests/:id',
    for: office,
    summary: 'One request',
    reply: MaintenanceRequest,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admin/maintenance-requests/:id',
    for: office,
    summary: 'Change a request; a change of status leaves one note',
    body: RequestChanges,
    reply: MaintenanceRequest,
  }),
  move: endpoint({
    method: 'PATCH',
    path: '/api/admin/maintenance-requests/:id/status',
    for: office,
    summary: 'Move a request to another status',
    body: z.object({ status: StatusAsSent }),
    reply: MaintenanceRequest,
  }),
  notes: endpoint({
    method: 'GET',
    path: '/api/admin/maintenance-requests/:id/notes',
    for: office,
    summary: 'The notes of a request, oldest first',
    reply: z.array(MaintenanceNote),
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/api/admin/maintenance-requests/:id/notes',
    for: office,
    summary: 'Add a note to a request',
    body: NewNote,
    status: 201,
    reply: MaintenanceNote,
  }),
  noteChange: endpoint({
    method: 'POST',
    path: '/api/admin/maintenance-notes',
    for: office,
    summary: 'The note of a status change (which the change itself has written), or a plain note',
    body: StatusChangeNote,
    status: 201,
    reply: MaintenanceNote,
  }),
  queue: endpoint({
    method: 'GET',
    path: '/api/staff/maintenance-requests',
    for: staffOnly,
    summary: "The staff portal's list: open requests first",
    reply: z.array(MaintenanceRequest),
  }),
  homes: endpoint({
    method: 'GET',
    path: '/api/tenant/homes',
    for: residents,
    summary: 'The homes a resident can report something for, the first one first',
    reply: z.array(OwnHome),
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/tenant/maintenance-requests',
    for: residents,
    summary: "The signed-in resident's requests, newest first",
    reply: z.array(OwnRequest),
  }),
  findOwn: endpoint({
    method: 'GET',
    path: '/api/tenant/maintenance-requests/:id',
    for: residents,
    summary: "One of the signed-in resident's requests",
    reply: OwnRequest,
  }),
  fileOwn: endpoint({
    method: 'POST',
    path: '/api/tenant/maintenance-requests',
    for: residents,
    summary: 'Submit a request for the own home',
    body: NewOwnRequest,
    status: 201,
    reply: OwnRequest,
  }),
}
