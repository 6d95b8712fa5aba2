import { and, eq, inArray, isNull } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { notify } from '#notifications/server/notify.ts'
import { office } from '#platform/roles.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { RequestRow } from '../../requests/server/write-change.ts'
import { aboutRequest, namedRequest } from './request-notices.ts'

type Urgent = Pick<RequestRow, 'id' | 'number' | 'title' | 'unitId' | 'placeName' | 'priority' | 'category'>

/** Alerts the office to an urgent request; does nothing for one of another priority. */
export async function alertToUrgent(tx: Database, request: Urgent, by: Author, now: Date): Promise<void> {
  if (request.priority !== 'urgent') return
  const recipients = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.role, [...office]), eq(users.status, 'Active'), isNull(users.deletedAt)))
  const kind = request.category === 'elevator' ? 'elevator_stopped' : 'urgent_request'
  const params = await namedRequest(tx, request)
  await notify(tx, { kind, params, recipients: recipients.map(({ id }) => id), by, ...aboutRequest(request.id) }, now)
}
