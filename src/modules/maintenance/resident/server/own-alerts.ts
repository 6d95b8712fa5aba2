import { and, asc, eq, inArray } from 'drizzle-orm'
import { alerts } from '#on-call/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { OwnRequest } from '../contract.ts'
import { isOpen } from '../../requests/rules.ts'
import type { RequestRow } from '../../requests/server/write-change.ts'

type Alert = NonNullable<OwnRequest['alert']>

/** The alerts of the urgent requests among these that are open, by request; the newest of several. */
export async function findOwnAlerts(
  db: Database,
  requests: readonly Pick<RequestRow, 'id' | 'priority' | 'status'>[],
): Promise<ReadonlyMap<string, Alert>> {
  const urgent = requests.filter((request) => request.priority === 'urgent' && isOpen(request))
  if (urgent.length === 0) return new Map()
  const ids = urgent.map(({ id }) => id)
  const rows = await db
    .select({ id: alerts.aboutId, createdAt: alerts.createdAt, takenAt: alerts.takenAt })
    .from(alerts)
    .where(
      and(
        eq(alerts.aboutType, 'maintenance'),
        inArray(alerts.aboutId, ids),
        inArray(alerts.kind, ['urgent_request', 'elevator_stopped']),
      ),
    )
    .orderBy(asc(alerts.createdAt), asc(alerts.id))
  return new Map(
    rows.flatMap(({ id, createdAt, takenAt }): [string, Alert][] =>
      id === null ? [] : [[id, { at: createdAt.toISOString(), takenAt: takenAt?.toISOString() ?? null }]],
    ),
  )
}
