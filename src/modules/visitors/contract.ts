import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { frontDesk, office } from '#platform/roles.ts'
import { UndoableQuery } from '#undo/operation.ts'
import { passProblems, stayKinds, stayStatuses } from './choices.ts'
import { BarredInput } from './barred-schemas.ts'
import { CheckIn, PassCodeInput, RulesInput, StallInput } from './schemas.ts'

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

/** An entry of the list of people who must not be admitted. */
export const Barred = z.object({
  id: z.uuid(),
  fullName: z.string(),
  unit: Unit.nullable(),
  reason: z.string(),
  validUntil: z.iso.date().nullable(),
  addedBy: z.string(),
  createdAt: Instant,
  version: z.int(),
})
export type Barred = z.infer<typeof Barred>

export const VisitorRules = z.object({ stallsPerMonth: z.int() })
const Done = z.object({ message: z.string() })

export const visitors = {
  board: endpoint({
    method: 'GET',
    path: '/api/desk/visitors',
    roles: frontDesk,
    summary: 'Visitors who are expected today or in the building, and visitor stalls',
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

const barredPath = '/api/desk/do-not-admit'

export const doNotAdmit = {
  list: endpoint({
    method: 'GET',
    path: barredPath,
    roles: office,
    summary: 'People whom the desk must not admit, with the reasons',
    reply: z.array(Barred),
  }),
  add: endpoint({
    method: 'POST',
    path: barredPath,
    roles: office,
    summary: 'Add a person whom the desk must not admit',
    body: BarredInput,
    status: 201,
    reply: Barred,
  }),
  change: endpoint({
    method: 'PUT',
    path: `${barredPath}/:id`,
    roles: office,
    summary: 'Change an entry of a person whom the desk must not admit',
    body: BarredInput,
    ifMatch: true,
    reply: Barred,
  }),
  end: endpoint({
    method: 'DELETE',
    path: `${barredPath}/:id`,
    roles: office,
    summary: 'Admit a person again',
    reply: Done,
  }),
}
