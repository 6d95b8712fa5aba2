import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { residents } from '#residents/server/table.ts'
import { units, unitStacks } from '#units/server/table.ts'
import type { HomeNow } from '../audience.ts'
import { findMembership } from '../members/server/membership.ts'
import { ownsNow } from '../owners/server/owns-now.ts'
import { unitOwners } from '../owners/server/table.ts'
import { assignments } from './table.ts'

/**
 * The current homes of a resident with the units that they own, or the home of a household member. They decide which
 * audiences a person belongs to. None once the account is deleted.
 */
export async function selectHomesOfUser(db: Database, userId: string, now: Date): Promise<HomeNow[]> {
  const own = await selectOwn(db, userId)
  const owned = await selectOwned(db, userId, now)
  if (own.length + owned.length > 0)
    return [...own, ...owned.filter(({ unitId }) => !own.some((home) => home.unitId === unitId))]
  const membership = await findMembership(db, userId)
  if (!membership) return []
  const homes = await selectOwn(db, membership.residentUserId)
  return homes.filter(({ unitId }) => unitId === membership.unitId).map((home) => ({ ...home, residenceType: null }))
}

/** Units that they own without living there, where the owner gets announcements. */
async function selectOwned(db: Database, userId: string, now: Date): Promise<HomeNow[]> {
  const rows = await db
    .select({ unitId: units.id, floor: units.floor, stack: unitStacks.stack })
    .from(unitOwners)
    .innerJoin(residents, eq(residents.id, unitOwners.residentId))
    .innerJoin(users, eq(users.id, residents.userId))
    .innerJoin(units, eq(units.id, unitOwners.unitId))
    .innerJoin(unitStacks, eq(unitStacks.unitId, units.id))
    .where(and(eq(users.id, userId), isNull(users.deletedAt), ownsNow(now), eq(unitOwners.getsAnnouncements, true)))
  return rows.map((unit) => ({ ...unit, residenceType: 'owner' }))
}

const selectOwn = (db: Database, userId: string): Promise<HomeNow[]> =>
  db
    .select({ unitId: units.id, floor: units.floor, stack: unitStacks.stack, residenceType: assignments.residenceType })
    .from(assignments)
    .innerJoin(residents, eq(residents.id, assignments.residentId))
    .innerJoin(users, eq(users.id, residents.userId))
    .innerJoin(units, eq(units.id, assignments.unitId))
    .innerJoin(unitStacks, eq(unitStacks.unitId, units.id))
    .where(and(eq(users.id, userId), isNull(users.deletedAt), isNull(assignments.endedAt)))
