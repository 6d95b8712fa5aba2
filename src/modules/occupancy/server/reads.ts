import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { apiPhone, groupPhones } from '#building/server/phones.ts'
import { notFound } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import type { AssignmentLog, UnitResident } from '../contract.ts'
import { assignmentLogs, assignments } from './table.ts'

const selectHousehold = (db: Database) =>
  db
    .select({
      assignment: assignments,
      resident: residents,
      phonePrimary: apiPhone(residents.phonePrimary),
      status: users.status,
    })
    .from(assignments)
    .innerJoin(residents, eq(residents.id, assignments.residentId))
    .innerJoin(users, eq(users.id, residents.userId))

type Row = Awaited<ReturnType<typeof selectHousehold>>[number]

const presented = ({ assignment, resident, phonePrimary, status }: Row): UnitResident => ({
  ...assignment,
  tenantId: assignment.residentId,
  startedAt: assignment.startedAt.toISOString(),
  tenant: groupPhones({ ...resident, phonePrimary, status, isOwner: resident.tenantType === 'Owner' }, 'phonePrimary'),
})

const byRank = sql`array_position(array['primary', 'secondary', 'other'], ${assignments.rank})`

/** The current residents of a unit, the primary one first; throws 404. */
export async function listUnitResidents(db: Database, unitId: string): Promise<UnitResident[]> {
  await checkUnit(db, unitId)
  const rows = await selectHousehold(db)
    .where(and(eq(assignments.unitId, unitId), isNull(assignments.endedAt)))
    .orderBy(byRank, asc(assignments.startedAt), asc(assignments.id))
  return rows.map(presented)
}

/** Throws 404. */
export async function findUnitResident(db: Database, unitId: string, residentId: string): Promise<UnitResident> {
  const [row] = await selectHousehold(db).where(
    and(eq(assignments.unitId, unitId), eq(assignments.residentId, residentId), isNull(assignments.endedAt)),
  )
  if (!row) throw notFound('Assignment')
  return presented(row)
}

/** The history of a unit, newest first; throws 404. */
export async function listAssignmentLogs(db: Database, unitId: string): Promise<AssignmentLog[]> {
  await checkUnit(db, unitId)
  const rows = await db
    .select({
      log: assignmentLogs,
      resident: { id: residents.id, fullName: residents.fullName },
      performedBy: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(assignmentLogs)
    .innerJoin(residents, eq(residents.id, assignmentLogs.residentId))
    .innerJoin(users, eq(users.id, assignmentLogs.performedBy))
    .where(eq(assignmentLogs.unitId, unitId))
    .orderBy(desc(assignmentLogs.createdAt), desc(assignmentLogs.id))
    .limit(1000)
  return rows.map(({ log, resident, performedBy }) => ({
    ...log,
    tenantId: log.residentId,
    tenant: resident,
    performedBy,
    createdAt: log.createdAt.toISOString(),
  }))
}

async function checkUnit(db: Database, id: string) {
  const [unit] = await db.select({ id: units.id }).from(units).where(eq(units.id, id))
  if (!unit) throw notFound('Unit')
}
