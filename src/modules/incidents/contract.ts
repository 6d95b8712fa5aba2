import { z } from 'zod'
import { statuses } from '#maintenance/requests/choices.ts'
import { Cursor } from '#platform/cursor.ts'
import { endpoint } from '#platform/endpoint.ts'
import { mapLanguages } from '#platform/language/language.ts'
import { frontDesk, office } from '#platform/roles.ts'
import { incidentKinds, updateAudiences } from './choices.ts'
import {
  Closing,
  GatheredRequests,
  IncidentChanges,
  NewIncident,
  NewUpdate,
  Step,
  StepState,
  StepTimeInput,
} from './schemas.ts'

const Instant = z.iso.datetime()
/** A text in each language that has one. */
export const Texts = z.object(mapLanguages(() => z.string().optional()))
const Kind = z.enum(incidentKinds)

export const IncidentSummary = z.object({
  id: z.uuid(),
  kind: Kind,
  isDrill: z.boolean(),
  title: z.string(),
  /** The homes that are affected: those on these floors and in these stacks; none are all of them. */
  floors: z.array(z.int()),
  stacks: z.array(z.string()),
  openedAt: Instant,
  openedBy: z.string(),
  closedAt: Instant.nullable(),
  steps: z.int(),
  stepsDone: z.int(),
  requests: z.int(),
})
export type IncidentSummary = z.infer<typeof IncidentSummary>

/** When a step that repeats was done. */
export const StepTime = z.object({ id: z.uuid(), doneAt: Instant, doneBy: z.string(), note: z.string() })
export type StepTime = z.infer<typeof StepTime>

export const IncidentStep = Step.extend({
  id: z.uuid(),
  sayTexts: Texts,
  doneAt: Instant.nullable(),
  doneBy: z.string().nullable(),
  note: z.string(),
  /** Of a step that repeats, the first time first. */
  times: z.array(StepTime),
})
export type IncidentStep = z.infer<typeof IncidentStep>

/** A maintenance request as the desk sees it: what and where, not the description. */
export const GatheredRequest = z.object({
  id: z.uuid(),
  number: z.int(),
  title: z.string(),
  place: z.string(),
  status: z.enum(statuses),
  at: Instant,
})
export type GatheredRequest = z.infer<typeof GatheredRequest>

export const IncidentUpdate = z.object({
  id: z.uuid(),
  texts: Texts,
  audience: z.enum(updateAudiences),
  /** Whom it was sent to, and how many of them have read it or got an e-mail, a push or a text message. */
  recipients: z.int(),
  reached: z.int(),
  sentAt: Instant,
  sentBy: z.string(),
})
export type IncidentUpdate = z.infer<typeof IncidentUpdate>

export const Incident = IncidentSummary.extend({
  statusTexts: Texts,
  isShown: z.boolean(),
  logEntryId: z.uuid().nullable(),
  closedBy: z.string().nullable(),
  closingNote: z.string(),
  script: z.array(IncidentStep),
  /** Whom an update would be sent to now, and while it runs how many of them need help in an evacuation. */
  affected: z.object({ homes: z.int(), people: z.int(), everyone: z.int(), needHelp: z.int() }),
  /** The oldest first. */
  gathered: z.array(GatheredRequest),
  /** Who added that they are affected: the home of a resident, or the place whose code a visitor scanned. */
  reports: z.array(z.object({ place: z.string(), isVisitor: z.boolean(), at: Instant })),
  /** The newest first. */
  updates: z.array(IncidentUpdate),
  /** The alert of the person on call: who has it. */
  alert: z.object({ at: Instant, takenBy: z.string().nullable(), takenAt: Instant.nullable() }).nullable(),
  version: z.int(),
})
export type Incident = z.infer<typeof Incident>

export const IncidentFilter = z.object({
  state: z.enum(['running', 'closed']).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
  cursor: Cursor,
})
export type IncidentFilter = z.infer<typeof IncidentFilter>

const path = '/api/desk/incidents'

export const incidents = {
  list: endpoint({
    method: 'GET',
    path,
    roles: frontDesk,
    summary: 'Incidents and drills, the newest first',
    query: IncidentFilter,
    background: true,
    reply: z.array(IncidentSummary),
  }),
  find: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    roles: frontDesk,
    summary: 'One incident with its script, its requests and its updates',
    background: true,
    reply: Incident,
  }),
  pdf: endpoint({
    method: 'GET',
    path: `${path}/:id/pdf`,
    roles: frontDesk,
    summary: 'The report of an incident as a PDF, with the time of every step',
    contentType: 'application/pdf',
    reply: z.never(),
  }),
  open: endpoint({
    method: 'POST',
    path,
    roles: frontDesk,
    summary:
      'Open an incident or a drill with the script of its kind; alerts the person on call unless it is a drill. 409 with the incident that is running already for the same homes, unless it is another one',
    body: NewIncident,
    status: 201,
    errors: [409],
    reply: Incident,
  }),
  change: endpoint({
    method: 'PATCH',
    path: `${path}/:id`,
    roles: frontDesk,
    summary: 'Change the title, whom an incident affects, or its line in the portals',
    body: IncidentChanges,
    ifMatch: true,
    errors: [409],
    reply: Incident,
  }),
  step: endpoint({
    method: 'PUT',
    path: `${path}/:id/steps/:stepId`,
    roles: frontDesk,
    summary: 'Record that a step of the script is done, with a note, or that it is not',
    body: StepState,
    errors: [409],
    reply: Incident,
  }),
  addTime: endpoint({
    method: 'POST',
    path: `${path}/:id/steps/:stepId/times`,
    roles: frontDesk,
    summary: 'Record that a step that repeats was done once more, with a note',
    body: StepTimeInput,
    status: 201,
    errors: [409],
    reply: Incident,
  }),
  removeTime: endpoint({
    method: 'DELETE',
    path: `${path}/:id/steps/:stepId/times/:timeId`,
    roles: frontDesk,
    summary: 'Remove a time of a step that was recorded by mistake',
    errors: [409],
    reply: Incident,
  }),
  update: endpoint({
    method: 'POST',
    path: `${path}/:id/updates`,
    roles: frontDesk,
    summary: 'Send an update to those affected or to everyone; people who need help in an evacuation get it first',
    body: NewUpdate,
    status: 201,
    errors: [409],
    reply: Incident,
  }),
  candidates: endpoint({
    method: 'GET',
    path: `${path}/:id/candidates`,
    roles: frontDesk,
    summary: 'Open requests of the last days that may be about an incident and belong to none',
    reply: z.array(GatheredRequest),
  }),
  gather: endpoint({
    method: 'POST',
    path: `${path}/:id/requests`,
    roles: frontDesk,
    summary: 'Add requests to an incident',
    body: GatheredRequests,
    errors: [409],
    reply: Incident,
  }),
  release: endpoint({
    method: 'DELETE',
    path: `${path}/:id/requests/:requestId`,
    roles: frontDesk,
    summary: 'Remove a request from an incident; the request stays',
    errors: [409],
    reply: Incident,
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/admin/incidents/:id/close',
    roles: office,
    summary: 'Close an incident with a note',
    body: Closing,
    errors: [409],
    reply: Incident,
  }),
}
