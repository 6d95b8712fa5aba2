import { users } from '#accounts/server/table.ts'
import { assignments } from '#occupancy/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'

/** The hash of a random password that was not stored. */
const unknownPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$qryWw6fd3sEnM+q50PpeWA$NduaCYXxW3+OXiNqg2Skz1mKx+fcA074DWGCVRFtShk'

/** Inserts residents: three per home, twelve homes per floor from floor 50 on; every third resident is an owner. */
export async function addResidents(db: Database, count: number) {
  const homes = Array.from({ length: Math.ceil(count / 3) }, (_, n) => {
    const [floor, slot] = [50 + Math.floor(n / 12), (n % 12) + 1]
    const two = String(slot).padStart(2, '0')
    return { id: newId(), unitNumber: `${floor}${two}`, floor, stack: `high-${two}` }
  })
  const people = Array.from({ length: count }, (_, n) => {
    const id = newId()
    return {
      id,
      email: `r${n}@tower.example`,
      residentId: newId(),
      home: homes[Math.floor(n / 3)]!,
      owner: n % 3 === 0,
    }
  })
  const startedAt = new Date(Date.now() - 86_400_000)
  await db.insert(units).values(homes)
  await db.insert(users).values(
    people.map(({ id, email }, n) => ({
      id,
      email,
      emailCanonical: email,
      role: 'tenant' as const,
      passwordHash: unknownPasswordHash,
      firstName: 'Resident',
      lastName: String(n),
    })),
  )
  await db.insert(residents).values(
    people.map(({ id, residentId, owner }, n) => ({
      id: residentId,
      userId: id,
      fullName: `Resident ${String(n).padStart(4, '0')}`,
      tenantType: owner ? ('Owner' as const) : ('Renter' as const),
    })),
  )
  await db.insert(assignments).values(
    people.map(({ residentId, home, owner }) => ({
      id: newId(),
      unitId: home.id,
      residentId,
      residenceType: owner ? ('owner' as const) : ('renter' as const),
      startedAt,
    })),
  )
  return { people, homes }
}
