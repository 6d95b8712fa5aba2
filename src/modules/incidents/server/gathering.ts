import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Category } from '#maintenance/requests/choices.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { conflict, invalid, notFound } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { unitStacks, units } from '#units/server/table.ts'
import { incidentWords as words } from '../messages/desk.ts'
import { isAbout, isAffected } from '../rules.ts'
import type { GatheredRequests } from '../schemas.ts'
import { alertToRemoved, isSameAlert } from './on-call.ts'
import { incidentRequests, incidents } from './table.ts'
import { lockRunning, recordIncident } from './write-incident.ts'

/** Adds requests to an incident. Throws 404, 400 for one that does not exist, and 409 for one of another incident. */
export async function gatherRequests(
  db: Database,
  id: string,
  { requestIds }: GatheredRequests,
  by: Author,
  now: Date,
): Promise<void> {
  const ids = [...new Set(requestIds)]
  await db.transaction(async (tx) => {
    const locked = await lockRunning(tx, id)
    if ((await tx.$count(requests, inArray(requests.id, ids))) < ids.length)
      throw invalid('requestIds', () => words.noRequest)
    const rows = ids.map((requestId) => ({ requestId, incidentId: id, addedAt: now, addedBy: by.id }))
    const added = await tx.insert(incidentRequests).values(rows).onConflictDoNothing().returning()
    const isElsewhere = and(inArray(incidentRequests.requestId, ids), sql`${incidentRequests.incidentId} <> ${id}`)
    if ((await tx.$count(incidentRequests, isElsewhere)) > 0) throw conflict('in_other', () => words.inOther)
    if (added.length === 0) return
    const [action, about] = ['added requests to' as const, added.map(({ requestId }) => requestId)]
    await recordIncident(tx, locked, { by, action, now, about, after: { requests: added.length }, isPublic: false })
  })
}

/** Removes a request from an incident. Throws 404, and 409 for a closed one. */
export async function releaseRequest(
  db: Database,
  { id, requestId }: { id: string; requestId: string },
  by: Author,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockRunning(tx, id)
    const isThis = and(eq(incidentRequests.requestId, requestId), eq(incidentRequests.incidentId, id))
    const { rowCount } = await tx.delete(incidentRequests).where(isThis)
    if (!rowCount) throw notFound('Maintenance request')
    const action = 'removed a request from' as const
    await recordIncident(tx, locked, { by, action, now, about: [requestId], isPublic: false })
    await alertToRemoved(tx, locked, requestId, by, now)
  })
}

type Filed = { id: string; title: string; category: Category; unitId: string | null }

/**
 * Adds a request that was just filed to the running incident that it is likely about, in the transaction of the filing. A
 * home that is not affected belongs to none, unless the request is about the whole building. Returns whether the alert of
 * the incident is for the request too.
 */
export async function gatherFiled(tx: Database, request: Filed, by: Author | null, now: Date): Promise<boolean> {
  const running = await tx.select().from(incidents).where(isNull(incidents.closedAt)).orderBy(incidents.openedAt)
  if (running.length === 0) return false
  const [home] =
    request.unitId === null
      ? []
      : await tx
          .select({ floor: units.floor, stack: unitStacks.stack })
          .from(units)
          .innerJoin(unitStacks, eq(unitStacks.unitId, units.id))
          .where(eq(units.id, request.unitId))
  const incident = running.find(
    (one) => !one.isDrill && isAbout(one.kind, request) && (home === undefined || isAffected(one, home)),
  )
  if (!incident) return false
  const row = { requestId: request.id, incidentId: incident.id, addedAt: now, addedBy: by?.id ?? null }
  await tx.insert(incidentRequests).values(row).onConflictDoNothing()
  const [action, about] = ['added requests to' as const, [request.id]]
  await recordIncident(tx, incident, { by, action, now, about, after: { requests: 1 }, isPublic: false })
  return isSameAlert(incident, request.category)
}
