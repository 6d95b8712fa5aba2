import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { notFound } from '#platform/http-error.ts'
import { householdRights } from '#platform/household-rights.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { CurrentUser } from '#platform/server/http/app-context.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import { assignments } from '../../server/table.ts'
import type { HouseholdMember, OwnHousehold } from '../contract.ts'
import { maxMembers } from '../rules.ts'
import { selectActingResident } from './membership.ts'
import { householdMembers } from './table.ts'

const inviters = alias(users, 'inviters')

const selectMembers = (db: Database) =>
  db
    .select({
      member: householdMembers,
      unitId: assignments.unitId,
      account: { email: users.email, status: users.status },
      inviter: { firstName: inviters.firstName, lastName: inviters.lastName },
    })
    .from(householdMembers)
    .innerJoin(assignments, eq(assignments.id, householdMembers.assignmentId))
    .innerJoin(inviters, eq(inviters.id, householdMembers.invitedBy))
    .leftJoin(users, eq(users.id, householdMembers.userId))

type Row = Awaited<ReturnType<typeof selectMembers>>[number]

const presented = ({ member, account, inviter }: Row): HouseholdMember => ({
  ...member,
  email: account?.email ?? member.email,
  // An address that belongs to another account looks like an unanswered invitation: nobody learns that it is known.
  status: account?.status === 'Active' ? 'active' : 'invited',
  invitedBy: `${inviter.firstName} ${inviter.lastName}`.trim(),
  invitedAt: member.createdAt.toISOString(),
})

const isCurrent = and(isNull(householdMembers.endedAt), isNull(assignments.endedAt))
const inOrder = [asc(householdMembers.createdAt), asc(householdMembers.id)]

/** The homes of a person with their members; the members only for those who may change the household. */
export async function findOwnHousehold(db: Database, user: CurrentUser): Promise<OwnHousehold> {
  const isMember = user.role === 'household'
  const rights = isMember ? [...user.householdRights] : [...householdRights]
  const homes = await selectOwnHomes(db, user.id)
  const ids = homes.map(({ assignmentId }) => assignmentId)
  const rows =
    ids.length === 0 || !rights.includes('household')
      ? []
      : await selectMembers(db)
          .where(and(inArray(householdMembers.assignmentId, ids), isCurrent))
          .orderBy(...inOrder)
  return {
    homes: homes.map((home) => ({
      ...home,
      members: rows.filter(({ member }) => member.assignmentId === home.assignmentId).map(presented),
    })),
    rights,
    isMember,
    limit: maxMembers,
  }
}

/** The homes of a resident, or the one home of a household member; oldest first. */
export async function selectOwnHomes(db: Database, userId: string) {
  const acting = await selectActingResident(db, userId)
  if (!acting) return []
  return db
    .select({
      assignmentId: assignments.id,
      unitId: units.id,
      unitNumber: units.unitNumber,
      floor: units.floor,
      resident: residents.fullName,
    })
    .from(assignments)
    .innerJoin(units, eq(units.id, assignments.unitId))
    .innerJoin(residents, eq(residents.id, assignments.residentId))
    .where(
      and(
        eq(assignments.residentId, acting.id),
        isNull(assignments.endedAt),
        acting.onlyUnitId === null ? undefined : eq(assignments.unitId, acting.onlyUnitId),
      ),
    )
    .orderBy(asc(assignments.startedAt), asc(units.unitNumber))
}

/** The members of all residents of a unit; throws 404. */
export async function listMembersOfUnit(db: Database, unitId: string): Promise<HouseholdMember[]> {
  const [unit] = await db.select({ id: units.id }).from(units).where(eq(units.id, unitId))
  if (!unit) throw notFound('Unit')
  const rows = await selectMembers(db)
    .where(and(eq(assignments.unitId, unitId), isCurrent))
    .orderBy(...inOrder)
  return rows.map(presented)
}

/** Throws 404. */
export async function findMember(db: Database, id: string): Promise<HouseholdMember> {
  const [row] = await selectMembers(db).where(and(eq(householdMembers.id, id), isCurrent))
  if (!row) throw notFound('Household member')
  return presented(row)
}
