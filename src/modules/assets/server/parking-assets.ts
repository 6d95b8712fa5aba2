import { eq, inArray, or, sql } from 'drizzle-orm'
import type { ParkingAssets } from '#building/shape/parking-assets.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { numberEnding, numberKey } from '#platform/text/number-ranges.ts'
import type { AssetKind } from '../rules.ts'
import { recordAsset } from './record-asset.ts'
import { type AssetRow, assets } from './table.ts'

/** What the stalls and lockers of the parking levels need: new records, and those whose number no level has. */
export type ParkingAssetChanges = {
  added: { kind: AssetKind; number: string; place: string }[]
  removed: AssetRow[]
  /** In use, or added or changed by the office: they stay, although no level has their number. */
  inUse: AssetRow[]
}

/** Compares the records with the numbers of the levels. Numbers that have a record, whatever it is, are left alone. */
export async function planParkingAssets(tx: Database, levels: readonly ParkingAssets[]): Promise<ParkingAssetChanges> {
  const changes: ParkingAssetChanges = { added: [], removed: [], inUse: [] }
  if (levels.length === 0) return changes
  const rows = await tx
    .select()
    .from(assets)
    .where(or(eq(assets.category, 'stall'), eq(assets.category, 'locker')))
  const existing = new Set(rows.map(({ category, numberKey: key }) => `${category} ${key}`))
  const allNumbers = new Set(
    levels.flatMap(({ category, numbers }) => numbers.map((number) => `${category} ${numberKey(number)}`)),
  )
  const surplus = rows.filter(
    (row) => !allNumbers.has(`${row.category} ${row.numberKey}`) && levels.some((level) => isNumberedLike(row, level)),
  )
  const used = await findUsed(tx, surplus)
  for (const { category, place, numbers, charging } of levels)
    for (const [i, number] of numbers.entries())
      if (!existing.has(`${category} ${numberKey(number)}`))
        changes.added.push({ kind: category === 'stall' && i < charging ? 'charging_stall' : category, number, place })
  for (const row of surplus) (used.has(row.id) ? changes.inUse : changes.removed).push(row)
  return changes
}

/** Whether a record has the place of the level, and a number that starts like those of the level. */
function isNumberedLike(row: AssetRow, { category, place, first }: ParkingAssets): boolean {
  const prefixOf = (number: string) => numberEnding.exec(numberKey(number))?.[1]
  return row.category === category && row.place === place && prefixOf(row.number) === prefixOf(first)
}

/** Those that a unit or resident has, had or claims, and those that the office has added or changed. */
async function findUsed(tx: Database, rows: readonly AssetRow[]): Promise<ReadonlySet<string>> {
  const used = rows.filter(
    ({ isFromDraft, unitId, version, note, status }) =>
      !isFromDraft || unitId || version > 1 || note || status !== 'in_service',
  )
  const ids = rows.map(({ id }) => id)
  const { rows: named } = await tx.execute<{ id: string }>(
    sql`select asset_id as id from asset_holders where asset_id = any(${sql.param(ids)}::uuid[])
      union select asset_id from asset_unit_claims where asset_id = any(${sql.param(ids)}::uuid[])
      union select asset_id from asset_waiting_list where asset_id = any(${sql.param(ids)}::uuid[])`,
  )
  return new Set([...used.map(({ id }) => id), ...named.map(({ id }) => id)])
}

/** Adds and removes the records, with an event for each range and each record that is removed. */
export async function applyParkingAssets(
  tx: Database,
  { added, removed }: ParkingAssetChanges,
  by: Author,
  now: Date,
): Promise<void> {
  for (const group of Map.groupBy(added, ({ kind, place }) => `${kind} ${place}`).values()) {
    const values = group.map((asset) => ({ ...asset, id: newId(), isFromDraft: true, createdAt: now, updatedAt: now }))
    for (let from = 0; from < values.length; from += 1000)
      await tx.insert(assets).values(values.slice(from, from + 1000))
    const [first] = values
    const range = values.length > 1 ? { lastNumber: values.at(-1)?.number } : {}
    if (first)
      await recordAsset(tx, {
        action: 'added',
        asset: { ...first, unitId: null },
        after: { place: first.place, ...range },
        by,
        now,
      })
  }
  for (const asset of removed) await recordAsset(tx, { action: 'deleted', asset, by, now })
  const ids = removed.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(assets).where(inArray(assets.id, ids))
}
