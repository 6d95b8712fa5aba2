import type { Message } from '#platform/language/language.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { WaitingOn, WaitingOnReasonCode } from '../requests/choices.ts'
import type { OrderStatus, Party } from './choices.ts'
import { orderErrors } from './messages/errors.ts'

/** Not ended: the vendor's link works, and a request has at most one. */
export const openOrderStatuses: readonly OrderStatus[] = ['sent', 'accepted', 'finished', 'invoiced']
export const isOpenOrder = ({ status }: { status: OrderStatus }) => openOrderStatuses.includes(status)
/** After the vendor accepted, and until the order ends, the resident's name and phone are shown to the vendor. */
export const showsResident = ({ status }: { status: OrderStatus }) => isOpenOrder({ status }) && status !== 'sent'

/** A visit that was agreed and has begun: the vendor may have worked, and has an invoice to send. */
const hasBegun = ({ visitFrom, visitConfirmedAt }: VisitTimes, now: Date) =>
  visitConfirmedAt !== null && visitFrom !== null && visitFrom <= now
type VisitTimes = { visitFrom: Date | null; visitConfirmedAt: Date | null }

/** Whether an order is cancelled together with its request, or when the request is completed without the vendor. */
export const endsWithRequest = (
  order: VisitTimes & { status: OrderStatus },
  request: 'cancelled' | 'completed',
  now: Date,
) => order.status === 'sent' || (order.status === 'accepted' && (request === 'cancelled' || !hasBegun(order, now)))

type Act = { by: Party; from: readonly OrderStatus[]; to?: OrderStatus }

/** What each party may do in which status, and the status that follows; without `to` it stays. */
export const orderActs = {
  accept: { by: 'vendor', from: ['sent'], to: 'accepted' },
  decline: { by: 'vendor', from: ['sent', 'accepted'], to: 'declined' },
  proposeAsVendor: { by: 'vendor', from: ['accepted'] },
  confirmAsVendor: { by: 'vendor', from: ['accepted'] },
  estimate: { by: 'vendor', from: ['accepted'] },
  addPhotos: { by: 'vendor', from: ['accepted', 'finished'] },
  finish: { by: 'vendor', from: ['accepted'], to: 'finished' },
  invoice: { by: 'vendor', from: ['finished'], to: 'invoiced' },
  proposeAsResident: { by: 'resident', from: ['accepted'] },
  confirmAsResident: { by: 'resident', from: ['accepted'] },
  resend: { by: 'office', from: ['sent', 'accepted', 'finished'] },
  proposeAsOffice: { by: 'office', from: ['accepted'] },
  confirmAsOffice: { by: 'office', from: ['accepted'] },
  approve: { by: 'office', from: ['sent', 'accepted', 'finished', 'invoiced'] },
  returnInvoice: { by: 'office', from: ['invoiced'], to: 'finished' },
  close: { by: 'office', from: ['finished', 'invoiced'], to: 'closed' },
  cancel: { by: 'office', from: ['sent', 'accepted'], to: 'cancelled' },
} as const satisfies Record<string, Act>
export type OrderAct = keyof typeof orderActs

/** Why an act is not possible in the order's status, or null. */
export function validateAct({ status }: { status: OrderStatus }, act: OrderAct): Message | null {
  const from: readonly OrderStatus[] = orderActs[act].from
  if (from.includes(status)) return null
  return isOpenOrder({ status })
    ? (language) => orderErrors[language].notNow
    : (language) => orderErrors[language].ended[status as 'closed' | 'declined' | 'cancelled']
}

type Costs = { status: OrderStatus; estimateCents: number | null; approvedCents: number | null }

/** The vendor expects more than the office approved. */
export const needsApproval = ({ status, estimateCents, approvedCents }: Costs) =>
  status === 'accepted' && estimateCents !== null && estimateCents > (approvedCents ?? -1)

/** How much more the invoice asks for than was approved, in cents; 0 without an invoice, negative for less. */
export const overApproved = (order: { invoiceCents: number | null; approvedCents: number | null }) =>
  order.invoiceCents === null ? 0 : order.invoiceCents - (order.approvedCents ?? 0)

/** Whether a person of the office may approve this amount. */
export const mayApprove = (cents: number, limitCents: number | null, isAdministrator: boolean) =>
  isAdministrator || limitCents === null || cents <= limitCents

type Visit = { status: OrderStatus; visitBy: Party | null; visitConfirmedAt: Date | string | null }

/** Whether the visit is still to come, or its time is not agreed. */
export const isVisitAhead = (order: { visitConfirmedAt: Date | null; visitFrom: Date | null }, now: Date) =>
  order.visitFrom !== null && (order.visitConfirmedAt === null || order.visitFrom > now)

/** Who answers the time that was proposed last: the resident, or the office where no resident can answer. */
export function visitWaitsOn(order: Visit, hasResident: boolean): Party | null {
  if (order.status !== 'accepted' || order.visitBy === null || order.visitConfirmedAt !== null) return null
  if (order.visitBy !== 'vendor') return 'vendor'
  return hasResident ? 'resident' : 'office'
}

type NextStep = { waitingOn: WaitingOn; waitingOnReasonCode: WaitingOnReasonCode }
const visitSteps: Record<Party, NextStep> = {
  vendor: { waitingOn: 'vendor', waitingOnReasonCode: 'answer_visit' },
  resident: { waitingOn: 'resident', waitingOnReasonCode: 'confirm_visit' },
  office: { waitingOn: 'office', waitingOnReasonCode: 'arrange_visit' },
}
const steps: Record<Exclude<OrderStatus, 'accepted'>, NextStep> = {
  sent: { waitingOn: 'vendor', waitingOnReasonCode: 'answer_order' },
  finished: { waitingOn: 'vendor', waitingOnReasonCode: 'send_invoice' },
  invoiced: { waitingOn: 'office', waitingOnReasonCode: 'check_invoice' },
  closed: { waitingOn: 'office', waitingOnReasonCode: 'complete_request' },
  declined: { waitingOn: 'office', waitingOnReasonCode: 'find_vendor' },
  cancelled: { waitingOn: 'office', waitingOnReasonCode: 'assign' },
}

/** Who acts next on the request of an order. */
export function nextStepOf(order: Visit & Costs, hasResident: boolean): NextStep {
  if (order.status !== 'accepted') return steps[order.status]
  if (needsApproval(order)) return { waitingOn: 'office', waitingOnReasonCode: 'approve_estimate' }
  const party = visitWaitsOn(order, hasResident)
  return party === null ? { waitingOn: 'vendor', waitingOnReasonCode: 'do_order' } : visitSteps[party]
}

export const orderCode = (number: number) => `WO-${number}`

/** The steps of the vendor's page. */
export const vendorSteps = ['answer', 'visit', 'invoice', 'done'] as const
export type VendorStep = (typeof vendorSteps)[number]
export const vendorStepOf = ({ status }: { status: OrderStatus }): VendorStep =>
  status === 'sent' ? 'answer' : status === 'accepted' ? 'visit' : status === 'finished' ? 'invoice' : 'done'

/** Finished by the end of the agreed day; null without an agreed visit or before the end of the work. */
export function wasOnTime(
  order: { visitTo: Date | null; visitConfirmedAt: Date | null; finishedAt: Date | null },
  timeZone: string,
): boolean | null {
  if (order.visitTo === null || order.visitConfirmedAt === null || order.finishedAt === null) return null
  return dayOf(order.finishedAt, timeZone) <= dayOf(order.visitTo, timeZone)
}
