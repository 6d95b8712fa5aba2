import { inArray } from 'drizzle-orm'
import { invalid } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { units } from '#units/server/table.ts'
import type { AnnouncementAudience, StoredAudience } from '../../announcement-audience.ts'
import { announcementTexts } from '../../messages/index.ts'

const unitIdsOf = (audience: StoredAudience) => (audience.kind === 'units' ? audience.unitIds : [])

/** Throws 400 for an unknown unit. */
export async function assertUnitsExist(tx: Database, audience: AnnouncementAudience): Promise<void> {
  const ids = new Set(unitIdsOf(audience))
  if ((await loadUnitNumbers(tx, [audience])).size !== ids.size)
    throw invalid('audience', (language) => announcementTexts[language].unknownUnit)
}

/** The numbers of the units that these audiences name, by id. */
export async function loadUnitNumbers(db: Database, audiences: readonly StoredAudience[]) {
  const ids = audiences.flatMap(unitIdsOf)
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db.select({ id: units.id, unitNumber: units.unitNumber }).from(units).where(inArray(units.id, ids))
  return new Map(rows.map(({ id, unitNumber }) => [id, unitNumber]))
}

export const unitNumbersOf = (audience: StoredAudience, numbers: ReadonlyMap<string, string>) =>
  unitIdsOf(audience).flatMap((id) => numbers.get(id) ?? [])
