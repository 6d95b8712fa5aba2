import { z } from 'zod'

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
