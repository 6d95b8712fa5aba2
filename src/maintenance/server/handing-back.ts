import { and, eq, inArray } from 'drizzle-orm'
import type { Author } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { openStatuses } from '../rules.ts'
import { changeRequest } from './store.ts'
import { requests } from './table.ts'

/** The open requests of somebody who leaves belong to nobody; what they had taken on waits again. Finished ones keep their name. */
export async function handBackRequests(tx: Database, userId: string, by: Author, now: Date): Promise<void> {
  const held = await tx
    .select({ id: requests.id, status: requests.status })
    .from(requests)
    .where(and(eq(requests.assignedTo, userId), inArray(requests.status, [...openStatuses])))
    .orderBy(requests.id)
  for (const { id, status } of held) {
    const waiting = status === 'assigned' ? ({ status: 'pending' } as const) : {}
    await changeRequest(tx, id, { assignedTo: null, ...waiting }, by, now, null)
  }
}
