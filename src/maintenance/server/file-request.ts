import { and, eq, isNull } from 'drizzle-orm'
import { assignments } from '#occupancy/server/table.ts'
import { cents } from '#platform/money.ts'
import { invalid, notFound } from '#platform/refusal.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import { nextNumber } from '#platform/server/counter-table.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import { tellChanged } from '#platform/server/live.ts'
import { isVisible } from '#platform/visible-text.ts'
import { tenants } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import type { NewPlacedRequest, NewRequest } from '../request-input.ts'
import type { MaintenanceRequest } from '../request.ts'
import { moveOf } from '../move-rules.ts'
import { promiseFor } from './promises.ts'
import { findRequest } from './reads.ts'
import { changeRequest } from './store.ts'
import { requestCounter, requests } from './table.ts'

type Place =
  | { placeKind: 'unit'; unitId: string; placeName: null }
  | { placeKind: Elsewhere; unitId: null; placeName: string }
type Elsewhere = NewPlacedRequest['placeKind']

/**
 * Files a request of the office for a unit. Refuses with 404; with 400 naming `tenantId` when somebody lives there and
 * none of them is named, or the one named does not live there; and with 400 naming `assignedTo` as a change does.
 */
export async function fileRequest(
  db: Database,
  unitId: string,
  sent: NewRequest,
  by: Author,
  now: Date,
): Promise<MaintenanceRequest> {
  const [unit] = await db.select({ id: units.id }).from(units).where(eq(units.id, unitId))
  if (!unit) throw notFound('Unit')
  return fileAt(db, { placeKind: 'unit', unitId, placeName: null }, sent, by, now)
}

/** Files a request for a unit, or for a place of the building, whose name it then needs (400 naming `placeName`). */
export async function fileAnywhere(
  db: Database,
  { placeKind, placeName, ...sent }: NewPlacedRequest,
  by: Author,
  now: Date,
): Promise<MaintenanceRequest> {
  if (sent.unitId === null) {
    if (!isVisible(placeName)) throw invalid('placeName', 'Please name the place')
    return fileAt(db, { placeKind, unitId: null, placeName }, sent, by, now)
  }
  const [unit] = await db.select({ id: units.id }).from(units).where(eq(units.id, sent.unitId))
  if (!unit) throw invalid('unitId', 'Choose a unit from the list')
  return fileAt(db, { placeKind: 'unit', unitId: unit.id, placeName: null }, sent, by, now)
}

async function fileAt(db: Database, place: Place, sent: NewRequest, by: Author, now: Date) {
  const id = newId()
  await db.transaction(async (tx) => {
    const userId = await userOf(tx, place.unitId, sent.tenantId)
    const number = await nextNumber(tx, requestCounter)
    const { title, description, priority, category, tenantId, scheduledDate, estimatedCost } = sent
    await tx.insert(requests).values({
      id,
      number,
      title,
      description,
      priority,
      category,
      ...place,
      tenantId,
      reportedBy: by.id,
      estimatedCostCents: estimatedCost === null ? null : cents(estimatedCost),
      scheduledDate: scheduledDate === null ? null : new Date(scheduledDate),
      ...(await promiseFor(tx, { priority, category }, now)),
      ...moveOf('pending'),
      whoseMoveSince: now,
      createdAt: now,
      updatedAt: now,
    })
    await writeAudit(tx, {
      by,
      action: 'filed',
      noun: 'maintenance',
      recordId: id,
      about: [place.unitId, tenantId],
      after: { number, title, priority, category },
      now,
    })
    await tellChanged(tx, { topic: 'maintenance', residents: userId === null ? [] : [userId] })
    if (sent.assignedTo !== null) await changeRequest(tx, id, { assignedTo: sent.assignedTo }, by, now, null)
  })
  return findRequest(db, id)
}

/** The account of the resident it is for; null where there is none. A place of the building may be for anyone who lives here. */
async function userOf(tx: Database, unitId: string | null, tenantId: string | null): Promise<string | null> {
  if (unitId === null && tenantId === null) return null
  const here = await tx
    .select({ tenantId: assignments.tenantId, userId: tenants.userId })
    .from(assignments)
    .innerJoin(tenants, eq(tenants.id, assignments.tenantId))
    .where(
      and(
        unitId === null ? eq(assignments.tenantId, tenantId ?? '') : eq(assignments.unitId, unitId),
        isNull(assignments.endedAt),
      ),
    )
    .for('share', { of: assignments })
  if (tenantId === null) {
    if (here.length > 0) throw invalid('tenantId', 'Please fill in all required fields')
    return null
  }
  const chosen = here.find((resident) => resident.tenantId === tenantId)
  if (!chosen)
    throw invalid('tenantId', unitId === null ? 'Choose a resident from the list' : 'Choose a resident of this unit')
  return chosen.userId
}
