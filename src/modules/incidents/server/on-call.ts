import { eq, sql } from 'drizzle-orm'
import type { Category } from '#maintenance/requests/choices.ts'
import { isOpen } from '#maintenance/requests/rules.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { alertToUrgent } from '#maintenance/notices/server/urgent-requests.ts'
import { raiseAlert } from '#on-call/server/alerts.ts'
import { hasAlert, moveAlerts } from '#on-call/server/move-alerts.ts'
import { paths } from '#paths.ts'
import { isOffice } from '#platform/roles.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import type { Extent } from '../rules.ts'
import { affectedUnits } from './affected.ts'
import { incidentRequests } from './table.ts'
import { type IncidentRow, recordIncident } from './write-incident.ts'

type Incident = Pick<IncidentRow, 'id' | 'kind' | 'isDrill' | 'title'> & Extent

/** So long ago at most an urgent request can have alerted the person on call to what is an incident now. */
const minutesBefore = 30

/**
 * Whether an urgent request alerts to the same event as its incident: an elevator that stopped. Of other kinds a request can
 * be urgent in a way of its own, such as a burst pipe while there is no hot water.
 */
export const isSameAlert = ({ kind, isDrill }: Pick<Incident, 'kind' | 'isDrill'>, category: Category): boolean =>
  kind === 'elevator' && category === 'elevator' && !isDrill

/**
 * Alerts the person on call to an incident that was just opened. An urgent request about the elevator that has alerted them
 * moments ago belongs to it, with its alert.
 */
export async function alertOnCall(tx: Database, incident: Incident, by: Author, now: Date): Promise<void> {
  const { id, kind, title } = incident
  const about = { type: 'incidents', id }
  const link = paths.desk({ tab: 'incidents', incident: id })
  const alerted = isSameAlert(incident, 'elevator') ? await addAlertedRequests(tx, incident, by, now) : []
  for (const aboutId of alerted) await moveAlerts(tx, { kind: 'elevator_stopped', aboutId }, { about, link }, now)
  if (alerted.length > 0) return
  await raiseAlert(
    tx,
    {
      kind: 'incident_opened',
      params: { incident: kind, title },
      // The page of the desk is open to the office; a maintenance person on call reads the alert alone.
      link: (role) => (isOffice(role) ? link : null),
      about,
      key: `incident ${id}`,
      by,
    },
    now,
  )
}

/** Adds the urgent requests whose alert about a stopped elevator is not over, and returns their ids. */
async function addAlertedRequests(tx: Database, incident: Incident, by: Author, now: Date): Promise<string[]> {
  const found = await queryRows<{ id: string }>(
    tx,
    sql`select distinct r.id from alerts a join maintenance_requests r on r.id = a.about_id
      where a.kind = 'elevator_stopped' and a.closed_at is null
        and a.created_at >= ${now.toISOString()}::timestamptz - make_interval(mins => ${minutesBefore})
        and (r.unit_id is null or r.unit_id in (select unit.id from (${affectedUnits(incident)}) unit)) order by r.id`,
  )
  if (found.length === 0) return []
  const row = { incidentId: incident.id, addedAt: now, addedBy: by.id }
  const added = await tx
    .insert(incidentRequests)
    .values(found.map(({ id }) => ({ ...row, requestId: id })))
    .onConflictDoNothing()
    .returning()
  const about = added.map(({ requestId }) => requestId)
  if (about.length === 0) return []
  const [action, after] = ['added requests to' as const, { requests: about.length }]
  await recordIncident(tx, incident, { by, action, now, about, after, isPublic: false })
  return about
}

/** A request that is removed from an incident which alerted for it alerts by itself, if it is urgent and open. */
export async function alertToRemoved(
  tx: Database,
  incident: Pick<Incident, 'kind' | 'isDrill'>,
  requestId: string,
  by: Author,
  now: Date,
): Promise<void> {
  const [request] = await tx.select().from(requests).where(eq(requests.id, requestId))
  if (!request || !isSameAlert(incident, request.category) || !isOpen(request)) return
  if (!(await hasAlert(tx, requestId))) await alertToUrgent(tx, request, by, now)
}
