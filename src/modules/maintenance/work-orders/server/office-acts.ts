import { eq, sql } from 'drizzle-orm'
import { conflict } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { throttle } from '#platform/server/security/throttle.ts'
import { cents, dollars } from '#platform/text/money.ts'
import { hours } from '#platform/time/dates.ts'
import type { Role } from '#platform/roles.ts'
import type { WorkOrder } from '../contract.ts'
import { orderErrors } from '../messages/errors.ts'
import { type OrderAct, overApproved, visitWaitsOn } from '../rules.ts'
import type { NewVisit } from '../schemas.ts'
import { advance, checkAct, checkVisitTime, hasResident, lockOrder } from './advance.ts'
import { endOrderLinks } from './links.ts'
import type { Delivery, LockedOrder } from './locked-order.ts'
import { findWorkOrder } from './reads.ts'
import { confirmToResident } from './emails/resident-emails.ts'
import { checkApproval } from './settings.ts'
import { workOrders } from './table.ts'
import { agree, visitColumns } from './vendor-acts.ts'
import { sendOrderEmail, sendVendorNews } from './emails/vendor-emails.ts'

export type OfficeUser = Author & { role: Role }

/** Runs an act of the office with the order locked, and returns the order as it is then. Throws 404 and 409. */
async function act(
  db: Database,
  id: string,
  name: OrderAct,
  run: (tx: Database, locked: LockedOrder) => Promise<unknown>,
): Promise<WorkOrder> {
  await db.transaction(async (tx) => {
    const locked = await lockOrder(tx, id)
    checkAct(locked.order, name)
    await run(tx, locked)
  })
  return findWorkOrder(db, id)
}

/** Sends the order's e-mail again, at most five times an hour; its links so far end. */
export const resendOrder = (db: Database, delivery: Delivery, id: string, by: Author, now: Date) =>
  act(db, id, 'resend', async (tx, locked) => {
    const counters = [{ kind: 'work-order-emails', subject: id, limit: 5, window: hours(1) }]
    await throttle(tx, counters, (language) => orderErrors[language].tooManyEmails, now)
    await endOrderLinks(tx, id, now)
    const next = await advance(tx, locked, { by }, { action: 'sent a work order again', columns: {} }, now)
    await sendOrderEmail(tx, delivery, next, now)
  })

/** Approves a cost. Throws 409 naming `amount` when an administrator has to. */
export const approveOrder = (db: Database, delivery: Delivery, id: string, amount: number, by: OfficeUser, now: Date) =>
  act(db, id, 'approve', async (tx, locked) => {
    const approvedCents = cents(amount)
    await checkApproval(tx, approvedCents, by.role === 'admin', 'amount')
    if (locked.order.approvedCents === approvedCents) return
    const columns = { approvedCents, approvedBy: by.id }
    const step = { action: 'approved a cost' as const, columns, after: { approvedCents } }
    const next = await advance(tx, locked, { by }, step, now)
    if (next.order.status === 'accepted') await sendVendorNews(tx, delivery, next, 'approved', now)
  })

/** Proposes another time to the vendor. */
export const proposeByOffice = (db: Database, delivery: Delivery, id: string, visit: NewVisit, by: Author, now: Date) =>
  act(db, id, 'proposeAsOffice', async (tx, locked) => {
    checkVisitTime(visit, now)
    const step = {
      action: 'proposed a visit' as const,
      columns: visitColumns(visit, 'office'),
      after: { visit: visit.from },
    }
    await sendVendorNews(tx, delivery, await advance(tx, locked, { by }, step, now), 'anotherVisit', now)
  })

/** Confirms the proposed time for the side that has not answered, for example after a call. */
export const confirmByOffice = (db: Database, delivery: Delivery, id: string, by: Author, now: Date) =>
  act(db, id, 'confirmAsOffice', async (tx, locked) => {
    if (visitWaitsOn(locked.order, hasResident(locked)) === null)
      throw conflict('nothing_to_confirm', (language) => orderErrors[language].nothingToConfirm)
    const next = await agree(tx, locked, { by }, now)
    await sendVendorNews(tx, delivery, next, 'visitConfirmed', now)
    await confirmToResident(tx, delivery, next, now)
  })

/** Asks the vendor for another invoice. */
export const returnInvoice = (db: Database, delivery: Delivery, id: string, reason: string, by: Author, now: Date) =>
  act(db, id, 'returnInvoice', async (tx, locked) => {
    const columns = { status: 'finished', officeNote: reason } as const
    const step = { action: 'returned an invoice' as const, columns, after: { reason } }
    await sendVendorNews(tx, delivery, await advance(tx, locked, { by }, step, now), 'invoiceReturned', now)
  })

/**
 * Closes an order. The costs of a request's closed orders become the actual cost of the request. Throws 409 while the
 * invoice is above the approved cost.
 */
export const closeOrder = (db: Database, delivery: Delivery, id: string, by: Author, now: Date) =>
  act(db, id, 'close', async (tx, locked) => {
    const { order } = locked
    if (overApproved(order) > 0) throw conflict('above_approved', (language) => orderErrors[language].approveInvoice)
    const earlier = await closedCents(tx, order.requestId)
    const cost = order.invoiceCents === null ? undefined : dollars(earlier + order.invoiceCents)
    const step = {
      action: 'closed a work order' as const,
      columns: { status: 'closed' } as const,
      after: { invoiceCents: order.invoiceCents },
      request: cost === undefined ? {} : { cost },
    }
    await sendVendorNews(tx, delivery, await advance(tx, locked, { by }, step, now), 'closed', now)
  })

async function closedCents(tx: Database, requestId: string): Promise<number> {
  const [closed] = await tx
    .select({ sum: sql<number>`coalesce(sum(${workOrders.invoiceCents}), 0)::float8` })
    .from(workOrders)
    .where(sql`${eq(workOrders.requestId, requestId)} and ${workOrders.status} = 'closed'`)
  return closed?.sum ?? 0
}

/** Cancels an order. A request that was given to its vendor is without one again. */
export const cancelOrder = (db: Database, delivery: Delivery, id: string, reason: string, by: Author, now: Date) =>
  act(db, id, 'cancel', async (tx, locked) => {
    const step = {
      action: 'cancelled a work order' as const,
      columns: { status: 'cancelled', officeNote: reason } as const,
      after: { reason },
      request: locked.request.vendorId === locked.order.vendorId ? { vendorId: null } : {},
    }
    await sendVendorNews(tx, delivery, await advance(tx, locked, { by }, step, now), 'cancelled', now)
  })
