import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { vendors } from '../../vendors/server/table.ts'
import { visitWaitsOn } from '../rules.ts'
import type { OwnVisit } from '../visit.ts'
import { visitOf } from './reads.ts'
import { workOrders } from './table.ts'

/** The visits of accepted orders, as the resident sees them, by request. */
export async function findOwnVisits(
  db: Database,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, OwnVisit>> {
  const rows = await db
    .select({ order: workOrders, vendor: vendors.name })
    .from(workOrders)
    .innerJoin(vendors, eq(vendors.id, workOrders.vendorId))
    .where(and(inArray(workOrders.requestId, [...requestIds]), eq(workOrders.status, 'accepted')))
  return new Map(
    rows.flatMap(({ order, vendor }) => {
      const visit = visitOf(order)
      return visit
        ? [[order.requestId, { ...visit, vendor, needsAnswer: visitWaitsOn(order, true) === 'resident' }]]
        : []
    }),
  )
}
