import { and, asc, eq, isNull, lte, or } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import { notFound } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { dayOf } from '#platform/time/dates.ts'
import { accessCodes } from '#residents/choices.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import type { OwnCode, OwnCodeRequest } from '../own-codes-contract.ts'
import { selectActingResident } from '../members/server/membership.ts'
import { doorCode, openDoorCode } from './door-code.ts'
import { openHomeCode, sealedColumn } from './home-codes.ts'
import { assignments } from './table.ts'

/** The codes a resident or household member has: those of each home, from the first day of the occupancy until its end. */
export async function listOwnCodes(db: Database, userId: string, now: Date): Promise<OwnCode[]> {
  return (await sealedCodes(db, userId, now)).map(({ code, unit }) => ({ code, unit }))
}

/** Reveals one of the resident's own codes, and audits it. Throws 404 when there is none. */
export async function revealOwnCode(
  db: Database,
  secretKey: Buffer,
  { code, unitId }: OwnCodeRequest,
  by: Author,
  address: string,
  now: Date,
) {
  return db.transaction(async (tx) => {
    const own = await sealedCodes(tx, by.id, now)
    const found = own.find((ownCode) => ownCode.code === code && (!unitId || ownCode.unit.id === unitId))
    if (!found) throw notFound('Code')
    const { home, unit, sealed } = found
    const value =
      code === 'keypadCode' ? openDoorCode(secretKey, home, sealed) : openHomeCode(secretKey, home, code, sealed)
    const about = [by.id, home.residentId, unit.id]
    const event =
      code === 'keypadCode'
        ? { action: 'saw the keypad code', recordType: 'units', recordId: unit.id }
        : { action: 'looked at a code', recordType: 'residents', recordId: home.residentId }
    await writeAudit(tx, { by, ...event, about, after: { code }, address, now })
    await notifyChanged(tx, { topic: 'residents' })
    return { code, value }
  })
}

type Sealed = OwnCode & { home: typeof assignments.$inferSelect; sealed: string }

/** The sealed codes of a current resident, oldest home first. */
async function sealedCodes(db: Database, userId: string, now: Date): Promise<Sealed[]> {
  const [profile] = await db.select({ timeZone: building.timeZone }).from(building)
  const resident = await selectActingResident(db, userId)
  if (!resident) return []
  const today = dayOf(now, profile?.timeZone ?? 'UTC')
  const homes = await db
    .select({
      home: assignments,
      unit: { id: units.id, unitNumber: units.unitNumber },
      keypad: units.keypadCodeSealed,
      outdatedAt: units.keypadCodeOutdatedAt,
    })
    .from(assignments)
    .innerJoin(residents, eq(residents.id, assignments.residentId))
    .innerJoin(units, eq(units.id, assignments.unitId))
    .where(
      and(
        eq(assignments.residentId, resident.id),
        resident.onlyUnitId === null ? undefined : eq(assignments.unitId, resident.onlyUnitId),
        isNull(assignments.endedAt),
        or(isNull(residents.startDateOccupancy), lte(residents.startDateOccupancy, today)),
      ),
    )
    .orderBy(asc(assignments.startedAt), asc(units.unitNumber))
  return homes.flatMap(({ home, unit, keypad, outdatedAt }) => [
    ...accessCodes.flatMap((code): Sealed[] => {
      const sealed = home[sealedColumn[code]]
      return sealed === null ? [] : [{ code, unit, home, sealed }]
    }),
    ...doorCode(home, keypad, outdatedAt).map((sealed) => ({ code: 'keypadCode', unit, home, sealed }) as const),
  ])
}
