import { and, eq, isNull } from 'drizzle-orm'
import { openDoorCode } from '#occupancy/server/door-code.ts'
import { openHomeCode, sealedColumn } from '#occupancy/server/home-codes.ts'
import { assignments } from '#occupancy/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { sealedPlace, unseal } from '#platform/server/security/sealed.ts'
import { accessCodes } from '#residents/choices.ts'
import { units } from '#units/server/table.ts'

/** Whether a text contains a door, locker or keypad code of a home as a word of its own. */
export async function containsCode(tx: Database, secretKey: Buffer, unitId: string, text: string): Promise<boolean> {
  const codes = await codesOf(tx, secretKey, unitId)
  // Two digits are in every text.
  return codes.some((code) => code.length >= 3 && wordsOf(text).includes(code.toLowerCase()))
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}#*]+/u)

async function codesOf(tx: Database, secretKey: Buffer, unitId: string): Promise<string[]> {
  const [unit] = await tx.select({ sealed: units.keypadCodeSealed }).from(units).where(eq(units.id, unitId))
  const homes = await tx
    .select()
    .from(assignments)
    .where(and(eq(assignments.unitId, unitId), isNull(assignments.endedAt)))
  return [
    ...(unit?.sealed ? [unseal(secretKey, unit.sealed, sealedPlace('units', unitId, 'keypadCode'))] : []),
    ...homes.flatMap((home) => [
      ...(home.nextDoorCodeAt !== null && home.keypadCodeSealed
        ? [openDoorCode(secretKey, home, home.keypadCodeSealed)]
        : []),
      ...accessCodes.flatMap((name) => {
        const sealed = home[sealedColumn[name]]
        return sealed === null ? [] : [openHomeCode(secretKey, home, name, sealed)]
      }),
    ]),
  ]
}
