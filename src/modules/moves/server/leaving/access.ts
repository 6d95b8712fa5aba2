import { and, asc, eq, isNull } from 'drizzle-orm'
import { householdMembers } from '#occupancy/members/server/table.ts'
import { assignments } from '#occupancy/server/table.ts'
import { conflict } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Day } from '#platform/time/dates.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import type { MoveKind } from '../../choices.ts'
import type { ResidentAccess } from '../../contract.ts'
import { words } from '../../messages/en.ts'
import { endsAccessImmediately } from '../../rules.ts'

/** The present residents of a unit, the earliest first, each with the members of the household. */
export async function listAccess(db: Database, unitId: string): Promise<ResidentAccess[]> {
  const rows = await db
    .select({
      id: residents.id,
      fullName: residents.fullName,
      memberId: householdMembers.id,
      firstName: householdMembers.firstName,
      lastName: householdMembers.lastName,
    })
    .from(assignments)
    .innerJoin(residents, eq(residents.id, assignments.residentId))
    .leftJoin(
      householdMembers,
      and(eq(householdMembers.assignmentId, assignments.id), isNull(householdMembers.endedAt)),
    )
    .where(and(eq(assignments.unitId, unitId), isNull(assignments.endedAt)))
    .orderBy(asc(assignments.startedAt), asc(assignments.id), asc(householdMembers.createdAt), asc(householdMembers.id))
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => ({
    id,
    fullName: own[0]?.fullName ?? '',
    members: own.flatMap(({ memberId, firstName, lastName }) =>
      memberId === null ? [] : [{ id: memberId, fullName: `${firstName} ${lastName}`.trim() }],
    ),
  }))
}

type Leaving = { kind: MoveKind; unitId: string; effectiveDay: Day; endsAccessNow?: boolean | undefined }

/** Throws 409 with the names of those whose access a move ends at once when the office has not confirmed it. */
export async function checkEndOfAccess(
  tx: Database,
  { kind, unitId, effectiveDay, endsAccessNow }: Leaving,
  residentIds: readonly string[],
  today: Day,
) {
  if (endsAccessNow !== false || !endsAccessImmediately(kind, effectiveDay, today)) return
  const leaving = (await listAccess(tx, unitId)).filter(({ id }) => residentIds.includes(id))
  if (leaving.length === 0) return
  const names = leaving.flatMap(({ fullName, members }) => [
    fullName,
    ...members.map((member) => words.memberOf(member.fullName, fullName)),
  ])
  const [unit] = await tx.select({ unitNumber: units.unitNumber }).from(units).where(eq(units.id, unitId))
  throw conflict('access_ends_now', words.accessEndsNow(names, unit?.unitNumber ?? ''), 'endsAccessNow')
}
