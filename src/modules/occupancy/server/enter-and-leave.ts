import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { conflict, notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { lockResident } from '#residents/server/store.ts'
import { residents } from '#residents/server/table.ts'
import { listingsEndedByMove, statusAfterMove } from '#units/rules.ts'
import { endListings } from '#units/server/end-listings.ts'
import { units } from '#units/server/table.ts'
import type { ResidenceType } from '../contract.ts'
import { rankOfNewcomer } from '../rules.ts'
import { words } from '../messages/en.ts'
import { endMembershipsOf, moveMemberships } from '../members/server/end.ts'
import { markDoorCode } from './door-code.ts'
import { selectRecordedTypes } from '../owners/server/owner-occupants.ts'
import { lockHousehold, promote, type UnitRow, writeLog } from './household.ts'
import { assignments } from './table.ts'

/**
 * A resident moves into a locked unit; returns the id of the assignment. The home begins at `at`: now, or the first instant of
 * the day of a planned move. The recorded owners of the unit decide who lives there as an owner. Throws 409 when they live there already, are suspended, or have another unit without being an owner.
 */
export async function enterUnit(
  tx: Database,
  unit: UnitRow,
  residentId: string,
  sentType: ResidenceType,
  notes: string | null,
  by: Author,
  now: Date,
  at = now,
): Promise<string> {
  const present = await lockHousehold(tx, unit.id)
  const { record, user } = await lockResident(tx, residentId)
  if (present.some((assignment) => assignment.residentId === residentId))
    throw conflict('already_assigned', () => words.alreadyThere(record.fullName, unit.unitNumber), 'tenantId')
  if (user.status === 'Suspended') throw conflict('suspended', () => words.suspended(record.fullName), 'tenantId')
  await checkOneHome(tx, record)
  const recordedType = await selectRecordedTypes(tx, [{ unitId: unit.id, residentId }], now)
  const residenceType = recordedType({ unitId: unit.id, residentId }) ?? sentType
  if (residenceType === 'owner' && record.tenantType !== 'Owner') await setOwnerType(tx, record, by, now)
  const rank = rankOfNewcomer(present.map((assignment) => assignment.rank))
  const id = newId()
  const startedAt = await findStart(tx, unit.id, residentId, at)
  const times = { startedAt, createdAt: now, updatedAt: now }
  await tx.insert(assignments).values({ id, unitId: unit.id, residentId, residenceType, rank, ...times })
  await writeLog(tx, { id, unitId: unit.id, residentId, residenceType }, 'assigned', notes, by, now)
  await updateUnitStatus(tx, unit, present.length + 1, now)
  const kinds = listingsEndedByMove(residenceType === 'owner', present.length)
  await endListings(tx, { unitIds: [unit.id], kinds, reason: 'assigned' }, by, now)
  await recordMove(tx, unit, residentId, 'assigned', { residenceType, rank }, by, now)
  return id
}

/** `at`, or the end of an earlier time of the resident in the unit, so that the two never overlap. */
async function findStart(tx: Database, unitId: string, residentId: string, at: Date): Promise<Date> {
  const [last] = await tx
    .select({ endedAt: assignments.endedAt })
    .from(assignments)
    .where(and(eq(assignments.unitId, unitId), eq(assignments.residentId, residentId), isNotNull(assignments.endedAt)))
    .orderBy(desc(assignments.endedAt))
    .limit(1)
  return last?.endedAt && last.endedAt > at ? last.endedAt : at
}

async function checkOneHome(tx: Database, record: typeof residents.$inferSelect) {
  if (record.tenantType === 'Owner') return
  const [other] = await tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(eq(assignments.residentId, record.id), isNull(assignments.endedAt)))
  if (other) throw conflict('one_home', () => words.oneHome(record.fullName), 'tenantId')
}

/** A resident who owns one of their homes has the type Owner. */
async function setOwnerType(tx: Database, record: typeof residents.$inferSelect, by: Author, now: Date) {
  await tx
    .update(residents)
    .set({ tenantType: 'Owner', version: record.version + 1, updatedAt: now })
    .where(eq(residents.id, record.id))
  await writeAudit(tx, {
    by,
    action: 'changed',
    recordType: 'residents',
    recordId: record.id,
    about: [record.userId],
    before: { tenantType: record.tenantType },
    after: { tenantType: 'Owner' },
    now,
  })
}

/**
 * A resident leaves a locked unit, at `at`; a home that ends at the instant when it began was never lived in. The members
 * of the household lose their access, unless they move along to another unit. Returns the id of the assignment; throws 404
 * when they do not live there.
 */
export async function leaveUnit(
  tx: Database,
  unit: UnitRow,
  residentId: string,
  notes: string | null,
  by: Author,
  now: Date,
  at = now,
  membersMoveAlong = false,
): Promise<string> {
  const present = await lockHousehold(tx, unit.id)
  const current = present.find((assignment) => assignment.residentId === residentId)
  if (!current) throw notFound('Assignment')
  // `now` is the start of the call: if it waited for the lock, the change it waited for can have a later time.
  const endedAt = at < current.startedAt ? current.startedAt : at
  await tx
    .update(assignments)
    .set({ endedAt, version: current.version + 1, updatedAt: now })
    .where(eq(assignments.id, current.id))
  if (!membersMoveAlong) await endMembershipsOf(tx, current.id, by, now)
  await writeLog(tx, current, 'removed', notes, by, now)
  await promote(tx, unit.id, by, now)
  await updateUnitStatus(tx, unit, present.length - 1, now)
  // Who never lived there could see the code until now. Who knows a former code does not know that of the unit.
  if (current.nextDoorCodeAt === null) await markDoorCode(tx, unit.id, endedAt > current.startedAt ? endedAt : now)
  await recordMove(tx, unit, residentId, 'removed', { residenceType: current.residenceType }, by, now)
  return current.id
}

/** A resident changes units, with the members of the household. */
export async function changeUnits(
  tx: Database,
  { from, to }: { from: UnitRow; to: UnitRow },
  residentId: string,
  residenceType: ResidenceType,
  notes: string | null,
  by: Author,
  now: Date,
  at: Date,
) {
  const left = await leaveUnit(tx, from, residentId, notes, by, now, at, true)
  const entered = await enterUnit(tx, to, residentId, residenceType, notes, by, now, at)
  await moveMemberships(tx, left, entered, now)
}

/** Updates the unit's stored status to its residents. */
async function updateUnitStatus(tx: Database, { id }: UnitRow, people: number, now: Date) {
  // Read again, because a reassignment may just have removed a resident.
  const [unit] = await tx.select().from(units).where(eq(units.id, id))
  const status = unit && statusAfterMove(unit.status, people)
  if (!unit || !status || status === unit.status) return
  await tx
    .update(units)
    .set({ status, version: unit.version + 1, updatedAt: now })
    .where(eq(units.id, id))
}

/** Stalls, lockers and pets of a resident who has left the last home; the audit log has what they were. */
export async function leaveBelongings(tx: Database, residentId: string, by: Author, now: Date) {
  const [home] = await tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(eq(assignments.residentId, residentId), isNull(assignments.endedAt)))
    .limit(1)
  if (home) return
  const [record] = await tx.select().from(residents).where(eq(residents.id, residentId)).for('update')
  if (!record) return
  const { parkingStalls, lockerNumbers, pets } = record
  if (parkingStalls.length + lockerNumbers.length + pets.length === 0) return
  const nothing = { parkingStalls: [], lockerNumbers: [], pets: [] }
  await tx
    .update(residents)
    .set({ ...nothing, version: record.version + 1, updatedAt: now })
    .where(eq(residents.id, residentId))
  await writeAudit(tx, {
    by,
    action: 'changed',
    recordType: 'residents',
    recordId: residentId,
    about: [record.userId],
    before: { parkingStalls, lockerNumbers, pets },
    after: nothing,
    now,
  })
}

/** Writes the audit event and notifies open screens, including the resident's own. */
export async function recordMove(
  tx: Database,
  unit: UnitRow,
  residentId: string,
  action: 'assigned' | 'removed' | 'changed',
  after: Record<string, unknown>,
  by: Author,
  now: Date,
) {
  const [person] = await tx.select({ userId: residents.userId }).from(residents).where(eq(residents.id, residentId))
  const accounts = person ? [person.userId] : []
  const about = [unit.id, residentId, ...accounts]
  const detail = { unitNumber: unit.unitNumber, ...after }
  await writeAudit(tx, { by, action, recordType: 'occupancy', recordId: unit.id, about, after: detail, now })
  for (const topic of ['occupancy', 'residents', 'units', 'maintenance'])
    await notifyChanged(tx, { topic, residents: accounts })
}
