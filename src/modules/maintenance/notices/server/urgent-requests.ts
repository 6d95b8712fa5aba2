import { raiseAlert } from '#on-call/server/alerts.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { RequestRow } from '../../requests/server/write-change.ts'
import { aboutRequest, namedRequest } from './request-notices.ts'

type Urgent = Pick<RequestRow, 'id' | 'number' | 'title' | 'unitId' | 'placeName' | 'priority' | 'category' | 'dueAt'>

/** Alerts the person on call to an urgent request; does nothing for one of another priority. */
export async function alertToUrgent(tx: Database, request: Urgent, by: Author, now: Date): Promise<void> {
  if (request.priority !== 'urgent') return
  const kind = request.category === 'elevator' ? 'elevator_stopped' : 'urgent_request'
  const params = { ...(await namedRequest(tx, request)), dueAt: request.dueAt?.toISOString() ?? null }
  const key = `${kind} ${request.id} ${now.toISOString()}`
  await raiseAlert(tx, { kind, params, key, by, ...aboutRequest(request.id) }, now)
}
