import { desc, eq, sql } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { iso } from '../../requests/server/reads.ts'
import { requests } from '../../requests/server/table.ts'
import { wasOnTime } from '../../work-orders/rules.ts'
import { isOpenOrderRow } from '../../work-orders/server/reads.ts'
import { workOrders } from '../../work-orders/server/table.ts'
import type { VendorHistory } from '../record-contract.ts'
import { listVendorDocuments } from './documents.ts'
import { vendors } from './table.ts'

const ordersShown = 100

/** A vendor's papers, orders, and how often they were on time. Throws 404. */
export async function findVendorHistory(db: Database, vendorId: string): Promise<VendorHistory> {
  const [vendor] = await db.select({ id: vendors.id }).from(vendors).where(eq(vendors.id, vendorId))
  if (!vendor) throw notFound('Vendor')
  const [profile] = await db.select({ timeZone: building.timeZone }).from(building)
  const rows = await db
    .select({ order: workOrders, request: { id: requests.id, number: requests.number, title: requests.title } })
    .from(workOrders)
    .innerJoin(requests, eq(requests.id, workOrders.requestId))
    .where(eq(workOrders.vendorId, vendorId))
    .orderBy(desc(sql`${isOpenOrderRow}`), desc(workOrders.createdAt), desc(workOrders.id))
    .limit(ordersShown)
  const rated = rows.flatMap(({ order }) => wasOnTime(order, profile?.timeZone ?? 'UTC') ?? [])
  return {
    documents: await listVendorDocuments(db, vendorId),
    orders: rows.map(({ order: { id, number, status, visitFrom, createdAt }, request }) => ({
      id,
      number,
      status,
      request,
      visitFrom: iso(visitFrom),
      createdAt: createdAt.toISOString(),
    })),
    finished: rated.length,
    onTime: rated.filter(Boolean).length,
  }
}
