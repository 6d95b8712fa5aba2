import { and, asc, eq, isNull } from 'drizzle-orm'
import { conflict, notFound, stale } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { withConstraintErrors } from '#platform/server/database/violation.ts'
import { lockResident } from '#residents/server/store.ts'
import { residents } from '#residents/server/table.ts'
import { statusAfterMove } from '#units/rules.ts'
import { units } from '#units/server/table.ts'
import type { AssignmentChanges, NewAssignment, ResidenceType, UnitResident } from '../contract.ts'
import { rankOfNewcomer, residenceTypeOf } from '../rules.ts'
import { words } from '../messages/en.ts'
import { endMembershipsOf } from '../members/server/end.ts'
import { type UnitRow, lockHousehold, lockUnit, promote, writeAssignment, writeLog } from './household.ts'
import { findUnitResident } from './reads.ts'
import { assignments } from './table.ts'

/** Errors for constraints that simultaneous assignments violate. */
const raceErrors = {
  assignments_one_home: () => conflict('one_home', () => words.onlyOwners, 'tenantId'),
  assignments_active: () => conflict('already_assigned', () => words.onlyOwners, 'tenantId'),
}

/**
 * Assigns a resident to a unit, optionally in place of another. Throws 404 for an unknown unit or person, and 409 when
 * they live there already, are suspended, or have another unit without being an owner.
 */
export async function assignResident(
  db: Database,
  unitId: string,
  sent: NewAssignment,
  by: Author,
  now: Date,
): Promise<UnitResident> {
  const { tenantId: residentId, replaces, notes = null } = sent
  await withConstraintErrors(raceErrors, () =>
    db.transaction(async (tx) => {
      const unit = await lockUnit(tx, unitId)
      if (replaces) await leaveUnit(tx, unit, replaces, notes, by, now)
      await enterUnit(tx, unit, residentId, residenceTypeOf(sent), notes, by, now)
    }),
  )
  return findUnitResident(db, unitId, residentId)
}

/** Removes a resident from a unit; throws 404 when they do not live there. */
export async function removeResident(
  db: Database,
  unitId: string,
  residentId: string,
  notes: string | null,
  by: Author,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => leaveUnit(tx, await lockUnit(tx, unitId), residentId, notes, by, now))
}

/** Adds the home of a new resident, in the transaction that creates them. */
export async function addAssignment(
  tx: Database,
  unitId: string,
  residentId: string,
  residenceType: ResidenceType,
  by: Author,
  now: Date,
) {
  await enterUnit(tx, await lockUnit(tx, unitId), residentId, residenceType, null, by, now)
}

/** Ends all homes of a deleted account. */
export async function endHomes(tx: Database, userId: string, by: Author, now: Date): Promise<void> {
  const homes = await tx
    .select({ unitId: assignments.unitId, residentId: assignments.residentId })
    .from(assignments)
    .innerJoin(residents, eq(residents.id, assignments.residentId))
    .where(and(eq(residents.userId, userId), isNull(assignments.endedAt)))
    .orderBy(asc(assignments.unitId))
  for (const { unitId, residentId } of homes)
    await leaveUnit(tx, await lockUnit(tx, unitId), residentId, words.accountDeleted, by, now)
}

/** Changes rank or residence type. A new primary or secondary replaces the old one. */
export async function changeAssignment(
  db: Database,
  unitId: string,
  residentId: string,
  changes: AssignmentChanges,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<UnitResident> {
  await db.transaction(async (tx) => {
    const unit = await lockUnit(tx, unitId)
    const present = await lockHousehold(tx, unitId)
    const current = present.find((assignment) => assignment.residentId === residentId)
    if (!current) throw notFound('Resident')
    if (ifMatch !== null && ifMatch !== current.version) throw stale(await findUnitResident(tx, unitId, residentId))
    const { rank = current.rank, residenceType = current.residenceType } = changes
    if (rank === current.rank && residenceType === current.residenceType) return
    const before =
      rank === 'other' || rank === current.rank ? undefined : present.find((assignment) => assignment.rank === rank)
    // The rank is unique, so the previous holder is changed first.
    if (before) await writeAssignment(tx, before, { rank: 'other' }, by, now)
    await writeAssignment(tx, current, { rank, residenceType }, by, now)
    if (before)
      await writeAssignment(
        tx,
        { ...before, rank: 'other', version: before.version + 1 },
        { rank: current.rank },
        by,
        now,
      )
    await promote(tx, unitId, by, now)
    await recordMove(tx, unit, residentId, 'changed', { rank, residenceType }, by, now)
  })
  return findUnitResident(db, unitId, residentId)
}

async function enterUnit(
  tx: Database,
  unit: UnitRow,
  residentId: string,
  residenceType: ResidenceType,
  notes: string | null,
  by: Author,
  now: Date,
) {
  const { record, user } = await lockResident(tx, residentId)
  const present = await lockHousehold(tx, unit.id)
  if (present.some((assignment) => assignment.residentId === residentId))
    throw conflict('already_assigned', () => words.alreadyThere(record.fullName, unit.unitNumber), 'tenantId')
  if (user.status === 'Suspended') throw conflict('suspended', () => words.suspended(record.fullName), 'tenantId')
  await checkOneHome(tx, record)
  if (residenceType === 'owner' && record.tenantType !== 'Owner') await setOwnerType(tx, record, by, now)
  const rank = rankOfNewcomer(present.map((assignment) => assignment.rank))
  const id = newId()
  const times = { startedAt: now, createdAt: now, updatedAt: now }
  await tx.insert(assignments).values({ id, unitId: unit.id, residentId, residenceType, rank, ...times })
  await writeLog(tx, { id, unitId: unit.id, residentId, residenceType }, 'assigned', notes, by, now)
  await updateUnitStatus(tx, unit, present.length + 1, now)
  await recordMove(tx, unit, residentId, 'assigned', { residenceType, rank }, by, now)
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

async function leaveUnit(tx: Database, unit: UnitRow, residentId: string, notes: string | null, by: Author, now: Date) {
  const present = await lockHousehold(tx, unit.id)
  const current = present.find((assignment) => assignment.residentId === residentId)
  if (!current) throw notFound('Assignment')
  // `now` is the start of the call: if it waited for the lock, the change it waited for can have a later time.
  const endedAt = now < current.startedAt ? current.startedAt : now
  await tx
    .update(assignments)
    .set({ endedAt, version: current.version + 1, updatedAt: now })
    .where(eq(assignments.id, current.id))
  await endMembershipsOf(tx, current.id, by, now)
  await writeLog(tx, current, 'removed', notes, by, now)
  await promote(tx, unit.id, by, now)
  await updateUnitStatus(tx, unit, present.length - 1, now)
  await recordMove(tx, unit, residentId, 'removed', { residenceType: current.residenceType }, by, now)
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

/** Writes the audit event and notifies open screens, including the resident's own. */
async function recordMove(
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
