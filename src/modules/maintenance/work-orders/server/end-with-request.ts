import { and, eq, inArray } from 'drizzle-orm'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { findRequestWithPeople } from '../../messaging/server/recipients.ts'
import type { Status } from '../../requests/choices.ts'
import { type RequestRow, writeEntry } from '../../requests/server/write-change.ts'
import type { OrderEvent } from '../choices.ts'
import { orderWords } from '../messages/office.ts'
import { endsWithRequest, openOrderStatuses, orderCode } from '../rules.ts'
import { endOrderLinks, restoreOrderLinks } from './links.ts'
import { type Delivery, getVendor, type OrderRow, type VendorRow } from './locked-order.ts'
import { workOrders } from './table.ts'
import { sendVendorNews } from './emails/vendor-emails.ts'

/** The open order of a locked request that ends when the request gets this status, locked too; null without one. */
export async function findEndingOrder(tx: Database, request: RequestRow, status: Status, now: Date) {
  if (status === request.status || (status !== 'cancelled' && status !== 'completed')) return null
  const [order] = await tx
    .select()
    .from(workOrders)
    .where(and(eq(workOrders.requestId, request.id), inArray(workOrders.status, [...openOrderStatuses])))
    .for('update')
  return order && endsWithRequest(order, status, now) ? { order, because: status } : null
}

/** Cancels such an order: its links end, the vendor gets an e-mail, and the timeline of the request has it. */
export async function cancelWithRequest(
  tx: Database,
  request: RequestRow,
  { order, because }: { order: OrderRow; because: 'cancelled' | 'completed' },
  by: Author,
  now: Date,
  delivery: Delivery,
): Promise<void> {
  const reason = orderWords.endedWith[because]
  const columns = { status: 'cancelled', officeNote: reason, endedAt: now } as const
  const { next, vendor } = await write(tx, order, columns, now)
  await endOrderLinks(tx, order.id, now)
  await writeEntry(tx, request, entryOf('cancelled a work order', next, vendor, { reason }), by, now)
  const people = await findRequestWithPeople(tx, request.id)
  await sendVendorNews(tx, delivery, { order: next, request, vendor, people }, 'requestEnded', now)
}

/** Opens the order again that ended with a change of its request at `endedAt`, because that change is undone. */
export async function restoreOrder(
  tx: Database,
  request: RequestRow,
  endedAt: Date,
  by: Author,
  now: Date,
): Promise<void> {
  const [order] = await tx
    .select()
    .from(workOrders)
    .where(
      and(eq(workOrders.requestId, request.id), eq(workOrders.status, 'cancelled'), eq(workOrders.endedAt, endedAt)),
    )
    .for('update')
  if (!order) return
  const status = order.answeredAt === null ? 'sent' : 'accepted'
  const { next, vendor } = await write(tx, order, { status, officeNote: null, endedAt: null }, now)
  await restoreOrderLinks(tx, order.id, endedAt)
  await writeEntry(tx, request, entryOf('reopened a work order', next, vendor), by, now)
}

async function write(tx: Database, order: OrderRow, columns: Partial<OrderRow>, now: Date) {
  const changed = { ...columns, version: order.version + 1, updatedAt: now }
  await tx.update(workOrders).set(changed).where(eq(workOrders.id, order.id))
  return { next: { ...order, ...changed }, vendor: await getVendor(tx, order.vendorId) }
}

const entryOf = (action: OrderEvent, { number }: OrderRow, { name }: VendorRow, after: object = {}) => ({
  action,
  after: { order: orderCode(number), vendor: name, ...after },
})
