import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { residentsAndHousehold } from '#platform/roles.ts'
import {
  Category,
  Confirmation,
  EntryPermission,
  EntryWindow,
  Priority,
  Status,
  WaitingOn,
} from '../requests/schemas.ts'
import { Entry, MessageText, OptionalText, PhotoIds } from '../requests/request-input.ts'
import { Instant, Person } from '../requests/request.ts'
import { OwnVisit, VendorStep } from '../work-orders/visit.ts'
import { NewOwnRequest, OwnChanges, Withdrawal } from './schemas.ts'

/** What is still wrong, in words, photos, both or neither. */
export const NewReopening = z.object({ why: OptionalText, photoIds: PhotoIds.optional() })
export type NewReopening = z.infer<typeof NewReopening>

export const NewOwnMessage = z.object({ body: MessageText })
export type NewOwnMessage = z.infer<typeof NewOwnMessage>

/** A request as its resident sees it, without internal fields. */
export const OwnRequest = z.object({
  id: z.uuid(),
  number: z.int(),
  title: z.string(),
  description: z.string(),
  status: Status,
  priority: Priority,
  category: Category,
  unit: z.object({ unitNumber: z.string(), floor: z.int() }).nullable(),
  /** A place of the building, when it is not for a home. */
  placeName: z.string().nullable(),
  submittedDate: Instant,
  completedDate: Instant.nullable(),
  scheduledDate: Instant.nullable(),
  dueAt: Instant.nullable(),
  dueSoonAt: Instant.nullable(),
  pausedAt: Instant.nullable(),
  pausedMinutes: z.int(),
  waitingOn: WaitingOn,
  confirmedAt: Instant.nullable(),
  confirmedHow: Confirmation.nullable(),
  /** Until when an answer is expected once the work is completed; after that it counts as confirmed. */
  confirmBy: Instant.nullable(),
  entryPermission: EntryPermission.nullable(),
  entryWindows: z.array(EntryWindow),
  petsNote: z.string().nullable(),
  /** When the person on call was alerted to an urgent request that is open, and since when one of them has it. */
  alert: z.object({ at: Instant, takenAt: Instant.nullable() }).nullable(),
  /** The proposed or agreed visit of a vendor. */
  visit: OwnVisit.nullable(),
  /** Agreed visits and finished work of vendors. */
  vendorSteps: z.array(VendorStep),
  /** The assignee's name. */
  assignedTo: z.string().nullable(),
  /** Status changes, and the notes written for the resident; oldest first. */
  notes: z.array(
    z.object({
      id: z.uuid(),
      note: z.string(),
      isStatusUpdate: z.boolean(),
      newStatus: Status.nullable(),
      createdAt: Instant,
      createdBy: Person,
    }),
  ),
  /** Messages between the office and the resident, oldest first. */
  messages: z.array(
    z.object({
      id: z.uuid(),
      body: z.string(),
      /** The whole e-mail of one that came by e-mail, where a quotation or a signature was cut off. */
      fullText: z.string().nullable(),
      createdAt: Instant,
      createdBy: Person,
      mine: z.boolean(),
    }),
  ),
  updatedAt: Instant,
  version: z.int(),
})
export type OwnRequest = z.infer<typeof OwnRequest>

/** A home of the signed-in resident. */
export const OwnHome = z.object({ unitId: z.uuid(), unitNumber: z.string(), floor: z.int() })
export type OwnHome = z.infer<typeof OwnHome>

export const ownRequests = {
  homes: endpoint({
    method: 'GET',
    path: '/api/tenant/homes',
    roles: residentsAndHousehold,
    householdRight: 'requests',
    summary: 'The homes a resident can file requests for, oldest first',
    errors: [404],
    reply: z.array(OwnHome),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/tenant/maintenance-requests',
    roles: residentsAndHousehold,
    householdRight: 'requests',
    summary: "The signed-in resident's requests, newest first",
    errors: [404],
    reply: z.array(OwnRequest),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/tenant/maintenance-requests/:id',
    roles: residentsAndHousehold,
    householdRight: 'requests',
    summary: "One of the signed-in resident's requests",
    reply: OwnRequest,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/tenant/maintenance-requests/:id/confirm',
    roles: residentsAndHousehold,
    householdRight: 'requests',
    summary: 'Confirm the fix',
    reply: OwnRequest,
    errors: [409],
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/tenant/maintenance-requests/:id/reopen',
    roles: residentsAndHousehold,
    householdRight: 'requests',
    summary: 'Report that it is not fixed: the request reopens with a new SLA',
    body: NewReopening,
    reply: OwnRequest,
    errors: [409],
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/tenant/maintenance-requests/:id/messages',
    roles: residentsAndHousehold,
    householdRight: 'requests',
    summary: 'Send a message to the assignee or the office',
    body: NewOwnMessage,
    status: 201,
    reply: OwnRequest,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/tenant/maintenance-requests/:id',
    roles: residentsAndHousehold,
    householdRight: 'requests',
    summary: 'Edit a request until work on it begins',
    body: OwnChanges,
    ifMatch: true,
    errors: [409],
    reply: OwnRequest,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/tenant/maintenance-requests/:id/withdraw',
    roles: residentsAndHousehold,
    householdRight: 'requests',
    summary: 'Withdraw a request until work on it begins: it is cancelled, with the reason as a note',
    body: Withdrawal,
    ifMatch: true,
    errors: [409],
    reply: OwnRequest,
  }),
  changeEntry: endpoint({
    method: 'PATCH',
    path: '/api/tenant/maintenance-requests/:id/entry',
    roles: residentsAndHousehold,
    householdRight: 'requests',
    summary: 'Change how the home may be entered for an open request',
    body: Entry,
    errors: [409],
    reply: OwnRequest,
  }),
  file: endpoint({
    method: 'POST',
    path: '/api/tenant/maintenance-requests',
    roles: residentsAndHousehold,
    householdRight: 'requests',
    summary: "Submit a request for the resident's home",
    body: NewOwnRequest,
    status: 201,
    errors: [404],
    reply: OwnRequest,
  }),
}
