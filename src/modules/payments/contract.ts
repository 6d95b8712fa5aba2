import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators, residentsAndHousehold } from '#platform/roles.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { paymentTexts } from './messages/index.ts'
import { paymentMethods } from './choices.ts'
import { NewPayment, PaymentMemo } from './schemas.ts'

/** A ledger is append-only: an error is reversed by a counter entry. */
export const entryKinds = ['charge', 'payment', 'counter'] as const
export const EntryKind = z.enum(entryKinds)
export type EntryKind = z.infer<typeof EntryKind>

export const PaymentMethod = z.enum(paymentMethods)

/**
 * The status of an entry: a payment is paid; a charge is paid, due or overdue; a counter entry and its original are
 * reversed.
 */
export const entryStatuses = ['paid', 'due', 'overdue', 'reversed'] as const
export const EntryStatus = z.enum(entryStatuses)
export type EntryStatus = z.infer<typeof EntryStatus>

/** An entry of a resident's ledger; amounts are positive dollars. */
export const Payment = z.object({
  id: z.uuid(),
  tenantId: z.uuid(),
  kind: EntryKind,
  /** What was charged or paid, such as 'Rent'. */
  type: z.string(),
  date: z.iso.date(),
  amount: z.number(),
  status: EntryStatus,
  method: PaymentMethod.nullable(),
  memo: z.string(),
  /** The entry that this one reverses. */
  reverses: z.uuid().nullable(),
  unitId: z.uuid().nullable(),
  unitNumber: z.string().nullable(),
  enteredBy: z.object({ firstName: z.string(), lastName: z.string() }),
  createdAt: z.iso.datetime(),
})
export type Payment = z.infer<typeof Payment>

/** An entry as its resident sees it, without the office user who entered it. */
export const OwnPayment = Payment.omit({ enteredBy: true, tenantId: true })
export type OwnPayment = z.infer<typeof OwnPayment>

export const payments = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/payments',
    roles: administrators,
    summary: "A resident's charges and payments, newest first",
    query: z.object({ tenantId: z.uuid({ error: fieldText((language) => paymentTexts[language].badTenant) }) }),
    errors: [404],
    reply: z.array(Payment),
  }),
  ofTenant: endpoint({
    method: 'GET',
    path: '/api/admin/payments/:tenantId',
    roles: administrators,
    summary: 'The same, with the resident in the address',
    reply: z.array(Payment),
  }),
  enter: endpoint({
    method: 'POST',
    path: '/api/admin/payments',
    roles: administrators,
    summary: 'Enter a charge or a payment',
    body: NewPayment,
    status: 201,
    errors: [404],
    reply: Payment,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/admin/payments/:id/counter',
    roles: administrators,
    summary: 'Reverse a charge or a payment by a counter entry',
    body: z.object({ memo: PaymentMemo.default('') }),
    status: 201,
    reply: Payment,
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/tenant/payments',
    roles: residentsAndHousehold,
    householdRight: 'payments',
    summary: "The signed-in resident's own charges and payments",
    errors: [404],
    reply: z.array(OwnPayment),
  }),
}
