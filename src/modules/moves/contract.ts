import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators, office } from '#platform/roles.ts'
import { dayInput } from '#platform/time/day-input.ts'
import { ResidenceType, ResidenceTypeInput } from '#occupancy/contract.ts'
import { DoorCodeState, MoveKind, MoveStatus, ResponsibleParty, StepKey } from './schemas.ts'
import { moveKinds, moveStatuses } from './choices.ts'
import { words } from './messages/en.ts'

const Day = z.iso.date()
const Instant = z.iso.datetime()
const text = z.string().nullable()
const Person = z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() })
const MoveUnit = z.object({ id: z.uuid(), unitNumber: z.string(), doorCode: DoorCodeState })

export const MoveStep = z.object({
  id: z.uuid(),
  /** A step of the default checklist; its text is in `messages`. */
  key: StepKey.nullable(),
  /** The text of a step that the office wrote. */
  title: text,
  responsible: ResponsibleParty,
  dueDay: Day,
  doneAt: Instant.nullable(),
  doneBy: Person.nullable(),
  note: text,
})
export type MoveStep = z.infer<typeof MoveStep>

/** A resident who lives in a unit on the first day of those who move in, or moves in later. */
export const Overlap = z.object({
  id: z.uuid(),
  fullName: z.string(),
  /** Null for a present resident. */
  firstDay: Day.nullable(),
  /** Null while no move out is planned. */
  lastDay: Day.nullable(),
  /** The end of the lease in the resident's record; nothing happens by itself on that day. */
  leaseEnd: Day.nullable(),
})
export type Overlap = z.infer<typeof Overlap>

/** A resident of a unit with the members of the household, whose access ends with the resident's. */
export const ResidentAccess = z.object({
  id: z.uuid(),
  fullName: z.string(),
  members: z.array(z.object({ id: z.uuid(), fullName: z.string() })),
})
export type ResidentAccess = z.infer<typeof ResidentAccess>

export const Move = z.object({
  id: z.uuid(),
  kind: MoveKind,
  status: MoveStatus,
  unit: MoveUnit,
  /** The new unit of a transfer. */
  toUnit: MoveUnit.nullable(),
  residenceType: ResidenceType,
  /** The move takes effect when this day begins in the building. */
  effectiveDay: Day,
  forwardingAddress: text,
  /** When the service elevator is theirs; shown to the residents. */
  elevatorNote: text,
  notes: text,
  /** Why it could not take effect on its day: the code of the error. */
  problem: text,
  tenants: z.array(
    z.object({
      id: z.uuid(),
      userId: z.uuid(),
      fullName: z.string(),
      /** The stalls and lockers that they have, or had before a move out. */
      parkingStalls: z.array(z.string()),
      lockerNumbers: z.array(z.string()),
      /** Can be invited to the portal and never was, while the move waits for it. */
      lacksInvitation: z.boolean(),
    }),
  ),
  /** With whom they share the new home, and until when; empty once the move can no longer be undone. */
  overlaps: z.array(Overlap),
  steps: z.array(MoveStep),
  plannedBy: Person,
  doneAt: Instant.nullable(),
  /** Null unless it can be undone. */
  undoableUntil: Instant.nullable(),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Move = z.infer<typeof Move>

const OptionalText = (longest: number, tooLong: string) =>
  z
    .string(tooLong)
    .trim()
    .max(longest, tooLong)
    .transform((typed) => typed || null)
    .nullish()
const EffectiveDay = dayInput(words.badDay)
/**
 * False: a first day on which another resident lives in the new home is rejected with their names. Otherwise it is
 * accepted, and the reply names them.
 */
const AcceptsOverlap = z.boolean(words.badAcceptsOverlap).optional()

/** False: a move that ends access at once is rejected with the names of those who lose it. */
const EndsAccessNow = z.boolean(words.badEndsAccessNow).optional()

export const NewMove = z.object({
  kind: z.enum(moveKinds, words.badKind),
  unitId: z.uuid(words.chooseUnit),
  /** The new unit of a transfer. */
  toUnitId: z.uuid(words.chooseUnit).nullish(),
  tenantIds: z
    .array(z.uuid(words.choosePeople), words.choosePeople)
    .min(1, words.choosePeople)
    .max(20, words.choosePeople),
  residenceType: ResidenceTypeInput.default('renter'),
  effectiveDay: EffectiveDay,
  forwardingAddress: OptionalText(500, words.longAddress),
  elevatorNote: OptionalText(500, words.longElevatorNote),
  notes: OptionalText(2000, words.longNotes),
  acceptsOverlap: AcceptsOverlap,
  endsAccessNow: EndsAccessNow,
})
export type NewMove = z.infer<typeof NewMove>

export const MoveChanges = z.object({
  effectiveDay: EffectiveDay.optional(),
  forwardingAddress: OptionalText(500, words.longAddress),
  elevatorNote: OptionalText(500, words.longElevatorNote),
  notes: OptionalText(2000, words.longNotes),
  acceptsOverlap: AcceptsOverlap,
  endsAccessNow: EndsAccessNow,
})
export type MoveChanges = z.infer<typeof MoveChanges>

export const StepChanges = z.object({
  isDone: z.boolean(words.badDone).optional(),
  note: OptionalText(500, words.longNote),
})
export type StepChanges = z.infer<typeof StepChanges>

export const moves = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/moves',
    roles: office,
    summary: 'The latest 1,000 moves by day, of the whole building or of one unit',
    query: z.object({
      unitId: z.uuid(words.chooseUnit).optional(),
      status: z.enum(moveStatuses, words.badStatus).optional(),
      /** Only moves that are planned or took effect in the last 30 days. */
      recent: z.stringbool({ error: words.badRecent }).optional(),
    }),
    reply: z.array(Move),
  }),
  plan: endpoint({
    method: 'POST',
    path: '/api/admin/moves',
    roles: office,
    summary: 'Plan a move in, a move out, or a transfer; one for today takes effect at once',
    body: NewMove,
    status: 201,
    errors: [404, 409],
    reply: Move,
  }),
  overlaps: endpoint({
    method: 'GET',
    path: '/api/admin/moves/overlaps',
    roles: office,
    summary: 'The residents of a unit on the first day of those who move in, and those who move in later',
    query: z.object({ unitId: z.uuid(words.chooseUnit), firstDay: EffectiveDay }),
    reply: z.array(Overlap),
  }),
  access: endpoint({
    method: 'GET',
    path: '/api/admin/moves/access',
    roles: office,
    summary: 'Who has access to a unit: its residents, each with the members of the household',
    query: z.object({ unitId: z.uuid(words.chooseUnit) }),
    reply: z.array(ResidentAccess),
  }),
  exportList: endpoint({
    method: 'GET',
    path: '/api/admin/exports/moves',
    roles: administrators,
    summary: 'The moves that are not finished as CSV for a spreadsheet; the export is audited',
    contentType: 'text/csv',
    reply: z.string(),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/admin/moves/:id',
    roles: office,
    summary: 'A move with its steps',
    reply: Move,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admin/moves/:id',
    roles: office,
    summary: 'Change the day, the forwarding address or a note of a move',
    body: MoveChanges,
    ifMatch: true,
    errors: [409],
    reply: Move,
  }),
  changeStep: endpoint({
    method: 'PATCH',
    path: '/api/admin/moves/:id/steps/:stepId',
    roles: office,
    summary: 'Record a step of a move as done, or write its note',
    body: StepChanges,
    errors: [409],
    reply: Move,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/admin/moves/:id/cancel',
    roles: office,
    summary: 'Cancel a planned move',
    errors: [409],
    reply: Move,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/admin/moves/:id/undo',
    roles: office,
    summary: 'Undo a move until the day after it took effect has ended',
    errors: [409],
    reply: Move,
  }),
}
