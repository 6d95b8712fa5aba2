import { alias } from 'drizzle-orm/pg-core'
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { apiPhone } from '#building/server/phones.ts'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Files, StoredFile } from '#platform/server/files/files.ts'
import { files as storedFiles } from '#platform/server/files/files-table.ts'
import { dollars } from '#platform/text/money.ts'
import { findRequestWithPeople } from '../../messaging/server/recipients.ts'
import { iso } from '../../requests/server/reads.ts'
import { requests } from '../../requests/server/table.ts'
import { vendors } from '../../vendors/server/table.ts'
import type { OrderFile, WorkOrder } from '../contract.ts'
import { needsApproval, openOrderStatuses, visitWaitsOn } from '../rules.ts'
import type { OrderVisit } from '../visit.ts'
import { hasResident } from './advance.ts'
import type { OrderRow } from './locked-order.ts'
import { orderFiles, orderPhotos, workOrders } from './table.ts'

export const isOpenOrderRow = inArray(workOrders.status, [...openOrderStatuses])

/** The open order of a request, or null. */
export async function findOpenOrder(db: Database, requestId: string): Promise<OrderRow | null> {
  const [open] = await db
    .select()
    .from(workOrders)
    .where(and(eq(workOrders.requestId, requestId), isOpenOrderRow))
  return open ?? null
}

/** The orders of a request, newest first. Throws 404. */
export async function listWorkOrders(db: Database, requestId: string): Promise<WorkOrder[]> {
  const [request] = await db.select({ id: requests.id }).from(requests).where(eq(requests.id, requestId))
  if (!request) throw notFound('Maintenance request')
  return readOrders(db, eq(workOrders.requestId, requestId))
}

export async function findWorkOrder(db: Database, id: string): Promise<WorkOrder> {
  const [order] = await readOrders(db, eq(workOrders.id, id))
  if (!order) throw notFound('Work order')
  return order
}

const sender = alias(users, 'order_sender')
const approver = alias(users, 'order_approver')

const selectOrders = (db: Database) =>
  db
    .select({
      order: workOrders,
      vendor: { id: vendors.id, name: vendors.name, phone: apiPhone(vendors.phone), email: vendors.email },
      sentBy: { firstName: sender.firstName, lastName: sender.lastName },
      approvedBy: { firstName: approver.firstName, lastName: approver.lastName },
    })
    .from(workOrders)
    .innerJoin(vendors, eq(vendors.id, workOrders.vendorId))
    .innerJoin(sender, eq(sender.id, workOrders.sentBy))
    .leftJoin(approver, eq(approver.id, workOrders.approvedBy))

async function readOrders(db: Database, condition: SQL): Promise<WorkOrder[]> {
  const rows = await selectOrders(db)
    .where(condition)
    .orderBy(desc(workOrders.createdAt), desc(workOrders.id))
    .limit(100)
  const ids = rows.map(({ order }) => order.id)
  if (ids.length === 0) return []
  const files = await listOrderFiles(db, ids)
  const photos = await db.select().from(orderPhotos).where(inArray(orderPhotos.workOrderId, ids))
  const orders: WorkOrder[] = []
  for (const { order, vendor, sentBy, approvedBy } of rows) {
    const needsAnswer = order.status === 'accepted' && { people: await findRequestWithPeople(db, order.requestId) }
    orders.push({
      ...order,
      vendor,
      sentBy,
      approvedBy,
      visit: visitOf(order),
      visitWaitsOn: needsAnswer ? visitWaitsOn(order, hasResident(needsAnswer)) : null,
      estimate: inDollars(order.estimateCents),
      approved: inDollars(order.approvedCents),
      invoice: inDollars(order.invoiceCents),
      needsApproval: needsApproval(order),
      files: files.flatMap(({ workOrderId, ...file }) => (workOrderId === order.id ? [file] : [])),
      photoIds: photos.flatMap(({ workOrderId, photoId }) => (workOrderId === order.id ? [photoId] : [])),
      answeredAt: iso(order.answeredAt),
      finishedAt: iso(order.finishedAt),
      endedAt: iso(order.endedAt),
      createdAt: order.createdAt.toISOString(),
      updatedAt: order.updatedAt.toISOString(),
    })
  }
  return orders
}

const inDollars = (cents: number | null) => (cents === null ? null : dollars(cents))

export function visitOf({ visitFrom, visitTo, visitBy, visitNote, visitConfirmedAt }: OrderRow): OrderVisit | null {
  if (!visitFrom || !visitTo || !visitBy) return null
  const times = { from: visitFrom.toISOString(), to: visitTo.toISOString() }
  return { ...times, by: visitBy, note: visitNote, confirmedAt: iso(visitConfirmedAt) }
}

/** The files of these orders, oldest first. */
async function listOrderFiles(db: Database, ids: readonly string[]): Promise<(OrderFile & { workOrderId: string })[]> {
  const rows = await db
    .select({
      id: orderFiles.id,
      workOrderId: orderFiles.workOrderId,
      kind: orderFiles.kind,
      name: storedFiles.name,
      mediaType: storedFiles.mediaType,
      size: storedFiles.bytes,
      createdAt: orderFiles.createdAt,
    })
    .from(orderFiles)
    .innerJoin(storedFiles, eq(storedFiles.id, orderFiles.fileId))
    .where(inArray(orderFiles.workOrderId, [...ids]))
    .orderBy(asc(orderFiles.createdAt), asc(orderFiles.id))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** A file of an order; the thumbnail of one that has none is the file itself. Throws 404. */
export async function findOrderFile(
  db: Database,
  files: Files,
  id: string,
  size: 'full' | 'thumbnail',
): Promise<StoredFile> {
  const [file] = await db.select().from(orderFiles).where(eq(orderFiles.id, id))
  if (!file) throw notFound('File')
  return files.find(db, size === 'thumbnail' ? (file.thumbnailId ?? file.fileId) : file.fileId)
}
