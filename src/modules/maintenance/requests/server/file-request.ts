import { and, eq, isNull } from 'drizzle-orm'
import { assignments } from '#occupancy/server/table.ts'
import { cents } from '#platform/text/money.ts'
import { invalid, notFound } from '#platform/http-error.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import { nextNumber } from '#platform/server/security/counter-table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { isVisible } from '#platform/text/visible-text.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import type { NewPlacedRequest, NewRequest } from '../request-input.ts'
import type { MaintenanceRequest } from '../request.ts'
import { waitingOnFor } from '../waiting-on.ts'
import { alertToUrgent } from '../../notices/server/urgent-requests.ts'
import { slaFor } from '../../sla/server/sla.ts'
import type { Filing } from '../../notices/server/after-filing.ts'
import { findRequest } from './reads.ts'
import { changeRequest } from './store.ts'
import { requestCounter, requests } from './table.ts'
import { requestErrors } from '../messages/errors.ts'

type Place =
  | { placeKind: 'unit'; unitId: string; placeName: null }
  | { placeKind: Elsewhere; unitId: null; placeName: string }
type Elsewhere = NewPlacedRequest['placeKind']

/**
 * Files a request of the office for a unit. Throws 404; 400 naming `tenantId` when the unit is occupied and none of its
 * residents is named; and 400 naming `assignedTo` as a change does.
 */
export async function fileRequest(
  db: Database,
  unitId: string,
  sent: NewRequest,
  filing: Filing,
): Promise<MaintenanceRequest> {
  const [unit] = await db.select({ id: units.id }).from(units).where(eq(units.id, unitId))
  if (!unit) throw notFound('Unit')
  return fileAt(db, { placeKind: 'unit', unitId, placeName: null }, sent, filing)
}

/** Files a request for a unit, or for a named place of the building (400 naming `placeName` without a name). */
export async function fileAnywhere(
  db: Database,
  { placeKind, placeName, ...sent }: NewPlacedRequest,
  filing: Filing,
): Promise<MaintenanceRequest> {
  if (sent.unitId === null) {
    if (!isVisible(placeName)) throw invalid('placeName', (language) => requestErrors[language].noPlace)
    return fileAt(db, { placeKind, unitId: null, placeName }, sent, filing)
  }
  const [unit] = await db.select({ id: units.id }).from(units).where(eq(units.id, sent.unitId))
  if (!unit) throw invalid('unitId', (language) => requestErrors[language].chooseUnit)
  return fileAt(db, { placeKind: 'unit', unitId: unit.id, placeName: null }, sent, filing)
}

async function fileAt(db: Database, place: Place, sent: NewRequest, { by, now, afterFiling }: Filing) {
  const id = newId()
  await db.transaction(async (tx) => {
    const userId = await findResidentAccount(tx, place.unitId, sent.tenantId)
    const number = await nextNumber(tx, requestCounter)
    const { title, description, priority, category, tenantId: residentId, scheduledDate, estimatedCost } = sent
    const sla = await slaFor(tx, { priority, category }, now)
    await tx.insert(requests).values({
      id,
      number,
      title,
      description,
      priority,
      category,
      ...place,
      residentId,
      reportedBy: by.id,
      estimatedCostCents: estimatedCost === null ? null : cents(estimatedCost),
      scheduledDate: scheduledDate === null ? null : new Date(scheduledDate),
      ...sla,
      ...waitingOnFor('pending'),
      waitingOnSince: now,
      createdAt: now,
      updatedAt: now,
    })
    await writeAudit(tx, {
      by,
      action: 'filed',
      recordType: 'maintenance',
      recordId: id,
      about: [place.unitId, residentId],
      after: { number, title, priority, category },
      now,
    })
    await notifyChanged(tx, { topic: 'maintenance', residents: userId === null ? [] : [userId] })
    const filed = { id, number, title, priority, category, ...place, dueAt: sla.dueAt }
    if (!(await afterFiling(tx, filed, by, now))) await alertToUrgent(tx, filed, by, now)
    if (sent.assignedTo !== null)
      await changeRequest(tx, id, { assignedTo: sent.assignedTo }, by, now, { ifMatch: null })
  })
  return findRequest(db, id)
}

/** The account of the resident the request is for, or null. A place of the building can be for any current resident. */
async function findResidentAccount(
  tx: Database,
  unitId: string | null,
  residentId: string | null,
): Promise<string | null> {
  if (unitId === null && residentId === null) return null
  const present = await tx
    .select({ residentId: assignments.residentId, userId: residents.userId })
    .from(assignments)
    .innerJoin(residents, eq(residents.id, assignments.residentId))
    .where(
      and(
        unitId === null ? eq(assignments.residentId, residentId ?? '') : eq(assignments.unitId, unitId),
        isNull(assignments.endedAt),
      ),
    )
    .for('share', { of: assignments })
  if (residentId === null) {
    if (present.length > 0) throw invalid('tenantId', (language) => requestErrors[language].required)
    return null
  }
  const chosen = present.find((one) => one.residentId === residentId)
  if (!chosen)
    throw invalid('tenantId', (language) =>
      unitId === null ? requestErrors[language].chooseResident : requestErrors[language].chooseResidentOfUnit,
    )
  return chosen.userId
}
