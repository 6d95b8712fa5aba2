import { z } from 'zod'
import { dayFromWire } from '#platform/dates.ts'
import { endpoint } from '#platform/endpoint.ts'
import { administrators, residents } from '#platform/roles.ts'
import { spelledLike } from '#platform/spelling.ts'
import { words } from './words.ts'

/** A ledger only grows: what was wrong is undone by a counter entry. */
export const entryKinds = ['charge', 'payment', 'counter'] as const
export const EntryKind = z.enum(entryKinds)
export type EntryKind = z.infer<typeof EntryKind>

export const paymentMethods = ['pre_authorised', 'e_transfer', 'cheque', 'card', 'cash'] as const
export const PaymentMethod = z.enum(paymentMethods)
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** How an entry stands: a payment is paid; a charge is paid, due or overdue; a counter entry and what it undoes are reversed. */
export const entryStatuses = ['paid', 'due', 'overdue', 'reversed'] as const
export const EntryStatus = z.enum(entryStatuses)
export type EntryStatus = z.infer<typeof EntryStatus>

/** A line of a resident's ledger; amounts are dollars, always above zero. */
export const Payment = z.object({
  id: z.uuid(),
  tenantId: z.uuid(),
  kind: EntryKind,
  /** What it is for. */
  type: z.string(),
  date: z.iso.date(),
  amount: z.number(),
  status: EntryStatus,
  method: PaymentMethod.nullable(),
  memo: z.string(),
  /** The entry that this one undoes. */
  reverses: z.uuid().nullable(),
  unitNumber: z.string().nullable(),
  enteredBy: z.object({ firstName: z.string(), lastName: z.string() }),
  createdAt: z.iso.datetime(),
})
export type Payment = z.infer<typeof Payment>

/** The same as its resident sees it: without who in the office entered it. */
export const OwnPayment = Payment.omit({ enteredBy: true, tenantId: true })
export type OwnPayment = z.infer<typeof OwnPayment>

const Memo = z.string(words.badMemo).trim().max(200, words.badMemo)

export const NewPayment = z.object({
  tenantId: z.uuid(words.badTenant),
  kind: spelledLike(['charge', 'payment'], {}, words.badKind),
  type: z.string(words.required).trim().min(1, words.required).max(100, words.longType),
  date: z
    .string(words.required)
    .min(1, words.required)
    .max(40, words.badDate)
    .refine((text) => /^(?!0000)\d{4}-/.test(dayFromWire(text, 'UTC') ?? ''), words.badDate),
  /** Dollars, in steps of a cent. */
  amount: z
    .number(words.badAmount)
    .positive(words.badAmount)
    .max(10_000_000, words.largeAmount)
    .multipleOf(0.01, words.badAmount),
  method: spelledLike(paymentMethods, {}, words.badMethod).nullish(),
  memo: Memo.default(''),
})
export type NewPayment = z.infer<typeof NewPayment>

export const payments = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/payments',
    for: administrators,
    summary: 'What a resident was charged and paid, newest first',
    query: z.object({ tenantId: z.uuid(words.badTenant) }),
    mayRefuse: [404],
    reply: z.array(Payment),
  }),
  ofTenant: endpoint({
    method: 'GET',
    path: '/api/admin/payments/:tenantId',
    for: administrators,
    summary: 'The same, with the resident in the address',
    reply: z.array(Payment),
  }),
  enter: endpoint({
    method: 'POST',
    path: '/api/admin/payments',
    for: administrators,
    summary: 'Enter a charge or a payment',
    body: NewPayment,
    status: 201,
    mayRefuse: [404],
    reply: Payment,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/admin/payments/:id/counter',
    for: administrators,
    summary: 'Undo a charge or a payment by a counter entry',
    body: z.object({ memo: Memo.default('') }),
    status: 201,
    reply: Payment,
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/tenant/payments',
    for: residents,
    summary: "The signed-in resident's own charges and payments",
    mayRefuse: [404],
    reply: z.array(OwnPayment),
  }),
}
