import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import { findRequestWithPeople, recipientsOf } from '../../messaging/server/recipients.ts'
import { nextStepOf, openOrderStatuses } from '../rules.ts'
import { workOrders } from './table.ts'

/** Who acts next on a request with an open order, whatever its status; null without one. */
export async function findNextStep(tx: Database, requestId: string) {
  const [order] = await tx
    .select()
    .from(workOrders)
    .where(and(eq(workOrders.requestId, requestId), inArray(workOrders.status, [...openOrderStatuses])))
  if (!order) return null
  return nextStepOf(order, recipientsOf(await findRequestWithPeople(tx, requestId)).tenant !== null)
}
