import { z } from 'zod'
import { Cursor } from '#platform/cursor.ts'
import { endpoint } from '#platform/endpoint.ts'
import { frontDesk } from '#platform/roles.ts'
import { UndoableQuery } from '#undo/operation.ts'
import { borrowerKinds, keyStates, loanProofs } from './choices.ts'
import { BrokenSeal, CheckIn, CheckOut, NewDue, NewSeal } from './schemas.ts'

const Instant = z.iso.datetime()

/** A key that was lent, and has come back once `inAt` is set. */
export const KeyLoan = z.object({
  id: z.uuid(),
  borrowerKind: z.enum(borrowerKinds),
  /** The person. */
  borrower: z.string(),
  /** The company of a vendor. */
  vendor: z.string().nullable(),
  unitNumber: z.string().nullable(),
  purpose: z.string(),
  proof: z.enum(loanProofs),
  photoId: z.uuid().nullable(),
  outAt: Instant,
  outBy: z.string(),
  dueAt: Instant,
  inAt: Instant.nullable(),
  inBy: z.string().nullable(),
  returnNote: z.string(),
})
export type KeyLoan = z.infer<typeof KeyLoan>

export const KeySeal = z.object({
  id: z.uuid(),
  number: z.string(),
  sealedAt: Instant,
  sealedBy: z.string(),
  brokenAt: Instant.nullable(),
  brokenBy: z.string().nullable(),
  reason: z.string().nullable(),
})
export type KeySeal = z.infer<typeof KeySeal>

/** A key or fob as the front desk sees it. */
export const DeskKey = z.object({
  id: z.uuid(),
  category: z.enum(['key', 'fob']),
  /** The number on its tag. */
  number: z.string(),
  /** The room that it opens, or where it is stored. */
  place: z.string(),
  note: z.string(),
  unitNumber: z.string().nullable(),
  state: z.enum(keyStates),
  /** The resident whom the office gave it to. */
  holder: z.string().nullable(),
  loan: KeyLoan.nullable(),
  seal: KeySeal.nullable(),
})
export type DeskKey = z.infer<typeof DeskKey>

export const DeskKeyWithHistory = DeskKey.extend({
  /** The last loans and seals, the newest first. */
  loans: z.array(KeyLoan),
  seals: z.array(KeySeal),
})
export type DeskKeyWithHistory = z.infer<typeof DeskKeyWithHistory>

export const KeyFilter = z.object({
  state: z.enum(['all', 'here', 'out', 'sealed', 'issued']).default('all'),
  /** Words of the tag, the place, the note, the unit or the borrower. */
  search: z.string().trim().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: Cursor,
})
export type KeyFilter = z.infer<typeof KeyFilter>

export const KeySummary = z.object({
  out: z.int(),
  overdue: z.int(),
  /** Keys that have a seal now, and keys that have ever had one. */
  sealed: z.int(),
  sealable: z.int(),
  /** The keys that are out, the one that is due first at the beginning. */
  keys: z.array(DeskKey),
})
export type KeySummary = z.infer<typeof KeySummary>

/** Who can borrow a key besides the people of the homes: a vendor, or a colleague. */
export const Borrower = z.object({
  kind: z.enum(['vendor', 'staff']),
  /** The vendor or the account. */
  id: z.uuid(),
  name: z.string(),
  /** The contact of a vendor. */
  contact: z.string().nullable(),
  /** The last day of the insurance of a vendor. */
  insuredUntil: z.iso.date().nullable(),
})
export type Borrower = z.infer<typeof Borrower>

const path = '/api/desk/keys'

export const keys = {
  list: endpoint({
    method: 'GET',
    path,
    roles: frontDesk,
    summary: 'Keys and fobs by number, with who has them now',
    query: KeyFilter,
    reply: z.array(DeskKey),
  }),
  summary: endpoint({
    method: 'GET',
    path: `${path}/summary`,
    roles: frontDesk,
    summary: 'How many keys are out, overdue and sealed, and the keys that are out',
    background: true,
    reply: KeySummary,
  }),
  borrowers: endpoint({
    method: 'GET',
    path: '/api/desk/key-borrowers',
    roles: frontDesk,
    summary: 'Vendors and colleagues who can borrow a key, by name',
    query: z.object({ text: z.string().trim().min(1).max(100) }),
    background: true,
    reply: z.array(Borrower),
  }),
  find: endpoint({
    method: 'GET',
    path: `${path}/:id`,
    roles: frontDesk,
    summary: 'One key or fob with its loans and seals',
    reply: DeskKeyWithHistory,
  }),
  checkOut: endpoint({
    method: 'POST',
    path: `${path}/:id/check-out`,
    roles: frontDesk,
    summary: 'Lend a key that is at the desk, until a time',
    query: UndoableQuery,
    body: CheckOut,
    errors: [409],
    reply: DeskKeyWithHistory,
  }),
  checkIn: endpoint({
    method: 'POST',
    path: `${path}/:id/check-in`,
    roles: frontDesk,
    summary: 'Take a lent key back',
    query: UndoableQuery,
    body: CheckIn,
    errors: [409],
    reply: DeskKeyWithHistory,
  }),
  extend: endpoint({
    method: 'POST',
    path: `${path}/:id/extend`,
    roles: frontDesk,
    summary: 'Lend a key that is out until another time',
    query: UndoableQuery,
    body: NewDue,
    errors: [409],
    reply: DeskKeyWithHistory,
  }),
  seal: endpoint({
    method: 'POST',
    path: `${path}/:id/seal`,
    roles: frontDesk,
    summary: 'Seal a key that is at the desk',
    body: NewSeal,
    errors: [409],
    reply: DeskKeyWithHistory,
  }),
  breakSeal: endpoint({
    method: 'POST',
    path: `${path}/:id/break-seal`,
    roles: frontDesk,
    summary: 'Break the seal of a key, with a reason; the office is alerted',
    body: BrokenSeal,
    errors: [409],
    reply: DeskKeyWithHistory,
  }),
}
