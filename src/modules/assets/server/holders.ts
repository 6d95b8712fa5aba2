import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { conflict, notFound } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { newId } from '#platform/server/database/ids.ts'
import { withConstraintErrors } from '#platform/server/database/violation.ts'
import { type LockedResident, lockResident, type Tools, writeResident } from '#residents/server/store.ts'
import { residents } from '#residents/server/table.ts'
import { rejectTakenAssets } from '#residents/server/taken-assets.ts'
import type { AssetWithHistory } from '../asset.ts'
import { words } from '../messages/en.ts'
import { type EndReason, isSameNumber, textFieldOf } from '../rules.ts'
import { recordAsset } from './record-asset.ts'
import { findAsset } from './reads.ts'
import { assetHolders, type AssetRow, assets } from './table.ts'

/** Errors for a stall or locker that another resident gets at the same time. */
export const takenErrors = (field: string) => ({
  assets_taken_stall: () => conflict('taken', words.errors.takenStall, field),
  assets_taken_locker: () => conflict('taken', words.errors.takenLocker, field),
  asset_holders_current: () => conflict('taken', words.errors.takenKey, field),
})

/**
 * Assigns a free stall or locker, or issues a key or fob. Throws 404, and 409 when it has a holder or can have none.
 */
export async function assignAsset(
  db: Database,
  tools: Tools,
  id: string,
  residentId: string,
  by: Author,
  now: Date,
): Promise<AssetWithHistory> {
  await withConstraintErrors(takenErrors('tenantId'), () =>
    db.transaction((tx) => giveAsset(tx, tools, id, residentId, by, now)),
  )
  return findAsset(db, id)
}

/** Assigns an asset in the caller's transaction. The resident is locked first, as by a change of the record. */
export async function giveAsset(
  tx: Database,
  tools: Tools,
  id: string,
  residentId: string,
  by: Author,
  now: Date,
): Promise<{ asset: AssetRow; resident: LockedResident }> {
  const resident = await lockResident(tx, residentId)
  const asset = await lockAsset(tx, id)
  await assertFree(tx, asset)
  const field = textFieldOf[asset.category]
  if (field) {
    await rejectTakenAssets(tx)
    await writeResident(tx, tools, resident, { [field]: [...resident.record[field], asset.number] }, by, now)
  } else await tx.insert(assetHolders).values({ id: newId(), assetId: id, residentId, claimedAt: now, startedAt: now })
  await recordAsset(tx, { action: 'assigned', asset, of: resident, by, now })
  return { asset, resident }
}

/** Ends the holding of an asset; a lost key or fob is deactivated. Throws 404, and 409 when nobody has it. */
export async function endHolding(
  db: Database,
  tools: Tools,
  id: string,
  reason: EndReason,
  by: Author,
  now: Date,
): Promise<AssetWithHistory> {
  await db.transaction(async (tx) => {
    const holderId = (await findHolder(tx, id))?.residentId
    const resident = holderId ? await lockResident(tx, holderId) : null
    const asset = await lockAsset(tx, id)
    const holder = await findHolder(tx, id)
    if (!holder || !resident || holder.residentId !== holderId)
      throw conflict('no_holder', words.errors.noHolder(asset.number))
    const field = textFieldOf[asset.category]
    if (field) {
      if (reason !== 'removed') throw conflict('reason', words.errors.onlyKeysAreLost, 'reason')
      await removeFromRecord(tx, tools, resident, asset, by, now)
    } else {
      const endedAt = now < holder.startedAt ? holder.startedAt : now
      await tx.update(assetHolders).set({ endedAt, endReason: reason }).where(eq(assetHolders.id, holder.id))
      const status = reason === 'lost' ? ({ status: 'deactivated' } as const) : {}
      await tx
        .update(assets)
        .set({ ...status, version: asset.version + 1, updatedAt: now })
        .where(eq(assets.id, id))
    }
    await recordAsset(tx, { action: 'ended', asset, of: resident, after: { reason }, by, now })
  })
  return findAsset(db, id)
}

/** Takes a number out of a resident's record; the database ends the holding or the claim. */
export async function removeFromRecord(
  tx: Database,
  tools: Tools,
  resident: LockedResident,
  asset: AssetRow,
  by: Author,
  now: Date,
): Promise<void> {
  const field = textFieldOf[asset.category]
  if (!field) return
  const others = resident.record[field].filter((number) => !isSameNumber(number, asset.number))
  await writeResident(tx, tools, resident, { [field]: others }, by, now)
}

/** Throws 404. */
export async function lockAsset(tx: Database, id: string): Promise<AssetRow> {
  await lockRecords(tx)
  const [asset] = await tx.select().from(assets).where(eq(assets.id, id)).for('update')
  if (!asset) throw notFound('Asset')
  return asset
}

export async function findHolder(tx: Database, assetId: string) {
  const [holder] = await tx
    .select({
      id: assetHolders.id,
      residentId: assetHolders.residentId,
      startedAt: sql<Date>`${assetHolders.startedAt}`.mapWith(assetHolders.startedAt),
      fullName: residents.fullName,
    })
    .from(assetHolders)
    .innerJoin(residents, eq(residents.id, assetHolders.residentId))
    .where(and(eq(assetHolders.assetId, assetId), isNotNull(assetHolders.startedAt), isNull(assetHolders.endedAt)))
  return holder
}

async function assertFree(tx: Database, asset: AssetRow) {
  const holder = await findHolder(tx, asset.id)
  if (holder) throw conflict('taken', words.errors.taken(asset.number, holder.fullName), 'tenantId')
  if (asset.kind === 'visitor_stall') throw conflict('visitor_stall', words.errors.notForResidents(asset.number))
  if (asset.status !== 'in_service') throw conflict('out_of_service', words.errors.notInService(asset.number))
}
