import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { office, staffPortal } from '#platform/roles.ts'
import { RequestPhoto } from '../photos/contract.ts'
import { NewNote } from '../requests/request-input.ts'
import { Instant, MaintenanceNote, MaintenanceRequest, Person, RequestFilter } from '../requests/request.ts'
import { outboxDays } from './choices.ts'
import { staffErrors } from './messages/errors.ts'
import { NewVisit, StaffStatus } from './schemas.ts'

/**
 * A request in the staff portal. To a person of the role maintenance it has a unit, a resident and how to enter only once
 * they have taken it; the floor is always there.
 */
export const StaffRequest = MaintenanceRequest.extend({ floor: z.int().nullable() })
export type StaffRequest = z.infer<typeof StaffRequest>

export const UsedPart = z.object({ name: z.string(), quantity: z.int(), cost: z.number().nullable() })

/** A visit: who worked how long, and the parts. What was done is the note. */
export const Visit = z.object({
  id: z.uuid(),
  visitedBy: Person,
  noteId: z.uuid(),
  note: z.string(),
  minutes: z.int().nullable(),
  needsSecondVisit: z.boolean(),
  parts: z.array(UsedPart),
  createdAt: Instant,
})
export type Visit = z.infer<typeof Visit>

/** What a person who took the request needs besides it; all of it is empty before. */
export const StaffDetails = StaffRequest.extend({
  notes: z.array(MaintenanceNote),
  visits: z.array(Visit),
  /** When the reader took it, or was given it. */
  takenAt: Instant.nullable(),
  hasDoorCode: z.boolean(),
  /** When the reader looked at the door code. */
  codeViews: z.array(Instant),
})
export type StaffDetails = z.infer<typeof StaffDetails>

const Floor = z.coerce.number({ error: () => staffErrors.badFloor }).int({ error: () => staffErrors.badFloor })

/** The staff portal's list: all requests that the person may see, or those of one assignee, status, floor or search. Finished: completed or cancelled. */
export const QueueFilter = RequestFilter.pick({
  assignedTo: true,
  priority: true,
  due: true,
  search: true,
  limit: true,
  cursor: true,
}).extend({ status: z.union([RequestFilter.shape.status, z.literal('finished')]).optional(), floor: Floor.optional() })
export type QueueFilter = z.infer<typeof QueueFilter>

const Figures = z.object({
  total: z.int(),
  open: z.int(),
  /** Urgent and active. */
  urgent: z.int(),
  late: z.int(),
  /** Active, with neither a person nor a vendor. */
  unassigned: z.int(),
  /** Open ones by floor, lowest first. */
  floors: z.array(z.object({ floor: z.int(), open: z.int() })),
})

/** The figures of the person's own requests, and of all that the portal shows them. */
export const StaffFigures = z.object({
  mine: Figures.extend({ pending: z.int(), inProgress: z.int(), completed: z.int() }),
  /** The total is not counted beyond what lists count. */
  all: Figures,
})
export type StaffFigures = z.infer<typeof StaffFigures>

const path = '/api/staff/maintenance-requests/:id'
const change = { roles: staffPortal, idempotencyDays: outboxDays } as const

export const staffRequests = {
  list: endpoint({
    method: 'GET',
    path: '/api/staff/maintenance-requests',
    roles: staffPortal,
    summary: "The staff portal's list by severity (urgent, high, normal, low, on hold), then by due time",
    query: QueueFilter,
    etag: true,
    reply: z.array(StaffRequest),
  }),
  figures: endpoint({
    method: 'GET',
    path: '/api/staff/maintenance-figures',
    roles: staffPortal,
    summary: "The figures of the staff portal's list",
    reply: StaffFigures,
    background: true,
  }),
  find: endpoint({
    method: 'GET',
    path,
    roles: staffPortal,
    summary: 'One request with its notes and visits, for the person who works on it',
    reply: StaffDetails,
  }),
  nearby: endpoint({
    method: 'GET',
    path: `${path}/nearby`,
    roles: staffPortal,
    summary: "The reader's own and unassigned requests on the floor of a request and the ones beside it, nearest first",
    reply: z.array(StaffRequest),
    background: true,
  }),
  take: endpoint({
    ...change,
    method: 'POST',
    path: `${path}/take`,
    summary: 'Take an unassigned request; of two people who take it at once, one gets it',
    errors: [409],
    reply: StaffRequest,
  }),
  changeStatus: endpoint({
    ...change,
    method: 'PATCH',
    path: `${path}/status`,
    summary: 'Move a request to another status',
    body: StaffStatus,
    ifMatch: true,
    errors: [409],
    reply: StaffRequest,
  }),
  addNote: endpoint({
    ...change,
    method: 'POST',
    path: `${path}/notes`,
    summary: 'Add a note to a request',
    body: NewNote,
    status: 201,
    reply: MaintenanceNote,
  }),
  addPhoto: endpoint({
    ...change,
    method: 'POST',
    path: `${path}/photos`,
    summary: 'Attach a photo to a request, in one call; a request has at most 8',
    bodyType: 'picture',
    status: 201,
    errors: [409, 429],
    reply: z.array(RequestPhoto),
  }),
  complete: endpoint({
    ...change,
    method: 'POST',
    path: `${path}/visits`,
    summary: 'Record a visit and complete the request, unless a second visit is needed',
    body: NewVisit,
    ifMatch: true,
    status: 201,
    reply: StaffRequest,
  }),
  revealDoorCode: endpoint({
    method: 'POST',
    path: `${path}/door-code/reveal`,
    roles: staffPortal,
    summary: 'Reveal the door code for the visit to a taken request; audited, and limited per hour',
    errors: [409, 429],
    hasSecret: true,
    reply: z.object({ code: z.string(), codeViews: z.array(Instant) }),
  }),
}

export const requestVisits = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/maintenance-requests/:id/visits',
    roles: office,
    summary: 'The visits to a request with their time and parts, oldest first',
    reply: z.array(Visit),
  }),
}
