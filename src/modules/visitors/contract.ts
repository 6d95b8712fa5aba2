import { z } from 'zod'
import { Cursor } from '#platform/cursor.ts'
import { endpoint } from '#platform/endpoint.ts'
import { frontDesk, office } from '#platform/roles.ts'
import { UndoableQuery } from '#undo/operation.ts'
import { passProblems, stayKinds, stayStatuses } from './choices.ts'
import { CheckIn, PassCodeInput, RulesInput, StallInput, StayChanges } from './schemas.ts'

const Instant = z.iso.datetime()
const Unit = z.object({ id: z.uuid(), unitNumber: z.string() })
/** Whether an insurance has ended, ends within a month, or is valid; null without a known day. */
const insurance = z.enum(['expired', 'soon', 'valid']).nullable()

/** A person on the list of a pass. */
export const ExpectedGuest = z.object({
  id: z.uuid(),
  fullName: z.string(),
  /** The stay of this visit; null before the guest has come. */
  stayId: z.uuid().nullable(),
  isHere: z.boolean(),
  arrivedAt: Instant.nullable(),
  /** Whose name the office has on its list: the desk calls the office, and reads no reason. */
  isBarred: z.boolean(),
})
export type ExpectedGuest = z.infer<typeof ExpectedGuest>

/** A visit that is expected, as the desk sees it. */
export const ExpectedPass = z.object({
  id: z.uuid(),
  unit: Unit,
  hostId: z.uuid(),
  host: z.string(),
  guests: z.array(ExpectedGuest),
  from: Instant,
  until: Instant,
  isRepeated: z.boolean(),
  note: z.string(),
  stall: z.string().nullable(),
  plate: z.string().nullable(),
  /** Why the pass does not admit now; null when it does. */
  problem: z.enum(passProblems).nullable(),
})
export type ExpectedPass = z.infer<typeof ExpectedPass>

/** A vendor who agreed to come today. */
export const ExpectedContractor = z.object({
  orderId: z.uuid(),
  vendorId: z.uuid(),
  firm: z.string(),
  contact: z.string().nullable(),
  unit: Unit.nullable(),
  from: Instant,
  until: Instant,
  insuredUntil: z.iso.date().nullable(),
  insurance,
})
export type ExpectedContractor = z.infer<typeof ExpectedContractor>

/** A visitor from the arrival to the departure. */
export const Stay = z.object({
  id: z.uuid(),
  kind: z.enum(stayKinds),
  status: z.enum(stayStatuses),
  passId: z.uuid().nullable(),
  fullName: z.string(),
  unit: Unit.nullable(),
  host: z.string().nullable(),
  firm: z.string().nullable(),
  vendorId: z.uuid().nullable(),
  insuredUntil: z.iso.date().nullable(),
  insurance,
  badge: z.string().nullable(),
  note: z.string(),
  stall: z.string().nullable(),
  arrivedAt: Instant,
  arrivedBy: z.string(),
  leftAt: Instant.nullable(),
  version: z.int(),
})
export type Stay = z.infer<typeof Stay>

export const PastFilter = z.object({
  /** Words of the name, the firm, the badge or the host, or the number of the home. */
  search: z.string().trim().max(100).optional(),
  /** The day of the arrival, by the calendar of the building. */
  day: z.iso.date().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: Cursor,
})
export type PastFilter = z.infer<typeof PastFilter>

export const StallPass = z.object({
  id: z.uuid(),
  stall: z.string(),
  place: z.string(),
  plate: z.string(),
  unit: Unit,
  startsAt: Instant,
  endsAt: Instant,
})
export type StallPass = z.infer<typeof StallPass>

/** What the desk needs about visitors now. */
export const VisitorBoard = z.object({
  expected: z.array(ExpectedPass),
  contractors: z.array(ExpectedContractor),
  inside: z.array(Stay),
  stalls: z.object({
    /** Visitor stalls in service, and those that no one has now. */
    total: z.int(),
    free: z.int(),
    passes: z.array(StallPass),
    perMonth: z.int(),
  }),
})
export type VisitorBoard = z.infer<typeof VisitorBoard>

/** A firm for the sign-in of a contractor. */
export const Firm = z.object({
  vendorId: z.uuid(),
  name: z.string(),
  insuredUntil: z.iso.date().nullable(),
  insurance,
})
export type Firm = z.infer<typeof Firm>

export const VisitorRules = z.object({ stallsPerMonth: z.int() })
const Done = z.object({ message: z.string() })

export const visitors = {
  board: endpoint({
    method: 'GET',
    path: '/api/desk/visitors',
    roles: frontDesk,
    summary: 'Visitors who are expected today or within eight hours, or in the building, and visitor stalls',
    background: true,
    reply: VisitorBoard,
  }),
  pass: endpoint({
    method: 'GET',
    path: '/api/desk/visitor-passes/:id',
    roles: frontDesk,
    summary: 'One announced visit with its list of guests',
    reply: ExpectedPass,
  }),
  byCode: endpoint({
    method: 'POST',
    path: '/api/desk/visitor-passes/by-code',
    roles: frontDesk,
    summary: 'The visit of a scanned pass; limited after wrong codes',
    body: PassCodeInput,
    errors: [404, 429],
    reply: ExpectedPass,
  }),
  checkIn: endpoint({
    method: 'POST',
    path: '/api/desk/visitor-stays',
    roles: frontDesk,
    summary: 'Check in a guest or sign in a contractor; the resident is notified of the first guest of a visit',
    query: UndoableQuery,
    body: CheckIn,
    status: 201,
    errors: [404, 409],
    reply: Stay,
  }),
  past: endpoint({
    method: 'GET',
    path: '/api/desk/visitor-stays',
    roles: frontDesk,
    summary: 'Visitors who have left, the newest first',
    query: PastFilter,
    reply: z.array(Stay),
  }),
  correct: endpoint({
    method: 'PATCH',
    path: '/api/desk/visitor-stays/:id',
    roles: frontDesk,
    summary: 'Correct the badge, the firm or the note of a visitor who is in the building',
    query: UndoableQuery,
    body: StayChanges,
    ifMatch: true,
    errors: [409],
    reply: Stay,
  }),
  checkOut: endpoint({
    method: 'POST',
    path: '/api/desk/visitor-stays/:id/check-out',
    roles: frontDesk,
    summary: 'Check out a visitor',
    query: UndoableQuery,
    errors: [409],
    reply: Stay,
  }),
  firms: endpoint({
    method: 'GET',
    path: '/api/desk/firms',
    roles: frontDesk,
    summary: 'Vendors whose name contains a text, with the last day of their insurance',
    query: z.object({ text: z.string().trim().min(1).max(100) }),
    background: true,
    reply: z.array(Firm),
  }),
  giveStall: endpoint({
    method: 'POST',
    path: '/api/desk/stall-passes',
    roles: frontDesk,
    summary: 'Give a visitor stall from now on; limited per home and month',
    body: StallInput,
    status: 201,
    errors: [409],
    reply: StallPass,
  }),
  endStall: endpoint({
    method: 'DELETE',
    path: '/api/desk/stall-passes/:id',
    roles: frontDesk,
    summary: 'Free a visitor stall',
    reply: Done,
  }),
  setRules: endpoint({
    method: 'PUT',
    path: '/api/desk/visitor-rules',
    roles: office,
    summary: 'Change how often the visitors of a home may have a stall in a month',
    body: RulesInput,
    reply: VisitorRules,
  }),
}
