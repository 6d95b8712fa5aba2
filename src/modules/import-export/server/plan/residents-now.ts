import { eq, isNull } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { assignments } from '#occupancy/server/table.ts'
import { selectStays } from '#moves/server/stays.ts'
import { moveResidents, moves } from '#moves/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { residents } from '#residents/server/table.ts'
import { listings, units } from '#units/server/table.ts'
import { loadAssetClaims } from './load-asset-claims.ts'

export type ResidentRow = typeof residents.$inferSelect
export type User = typeof users.$inferSelect
export type Unit = typeof units.$inferSelect
/** A resident as stored; `null` is one whom the import adds. */
export type Current = { resident: ResidentRow; user: User }

export const normalizeUnitNumber = (number: string) => number.toUpperCase().replace(/^0+(?=.)/, '')

/** Two people of one home with this in common are taken for the same one. */
export const nameKey = (name: string, unitId: string | null) =>
  `${name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()} ${unitId ?? ''}`

/** The present accounts, residents, homes, and who has which parking stall and storage locker. */
export async function loadResidents(tx: Database) {
  const rows = await tx
    .select({ user: users, resident: residents })
    .from(users)
    .leftJoin(residents, eq(residents.userId, users.id))
    .where(isNull(users.deletedAt))
  const homes = await tx
    .select({ residentId: assignments.residentId, unitId: assignments.unitId })
    .from(assignments)
    .where(isNull(assignments.endedAt))
  const planned = await tx
    .select({ residentId: moveResidents.residentId, move: moves })
    .from(moveResidents)
    .innerJoin(moves, eq(moves.id, moveResidents.moveId))
    .where(eq(moves.status, 'planned'))
  const allUnits = await tx.select().from(units)
  const listed = await tx.select({ unitId: listings.unitId }).from(listings).where(isNull(listings.withdrawnAt))
  const homesOf = Map.groupBy(homes, ({ residentId }) => residentId)
  const plannedHomesOf = Map.groupBy(
    planned.filter(({ move }) => move.kind === 'move_in'),
    ({ residentId }) => residentId,
  )
  const people = rows.flatMap(({ user, resident }) => (resident ? [{ user, resident }] : []))
  const byName = new Map<string, Current[]>()
  const nameOf = new Map(people.map(({ resident }) => [resident.id, resident.fullName]))
  const holderOf = (id: string) => ({
    id,
    name: nameOf.get(id) ?? '',
    unitId: homesOf.get(id)?.[0]?.unitId ?? null,
  })
  const claims = await loadAssetClaims(tx, holderOf)
  for (const person of people) {
    const { resident, user } = person
    const unitIds = [
      ...(homesOf.get(resident.id)?.map(({ unitId }) => unitId) ?? []),
      ...(plannedHomesOf.get(resident.id)?.map(({ move }) => move.unitId) ?? []),
    ]
    for (const unitId of unitIds.length > 0 ? unitIds : [null]) {
      const key = nameKey(resident.fullName, unitId)
      byName.set(key, [...(byName.get(key) ?? []), person])
    }
    if (user.status === 'Suspended') continue
    // Also what a resident claims although another resident has it.
    claims.parkingStalls.claim(resident.parkingStalls, holderOf(resident.id))
    claims.lockerNumbers.claim(resident.lockerNumbers, holderOf(resident.id))
  }
  return {
    bySignIn: new Map(rows.filter(({ user }) => user.email !== '').map((row) => [row.user.emailCanonical, row])),
    byName,
    nameOf,
    homesOf,
    plannedHomesOf,
    /** Who lives in a unit, and who moves in or out on a day to come. */
    staysOf: Map.groupBy(await selectStays(tx), ({ unitId }) => unitId),
    /** Units with a published listing. */
    listedUnits: new Set(listed.map(({ unitId }) => unitId)),
    unitBy: new Map(allUnits.map((unit) => [normalizeUnitNumber(unit.unitNumber), unit])),
    unitById: new Map(allUnits.map((unit) => [unit.id, unit])),
    claims,
  }
}
export type ResidentsNow = Awaited<ReturnType<typeof loadResidents>>
