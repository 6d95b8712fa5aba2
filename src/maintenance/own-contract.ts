import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { residents } from '#platform/roles.ts'
import {
  Category,
  CategoryAsSent,
  Confirmation,
  EntryPermission,
  EntryWindow,
  Priority,
  PriorityAsSent,
  Status,
  WhoseMove,
} from './choices.ts'
import { Description, Entry, MessageText, PhotoIds, Title } from './request-input.ts'
import { Instant, Person } from './request.ts'

/** What a resident fills in under 'Submit New Maintenance Request'. */
export const NewOwnRequest = z.object({
  title: Title,
  category: CategoryAsSent.default('general'),
  priority: PriorityAsSent.default('normal'),
  description: Description,
  /** Which of the own homes; the first when absent. */
  unitId: z.uuid('Choose one of your homes').optional(),
  ...Entry.shape,
  /** Photos kept before, by the same person. */
  photoIds: PhotoIds.optional(),
})
export type NewOwnRequest = z.infer<typeof NewOwnRequest>

/** What is not as it should be. */
export const NewReopening = z.object({ why: Description })
export type NewReopening = z.infer<typeof NewReopening>

export const NewOwnMessage = z.object({ body: MessageText })
export type NewOwnMessage = z.infer<typeof NewOwnMessage>

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
  nearAt: Instant.nullable(),
  pausedAt: Instant.nullable(),
  pausedMinutes: z.int(),
  whoseMove: WhoseMove,
  confirmedAt: Instant.nullable(),
  confirmedHow: Confirmation.nullable(),
  /** Until when an answer is waited for, once the work is completed; then silence counts as a yes. */
  answerBy: Instant.nullable(),
  entryPermission: EntryPermission.nullable(),
  entryWindows: z.array(EntryWindow),
  petsNote: z.string().nullable(),
  /** The assignee's name. */
  assignedTo: z.string().nullable(),
  /** Status changes, and the notes written for the resident; oldest first. */
  notes: z.array(
    z.object({ id: z.uuid(), note: z.string(), isStatusUpdate: z.boolean(), createdAt: Instant, createdBy: Person }),
  ),
  /** What the office and the resident wrote each other; oldest first. */
  messages: z.array(
    z.object({ id: z.uuid(), body: z.string(), createdAt: Instant, createdBy: Person, mine: z.boolean() }),
  ),
  updatedAt: Instant,
})
export type OwnRequest = z.infer<typeof OwnRequest>

/** A home of the signed-in resident: where something can be reported. */
export const OwnHome = z.object({ unitId: z.uuid(), unitNumber: z.string(), floor: z.int() })
export type OwnHome = z.infer<typeof OwnHome>

export const ownRequests = {
  homes: endpoint({
    method: 'GET',
    path: '/api/tenant/homes',
    for: residents,
    summary: 'The homes a resident can report something for, the first one first',
    mayRefuse: [404],
    reply: z.array(OwnHome),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/tenant/maintenance-requests',
    for: residents,
    summary: "The signed-in resident's requests, newest first",
    mayRefuse: [404],
    reply: z.array(OwnRequest),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/tenant/maintenance-requests/:id',
    for: residents,
    summary: "One of the signed-in resident's requests",
    reply: OwnRequest,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/tenant/maintenance-requests/:id/confirm',
    for: residents,
    summary: 'Say that it is fixed',
    reply: OwnRequest,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/tenant/maintenance-requests/:id/reopen',
    for: residents,
    summary: 'Say that it is not fixed, and why: the work begins again with a new promise',
    body: NewReopening,
    reply: OwnRequest,
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/tenant/maintenance-requests/:id/messages',
    for: residents,
    summary: 'Write to those who do the work',
    body: NewOwnMessage,
    status: 201,
    reply: OwnRequest,
  }),
  changeEntry: endpoint({
    method: 'PATCH',
    path: '/api/tenant/maintenance-requests/:id/entry',
    for: residents,
    summary: 'Say anew how the own home may be entered for an open request',
    body: Entry,
    mayRefuse: [409],
    reply: OwnRequest,
  }),
  file: endpoint({
    method: 'POST',
    path: '/api/tenant/maintenance-requests',
    for: residents,
    summary: 'Submit a request for the own home',
    body: NewOwnRequest,
    status: 201,
    mayRefuse: [404],
    reply: OwnRequest,
  }),
}
