import { and, eq, inArray } from 'drizzle-orm'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { openStatuses } from '../rules.ts'
import { changeRequest } from './store.ts'
import { requests } from './table.ts'

/**
 * Unassigns the open requests of a person who leaves; assigned ones become pending. Finished requests keep their
 * assignee.
 */
export async function unassignRequests(tx: Database, userId: string, by: Author, now: Date): Promise<void> {
  const current = await tx
    .select({ id: requests.id, status: requests.status })
    .from(requests)
    .where(and(eq(requests.assignedTo, userId), inArray(requests.status, [...openStatuses])))
    .orderBy(requests.id)
  for (const { id, status } of current) {
    const waiting = status === 'assigned' ? ({ status: 'pending' } as const) : {}
    await changeRequest(tx, id, { assignedTo: null, ...waiting }, by, now, { ifMatch: null })
  }
}
