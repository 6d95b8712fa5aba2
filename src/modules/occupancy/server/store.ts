import { and, asc, eq, isNull } from 'drizzle-orm'
import { conflict, notFound, stale } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { withConstraintErrors } from '#platform/server/database/violation.ts'
import { lockResident, lockResidents } from '#residents/server/store.ts'
import { residents } from '#residents/server/table.ts'
import type { AssignmentChanges, NewAssignment, ResidenceType, UnitResident } from '../contract.ts'
import { residenceTypeOf } from '../rules.ts'
import { enqueueEndEmails, membersOfHome } from '../members/server/end-emails.ts'
import { recordAsOwner } from '../owners/server/owner-text.ts'
import { words } from '../messages/en.ts'
import { enterUnit, leaveBelongings, leaveUnit, recordMove } from './enter-and-leave.ts'
import { selectRecordedTypes } from '../owners/server/owner-occupants.ts'
import { lockHousehold, lockUnit, type UnitRow, writeRank } from './household.ts'
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
  mail: Mail,
  unitId: string,
  sent: NewAssignment,
  by: Author,
  now: Date,
): Promise<UnitResident> {
  const { tenantId: residentId, replaces, notes = null } = sent
  await withConstraintErrors(raceErrors, () =>
    db.transaction(async (tx) => {
      const unit = await lockUnit(tx, unitId)
      await lockHousehold(tx, unitId)
      await lockResidents(tx, replaces ? [replaces, residentId] : [residentId])
      if (replaces) await enqueueEndEmails(tx, mail, membersOfHome(unitId, replaces), now)
      if (replaces) await leaveUnit(tx, unit, replaces, notes, by, now)
      if (replaces) await leaveBelongings(tx, replaces, by, now)
      const residenceType = residenceTypeOf(sent)
      // Who does not say how a resident lives there leaves it to the recorded owners.
      if (sent.residenceType === 'owner') await checkOwners(tx, unit, residentId, residenceType, now)
      else if (residenceType === 'owner') await recordAsOwner(tx, unitId, residentId, by, now)
      await enterUnit(tx, unit, residentId, residenceType, notes, by, now)
    }),
  )
  return findUnitResident(db, unitId, residentId)
}

/** Removes a resident from a unit; throws 404 when they do not live there. */
export async function removeResident(
  db: Database,
  mail: Mail,
  unitId: string,
  residentId: string,
  notes: string | null,
  by: Author,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const unit = await lockUnit(tx, unitId)
    await enqueueEndEmails(tx, mail, membersOfHome(unitId, residentId), now)
    await leaveUnit(tx, unit, residentId, notes, by, now)
    await leaveBelongings(tx, residentId, by, now)
  })
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
export async function endHomes(tx: Database, mail: Mail, userId: string, by: Author, now: Date): Promise<void> {
  const homes = await tx
    .select({ unitId: assignments.unitId, residentId: assignments.residentId })
    .from(assignments)
    .innerJoin(residents, eq(residents.id, assignments.residentId))
    .where(and(eq(residents.userId, userId), isNull(assignments.endedAt)))
    .orderBy(asc(assignments.unitId))
  for (const { unitId, residentId } of homes) {
    const unit = await lockUnit(tx, unitId)
    await enqueueEndEmails(tx, mail, membersOfHome(unitId, residentId), now)
    await leaveUnit(tx, unit, residentId, words.accountDeleted, by, now)
    await leaveBelongings(tx, residentId, by, now)
  }
}

/** Throws 409 when the recorded owners of the unit say otherwise. */
async function checkOwners(tx: Database, unit: UnitRow, residentId: string, type: ResidenceType, now: Date) {
  const recordedType = (await selectRecordedTypes(tx, [{ unitId: unit.id, residentId }], now))({
    unitId: unit.id,
    residentId,
  })
  if (recordedType === undefined || recordedType === type) return
  const { fullName } = (await lockResident(tx, residentId)).record
  const text = recordedType === 'owner' ? words.isRecordedOwner : words.isNoRecordedOwner
  throw conflict('owners_recorded', () => text(fullName, unit.unitNumber), 'residenceType')
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
    if (residenceType !== current.residenceType) await checkOwners(tx, unit, residentId, residenceType, now)
    if (rank === current.rank && residenceType === current.residenceType) return
    await writeRank(tx, present, current, { rank, residenceType }, by, now)
    await recordMove(tx, unit, residentId, 'changed', { rank, residenceType }, by, now)
  })
  return findUnitResident(db, unitId, residentId)
}
