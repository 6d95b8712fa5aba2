import { eq, sql } from 'drizzle-orm'
import { conflict, invalid, notFound } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { days } from '#platform/time/dates.ts'
import { findRequestWithPeople, recipientsOf } from '../../messaging/server/recipients.ts'
import { isOpen } from '../../requests/rules.ts'
import { changeByAct, lockRequest } from '../../requests/server/store.ts'
import type { ChangeInput } from '../../requests/server/write-change.ts'
import type { OrderEvent } from '../choices.ts'
import { orderErrors } from '../messages/errors.ts'
import type { VisitWindow } from '../schemas.ts'
import { isOpenOrder, nextStepOf, type OrderAct, orderCode, validateAct } from '../rules.ts'
import { endOrderLinks } from './links.ts'
import { getVendor, type LockedOrder, type OrderRow } from './locked-order.ts'
import { workOrders } from './table.ts'

/** The actor: a person with an account, or the vendor of the order. */
export type Actor = { by: Author } | 'vendor'

/** Locks an order until the transaction ends: its request first, as every change of a request does. Throws 404. */
export async function lockOrder(tx: Database, id: string): Promise<LockedOrder> {
  const [found] = await tx.select({ requestId: workOrders.requestId }).from(workOrders).where(eq(workOrders.id, id))
  if (!found) throw notFound('Work order')
  const request = await lockRequest(tx, found.requestId)
  const [order] = await tx.select().from(workOrders).where(eq(workOrders.id, id)).for('update')
  if (!order) throw notFound('Work order')
  return {
    order,
    request,
    vendor: await getVendor(tx, order.vendorId),
    people: await findRequestWithPeople(tx, request.id),
  }
}

/** Throws 409 when an act is not possible in the present status. */
export function checkAct(order: OrderRow, act: OrderAct): void {
  const why = validateAct(order, act)
  if (why) throw conflict(isOpenOrder(order) ? 'not_now' : 'ended', why)
}

/** Throws 400 naming `field` for a visit that has ended, or that is more than a year away. */
export function checkVisitTime({ from, to }: VisitWindow, now: Date, field = 'from'): void {
  if (Date.parse(to) <= now.getTime()) throw invalid(field, (language) => orderErrors[language].pastVisit)
  if (Date.parse(from) > now.getTime() + days(366)) throw invalid(field, (language) => orderErrors[language].farVisit)
}

/** There is a resident who can answer about the visit. */
export const hasResident = ({ people }: Pick<LockedOrder, 'people'>) => recipientsOf(people).tenant !== null

type Step = {
  action: OrderEvent
  columns: Partial<typeof workOrders.$inferInsert>
  /** Further facts of the audit event. */
  after?: Record<string, unknown>
  /** What changes of the request besides who acts next. */
  request?: ChangeInput
  /** Until then the step can be undone, and nobody is notified. */
  notBefore?: Date | undefined
}

/**
 * Writes a step of a locked order: its columns, who acts next on the request, one audit event and one notification. An
 * order that ends ends its link.
 */
export async function advance(
  tx: Database,
  locked: LockedOrder,
  actor: Actor,
  step: Step,
  now: Date,
): Promise<LockedOrder> {
  const { order, request, vendor } = locked
  const status = step.columns.status ?? order.status
  const endedAt = isOpenOrder({ status }) ? null : now
  const [next] = await tx
    .update(workOrders)
    .set({ ...step.columns, endedAt, version: sql`${workOrders.version} + 1`, updatedAt: now })
    .where(eq(workOrders.id, order.id))
    .returning()
  if (!next) throw notFound('Work order')
  if (endedAt) await endOrderLinks(tx, order.id, now)
  const isVendor = actor === 'vendor'
  await changeByAct(
    tx,
    request,
    { ...(isOpen(request) ? nextStepOf(next, hasResident(locked)) : {}), ...step.request },
    isVendor ? null : actor.by,
    now,
    {
      action: step.action,
      byName: isVendor ? vendor.name : undefined,
      after: { order: orderCode(order.number), vendor: vendor.name, ...step.after },
    },
    step.notBefore,
  )
  return { ...locked, order: next }
}
