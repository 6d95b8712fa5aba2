import { and, asc, eq, isNull } from 'drizzle-orm'
import { conflict, notFound, stale } from '#platform/refusal.ts'
import { type Author, writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import { tellChanged } from '#platform/server/live.ts'
import { refusing } from '#platform/server/violation.ts'
import { holdResident } from '#residents/server/store.ts'
import { tenants } from '#residents/server/table.ts'
import { statusAfterMove } from '#units/rules.ts'
import { units } from '#units/server/table.ts'
import type { AssignmentChanges, NewAssignment, ResidenceType, UnitResident } from '../contract.ts'
import { rankOfNewcomer, residenceTypeOf } from '../rules.ts'
import { words } from '../words.ts'
import { type HeldUnit, holdHousehold, holdUnit, promote, writeAssignment, writeLog } from './household.ts'
import { findUnitResident } from './reads.ts'
import { assignments } from './table.ts'

/** What is broken when two offices assign at once. */
const races = {
  assignments_one_home: () => conflict('one_home', words.onlyOwners, 'tenantId'),
  assignments_active: () => conflict('already_assigned', words.onlyOwners, 'tenantId'),
}

/**
 * Assigns a resident to a unit, also in place of another. Refuses with 404 for an unknown unit or person, with 409 when
 * they live there already, are suspended, or hold another unit without being an owner.
 */
export async function assignResident(
  db: Database,
  unitId: string,
  sent: NewAssignment,
  by: Author,
  now: Date,
): Promise<UnitResident> {
  const { tenantId, replaces, notes = null } = sent
  await refusing(races, () =>
    db.transaction(async (tx) => {
      const unit = await holdUnit(tx, unitId)
      if (replaces) await leaveUnit(tx, unit, replaces, notes, by, now)
      await enterUnit(tx, unit, tenantId, residenceTypeOf(sent), notes, by, now)
    }),
  )
  return findUnitResident(db, unitId, tenantId)
}

/** Removes a resident from a unit; refuses with 404 when they do not live there. */
export async function removeResident(
  db: Database,
  unitId: string,
  tenantId: string,
  notes: string | null,
  by: Author,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => leaveUnit(tx, await holdUnit(tx, unitId), tenantId, notes, by, now))
}

/** Moves a new resident in, inside the transaction that makes them. */
export async function moveIn(
  tx: Database,
  unitId: string,
  tenantId: string,
  residenceType: ResidenceType,
  by: Author,
  now: Date,
) {
  await enterUnit(tx, await holdUnit(tx, unitId), tenantId, residenceType, null, by, now)
}

/** Ends every home of an account that is deleted. */
export async function endHomes(tx: Database, userId: string, by: Author, now: Date): Promise<void> {
  const homes = await tx
    .select({ unitId: assignments.unitId, tenantId: assignments.tenantId })
    .from(assignments)
    .innerJoin(tenants, eq(tenants.id, assignments.tenantId))
    .where(and(eq(tenants.userId, userId), isNull(assignments.endedAt)))
    .orderBy(asc(assignments.unitId))
  for (const { unitId, tenantId } of homes)
    await leaveUnit(tx, await holdUnit(tx, unitId), tenantId, words.accountDeleted, by, now)
}

/** Changes the place in the household, or how somebody lives there. A new primary or secondary takes the place of the old. */
export async function changeAssignment(
  db: Database,
  unitId: string,
  tenantId: string,
  changes: AssignmentChanges,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<UnitResident> {
  await db.transaction(async (tx) => {
    const unit = await holdUnit(tx, unitId)
    const present = await holdHousehold(tx, unitId)
    const held = present.find((one) => one.tenantId === tenantId)
    if (!held) throw notFound('Resident')
    if (ifMatch !== null && ifMatch !== held.version) throw stale(await findUnitResident(tx, unitId, tenantId))
    const { rank = held.rank, residenceType = held.residenceType } = changes
    if (rank === held.rank && residenceType === held.residenceType) return
    const before = rank === 'other' || rank === held.rank ? undefined : present.find((one) => one.rank === rank)
    // The old holder of the place steps back first: the place is unique.
    if (before) await writeAssignment(tx, before, { rank: 'other' }, by, now)
    await writeAssignment(tx, held, { rank, residenceType }, by, now)
    if (before)
      await writeAssignment(tx, { ...before, rank: 'other', version: before.version + 1 }, { rank: held.rank }, by, now)
    await promote(tx, unitId, by, now)
    await tellMoved(tx, unit, tenantId, 'changed', { rank, residenceType }, by, now)
  })
  return findUnitResident(db, unitId, tenantId)
}

async function enterUnit(
  tx: Database,
  unit: HeldUnit,
  tenantId: string,
  residenceType: ResidenceType,
  notes: string | null,
  by: Author,
  now: Date,
) {
  const { tenant, user } = await holdResident(tx, tenantId)
  const present = await holdHousehold(tx, unit.id)
  if (present.some((one) => one.tenantId === tenantId))
    throw conflict('already_assigned', words.alreadyThere(tenant.fullName, unit.unitNumber), 'tenantId')
  if (user.status === 'Suspended') throw conflict('suspended', words.suspended(tenant.fullName), 'tenantId')
  await checkOneHome(tx, tenant)
  if (residenceType === 'owner' && tenant.tenantType !== 'Owner') await makeOwner(tx, tenant, by, now)
  const rank = rankOfNewcomer(present.map((one) => one.rank))
  const id = newId()
  const times = { startedAt: now, createdAt: now, updatedAt: now }
  await tx.insert(assignments).values({ id, unitId: unit.id, tenantId, residenceType, rank, ...times })
  await writeLog(tx, { id, unitId: unit.id, tenantId, residenceType }, 'assigned', notes, by, now)
  await followPeople(tx, unit, present.length + 1, now)
  await tellMoved(tx, unit, tenantId, 'assigned', { residenceType, rank }, by, now)
}

async function checkOneHome(tx: Database, tenant: typeof tenants.$inferSelect) {
  if (tenant.tenantType === 'Owner') return
  const [other] = await tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(eq(assignments.tenantId, tenant.id), isNull(assignments.endedAt)))
  if (other) throw conflict('one_home', words.oneHome(tenant.fullName), 'tenantId')
}

/** Whoever lives in a unit as its owner is an Owner. */
async function makeOwner(tx: Database, tenant: typeof tenants.$inferSelect, by: Author, now: Date) {
  await tx
    .update(tenants)
    .set({ tenantType: 'Owner', version: tenant.version + 1, updatedAt: now })
    .where(eq(tenants.id, tenant.id))
  await writeAudit(tx, {
    by,
    action: 'changed',
    noun: 'residents',
    recordId: tenant.id,
    about: [tenant.userId],
    before: { tenantType: tenant.tenantType },
    after: { tenantType: 'Owner' },
    now,
  })
}

async function leaveUnit(tx: Database, unit: HeldUnit, tenantId: string, notes: string | null, by: Author, now: Date) {
  const present = await holdHousehold(tx, unit.id)
  const held = present.find((one) => one.tenantId === tenantId)
  if (!held) throw notFound('Assignment')
  // Whoever waited for the lock comes after the change that held it, whatever the clock said on arrival.
  const endedAt = now < held.startedAt ? held.startedAt : now
  await tx
    .update(assignments)
    .set({ endedAt, version: held.version + 1, updatedAt: now })
    .where(eq(assignments.id, held.id))
  await writeLog(tx, held, 'removed', notes, by, now)
  await promote(tx, unit.id, by, now)
  await followPeople(tx, unit, present.length - 1, now)
  await tellMoved(tx, unit, tenantId, 'removed', { residenceType: held.residenceType }, by, now)
}

/** The unit's stored status follows who lives there. */
async function followPeople(tx: Database, { id }: HeldUnit, people: number, now: Date) {
  // Read again: a reassignment has moved somebody out a moment ago.
  const [unit] = await tx.select().from(units).where(eq(units.id, id))
  const status = unit && statusAfterMove(unit.status, people)
  if (!unit || !status || status === unit.status) return
  await tx
    .update(units)
    .set({ status, version: unit.version + 1, updatedAt: now })
    .where(eq(units.id, id))
}

/** The audit line, and the word to all open screens; the resident's own hear it too, whose rights have changed. */
async function tellMoved(
  tx: Database,
  unit: HeldUnit,
  tenantId: string,
  action: 'assigned' | 'removed' | 'changed',
  after: Record<string, unknown>,
  by: Author,
  now: Date,
) {
  const [person] = await tx.select({ userId: tenants.userId }).from(tenants).where(eq(tenants.id, tenantId))
  const told = person ? [person.userId] : []
  const about = [unit.id, tenantId, ...told]
  const detail = { unitNumber: unit.unitNumber, ...after }
  await writeAudit(tx, { by, action, noun: 'occupancy', recordId: unit.id, about, after: detail, now })
  for (const topic of ['occupancy', 'residents', 'units', 'maintenance'])
    await tellChanged(tx, { topic, residents: told })
}
