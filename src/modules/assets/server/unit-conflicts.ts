import { eq, sql } from 'drizzle-orm'
import { conflict, invalid, notFound } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { changeUnit } from '#units/server/store.ts'
import type { AssetWithHistory } from '../asset.ts'
import { words } from '../messages/en.ts'
import { isSameNumber, lockerLocation } from '../rules.ts'
import { isUnitConflict } from './asset-state.ts'
import { recordAsset } from './record-asset.ts'
import { findAsset } from './reads.ts'
import { assets, type AssetRow } from './table.ts'

type NamingUnit = { id: string; parkingAllocation: string[]; storageLockers: string[] }

/** The ids of the unit that has the asset, and of the others whose lists name it. */
const namingUnits = (assetId: string) => sql`select unit_id from assets where id = ${assetId} and unit_id is not null
  union select u.unit_id from asset_unit_claims u join assets a on a.id = u.asset_id where a.id = ${assetId} and ${isUnitConflict}`

/** Units are locked before the asset, in one order. */
const lockNamingUnits = (tx: Database, assetId: string) =>
  queryRows<NamingUnit>(
    tx,
    sql`select n.id, n.parking_allocation as "parkingAllocation", n.storage_lockers as "storageLockers" from units n
      where n.id in (${namingUnits(assetId)}) order by n.id for update`,
  )

/**
 * Settles which of several units has a stall or locker: the lists of the others no longer name it. Throws 404, 400 for a
 * unit that does not name it, and 409 when there is no conflict.
 */
export async function settleUnitConflict(
  db: Database,
  secretKey: Buffer,
  id: string,
  unitId: string,
  by: Author,
  now: Date,
): Promise<AssetWithHistory> {
  await db.transaction(async (tx) => {
    await lockRecords(tx)
    const locked = await lockNamingUnits(tx, id)
    const [asset] = await tx.select().from(assets).where(eq(assets.id, id)).for('update')
    if (!asset) throw notFound('Asset')
    // Another change may have been made while this one waited for the locks.
    const naming = await queryRows<{ unit_id: string }>(tx, namingUnits(id))
    const named = locked.filter((unit) => naming.some(({ unit_id }) => unit_id === unit.id))
    if (named.length < 2) throw conflict('settled', words.errors.noConflict(asset.number))
    const chosen = named.find((unit) => unit.id === unitId)
    if (!chosen) throw invalid('unitId', words.errors.noUnitClaimant)
    // The unit that has it comes last: the asset would otherwise go to the oldest claim instead of the chosen unit.
    const others = named.filter((unit) => unit !== chosen)
    for (const unit of others.toSorted((a, b) => Number(a.id === asset.unitId) - Number(b.id === asset.unitId)))
      await changeUnit(tx, unit.id, listsWithout(unit, asset), secretKey, by, now, null, { present: async () => null })
    const settled = { ...asset, unitId }
    await recordAsset(tx, { action: 'settled', asset: settled, after: { units: named.length }, by, now })
  })
  return findAsset(db, id)
}

function listsWithout({ parkingAllocation, storageLockers }: NamingUnit, { category, number }: AssetRow) {
  if (category === 'stall') return { parkingAllocation: parkingAllocation.filter((one) => !isSameNumber(one, number)) }
  return { storageLockers: storageLockers.filter((one) => !isSameNumber(lockerLocation(one), number)) }
}
