import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { vendors } from '../../vendors/server/table.ts'
import { visitWaitsOn } from '../rules.ts'
import type { OwnVisit, VendorStep } from '../visit.ts'
import { visitOf } from './reads.ts'
import { workOrders } from './table.ts'

/** What the resident sees of the orders of a request: the visit of an accepted one, and what the vendors did. */
export type OwnOrders = { visit: OwnVisit | null; vendorSteps: VendorStep[] }

/** The orders that a vendor accepted, by request. */
export async function findOwnOrders(
  db: Database,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, OwnOrders>> {
  const rows = await db
    .select({ order: workOrders, vendor: vendors.name })
    .from(workOrders)
    .innerJoin(vendors, eq(vendors.id, workOrders.vendorId))
    .where(
      and(
        inArray(workOrders.requestId, [...requestIds]),
        inArray(workOrders.status, ['accepted', 'finished', 'invoiced', 'closed']),
      ),
    )
    .orderBy(asc(workOrders.number))
  const found = new Map<string, OwnOrders>()
  for (const { order, vendor } of rows) {
    const own = found.get(order.requestId) ?? { visit: null, vendorSteps: [] }
    const visit = order.status === 'accepted' ? visitOf(order) : null
    found.set(order.requestId, {
      visit: visit ? { ...visit, vendor, needsAnswer: visitWaitsOn(order, true) === 'resident' } : own.visit,
      vendorSteps: [...own.vendorSteps, ...stepsOf(order, vendor)],
    })
  }
  return found
}

function stepsOf(order: typeof workOrders.$inferSelect, vendor: string): VendorStep[] {
  const { visitConfirmedAt, visitFrom, finishedAt } = order
  return [
    ...(visitConfirmedAt && visitFrom
      ? [{ step: 'visit_agreed' as const, vendor, visit: visitFrom.toISOString(), at: visitConfirmedAt.toISOString() }]
      : []),
    ...(finishedAt ? [{ step: 'work_finished' as const, vendor, visit: null, at: finishedAt.toISOString() }] : []),
  ]
}
