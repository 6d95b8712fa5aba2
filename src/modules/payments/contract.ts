import { z } from 'zod'
import { dayFromWire } from '#platform/time/dates.ts'
import { endpoint } from '#platform/endpoint.ts'
import { administrators, residentsAndHousehold } from '#platform/roles.ts'
import { lenientEnum } from '#platform/text/lenient-enum.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { paymentTexts } from './messages/index.ts'

/** A ledger is append-only: an error is reversed by a counter entry. */
export const entryKinds = ['charge', 'payment', 'counter'] as const
export const EntryKind = z.enum(entryKinds)
export type EntryKind = z.infer<typeof EntryKind>

export const paymentMethods = ['pre_authorised', 'e_transfer', 'cheque', 'card', 'cash'] as const
export const PaymentMethod = z.enum(paymentMethods)
export type PaymentMethod = z.infer<typeof PaymentMethod>

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

const Memo = z
  .string({ error: fieldText((language) => paymentTexts[language].badMemo) })
  .trim()
  .max(200, { error: fieldText((language) => paymentTexts[language].badMemo) })

export const NewPayment = z.object({
  tenantId: z.uuid({ error: fieldText((language) => paymentTexts[language].badTenant) }),
  /** One of the resident's units, also a former one; without it the current unit where the resident has lived longest. */
  unitId: z.uuid({ error: fieldText((language) => paymentTexts[language].badUnit) }).nullish(),
  kind: lenientEnum(['charge', 'payment'], {}, (language) => paymentTexts[language].badKind),
  type: z
    .string({ error: fieldText((language) => paymentTexts[language].required) })
    .trim()
    .min(1, { error: fieldText((language) => paymentTexts[language].required) })
    .max(100, { error: fieldText((language) => paymentTexts[language].longType) }),
  date: z
    .string({ error: fieldText((language) => paymentTexts[language].required) })
    .min(1, { error: fieldText((language) => paymentTexts[language].required) })
    .max(40, { error: fieldText((language) => paymentTexts[language].badDate) })
    .refine((text) => /^(?!0000)\d{4}-/.test(dayFromWire(text, 'UTC') ?? ''), {
      error: fieldText((language) => paymentTexts[language].badDate),
    }),
  /** Dollars, in steps of one cent. */
  amount: z
    .number({ error: fieldText((language) => paymentTexts[language].badAmount) })
    .positive({ error: fieldText((language) => paymentTexts[language].badAmount) })
    .max(10_000_000, { error: fieldText((language) => paymentTexts[language].largeAmount) })
    .multipleOf(0.01, { error: fieldText((language) => paymentTexts[language].badAmount) }),
  method: lenientEnum(paymentMethods, {}, (language) => paymentTexts[language].badMethod).nullish(),
  memo: Memo.default(''),
})
export type NewPayment = z.infer<typeof NewPayment>

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
    body: z.object({ memo: Memo.default('') }),
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
