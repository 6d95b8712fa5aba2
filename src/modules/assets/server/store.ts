import { eq, sql } from 'drizzle-orm'
import { conflict, invalid, stale } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { newId } from '#platform/server/database/ids.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { withConstraintErrors } from '#platform/server/database/violation.ts'
import { units } from '#units/server/table.ts'
import { type Changing, recordChange, undoOfRecord, type Writing } from '#undo/server/record-change.ts'
import type { AssetChanges, AssetWithHistory, NewAsset } from '../asset.ts'
import { words } from '../messages/en.ts'
import { categoryOf, numbersOfRange, statusesOf } from '../rules.ts'
import { findHolder, lockAsset } from './holders.ts'
import { recordAsset } from './record-asset.ts'
import { findAsset } from './reads.ts'
import { type AssetRow, assets } from './table.ts'

const recordType = 'assets'
type WrittenColumns = AssetChanges & { isDerived?: boolean }

/**
 * Adds an asset, or all numbers of a range. Throws 400 for a range without an order and 409 for a number that exists;
 * nothing is added then.
 */
export async function addAsset(db: Database, sent: NewAsset, by: Author, now: Date): Promise<AssetWithHistory> {
  const { kind, number, lastNumber, place, note } = sent
  const numbers = lastNumber === '' ? [number] : numbersOfRange(number, lastNumber)
  if (!numbers) throw invalid('lastNumber', words.errors.noRange)
  const unitId = sent.unitId ?? null
  if (unitId !== null && kind !== 'fob') throw invalid('unitId', words.errors.onlyFobs)
  const ids = await db.transaction(async (tx) => {
    await lockRecords(tx)
    await assertUnit(tx, unitId)
    const added: string[] = []
    for (const one of numbers) {
      const id = newId()
      const values = { id, kind, number: one, place, unitId, note, createdAt: now, updatedAt: now }
      const made = await tx.insert(assets).values(values).onConflictDoNothing().returning({ id: assets.id })
      if (made.length === 0) throw conflict('exists', words.errors.exists(one), 'number')
      added.push(id)
    }
    const range = numbers.length > 1 ? { lastNumber: numbers.at(-1) } : {}
    const first = { id: added[0] ?? '', kind, number: numbers[0] ?? '', unitId }
    await recordAsset(tx, { action: 'added', asset: first, after: { place, ...range }, by, now })
    return added
  })
  return findAsset(db, ids[0] ?? '')
}

/**
 * Changes kind, place, unit, status or note. Throws 404, 409 for what the present holder does not allow, and 412 with the
 * present record when it was changed meanwhile.
 */
export async function changeAsset(
  db: Database,
  id: string,
  changes: AssetChanges,
  { by, ifMatch, operation, now }: Changing,
): Promise<AssetWithHistory> {
  await db.transaction(async (tx) => {
    const asset = await lockAsset(tx, id)
    if (ifMatch !== null && ifMatch !== asset.version) throw stale(await findAsset(tx, id))
    const names = (Object.keys(changes) as (keyof AssetChanges)[]).filter(
      (name) => changes[name] !== undefined && changes[name] !== asset[name],
    )
    if (names.length === 0) return
    await assertChange(tx, asset, changes)
    await writeChange(tx, asset, { ...pick(changes, names), isDerived: false }, { by, action: 'changed', now })
    await recordChange(tx, { operation, recordType }, asset, [...names, 'isDerived'], { by, now })
  })
  return findAsset(db, id)
}

/** Puts an asset back to what it was before a change. Throws 409 when its present holder does not allow it. */
export const undoAssetChange = undoOfRecord({
  recordType,
  table: assets,
  lockFirst: lockRecords,
  write: async (tx, asset, columns, writing) => {
    await assertChange(tx, asset, columns)
    await writeChange(tx, asset, columns, writing)
  },
})

/** Writes the columns of a locked asset, and its audit event. */
async function writeChange(
  tx: Database,
  asset: AssetRow,
  columns: WrittenColumns,
  { now, ...entry }: Writing<'changed'>,
) {
  await tx
    .update(assets)
    .set({ ...columns, version: asset.version + 1, updatedAt: now })
    .where(eq(assets.id, asset.id))
  // A stall that residents can have again goes to the one whose record names it.
  await tx.execute(sql`select grant_free_assets(array[${asset.id}]::uuid[], ${now.toISOString()}::timestamptz)`)
  const { isDerived: _, ...after } = columns
  await recordAsset(tx, { ...entry, asset, before: pick(asset, Object.keys(after)), after, now })
}

const pick = (from: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, (from as Record<string, unknown>)[name] ?? null]))

async function assertChange(
  tx: Database,
  asset: AssetRow,
  { kind = asset.kind, status = asset.status, unitId }: AssetChanges,
) {
  if (categoryOf(kind) !== asset.category) throw conflict('category', words.errors.kindOfCategory, 'kind')
  if (!statusesOf(kind).includes(status)) throw conflict('status', words.errors.statusOfKind, 'status')
  if (unitId !== undefined && unitId !== asset.unitId) {
    if (kind !== 'fob') throw conflict('unit', words.errors.onlyFobs, 'unitId')
    await assertUnit(tx, unitId)
  }
  if (kind !== 'visitor_stall' && (status !== 'deactivated' || status === asset.status)) return
  const holder = await findHolder(tx, asset.id)
  const field = status === 'deactivated' ? 'status' : 'kind'
  if (holder) throw conflict('has_holder', words.errors.hasHolder(asset.number, holder.fullName), field)
}

async function assertUnit(tx: Database, unitId: string | null) {
  if (unitId === null) return
  const [unit] = await tx.select({ id: units.id }).from(units).where(eq(units.id, unitId))
  if (!unit) throw invalid('unitId', words.errors.unit)
}

/** Deletes an asset that was entered by mistake. Throws 404, and 409 when a resident has had it or a unit names it. */
export async function deleteAsset(db: Database, id: string, by: Author, now: Date): Promise<{ message: string }> {
  await db.transaction(async (tx) => {
    const asset = await lockAsset(tx, id)
    const { rows } = await tx.execute(sql`select from asset_holders where asset_id = ${id} limit 1`)
    if (rows.length > 0 || asset.unitId !== null) throw conflict('in_use', words.errors.inUse(asset.number))
    const inUse = () => conflict('in_use', words.errors.inUse(asset.number))
    // The front desk has lent or sealed it.
    await withConstraintErrors({ key_loans_asset_id_fkey: inUse, key_seals_asset_id_fkey: inUse }, () =>
      tx.delete(assets).where(eq(assets.id, id)),
    )
    await recordAsset(tx, { action: 'deleted', asset, by, now })
  })
  return { message: words.deleted }
}
