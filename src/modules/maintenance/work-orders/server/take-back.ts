import { and, eq } from 'drizzle-orm'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { type RequestRow, writeEntry } from '../../requests/server/write-change.ts'
import { orderWords } from '../messages/office.ts'
import { orderCode } from '../rules.ts'
import { getVendor, type OrderRow } from './locked-order.ts'
import { orderLinks, workOrders } from './table.ts'

/** The order that a change of its locked request sent at `sentAt`, locked too; null without one. */
export async function findOrderSentBy(tx: Database, requestId: string, sentAt: Date): Promise<OrderRow | null> {
  const [order] = await tx
    .select()
    .from(workOrders)
    .where(and(eq(workOrders.requestId, requestId), eq(workOrders.status, 'sent'), eq(workOrders.createdAt, sentAt)))
    .for('update')
  return order ?? null
}

/** Whether the vendor has the order: its link is created when its e-mail is sent. */
export async function isWithVendor(tx: Database, { id }: OrderRow): Promise<boolean> {
  const links = await tx.select({ id: orderLinks.id }).from(orderLinks).where(eq(orderLinks.workOrderId, id)).limit(1)
  return links.length > 0
}

/** Cancels an order whose e-mail was not sent yet, because the change that sent it is undone. */
export async function takeOrderBack(
  tx: Database,
  request: RequestRow,
  { id, number, version, vendorId }: OrderRow,
  by: Author,
  now: Date,
): Promise<void> {
  const reason = orderWords.takenBack
  await tx
    .update(workOrders)
    .set({ status: 'cancelled', officeNote: reason, endedAt: now, version: version + 1, updatedAt: now })
    .where(eq(workOrders.id, id))
  const { name } = await getVendor(tx, vendorId)
  const after = { order: orderCode(number), vendor: name, reason }
  await writeEntry(tx, request, { action: 'cancelled a work order', after }, by, now)
}
