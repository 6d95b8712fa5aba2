import { sql } from 'drizzle-orm'
import { applyParkingAssets, type ParkingAssetChanges, planParkingAssets } from '#assets/server/parking-assets.ts'
import { describeFloorDifferences } from '#building/floor-changes.ts'
import { listModelErrors } from '#building/model.ts'
import { unitNumberOf } from '#building/rules.ts'
import { readModel } from '#building/server/model.ts'
import { building, buildingSites, slotNumbers } from '#building/server/table.ts'
import { accessOfShape } from '#building/shape/access.ts'
import { floorSettingsOf, type SlotNumber, slotNumbersOf } from '#building/shape/floor-layouts.ts'
import { listFloors, topFloorOf } from '#building/shape/floors.ts'
import { parkingAssetsOf } from '#building/shape/parking-assets.ts'
import type { BuildingShape } from '#building/shape/schemas.ts'
import { listShapeFaults } from '#building/shape/validate-shape.ts'
import { conflict, HttpError } from '#platform/http-error.ts'
import { type Author, writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { lockRecords } from '#platform/server/database/record-lock.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import { squareFeetOf } from '#platform/locale/measures.ts'
import { lockArea } from '#settings/server/area.ts'
import { changeSetting } from '#settings/server/store.ts'
import { createUnits } from '#units/server/create-units.ts'
import type { ShapeEffects } from '../../shape-contract.ts'
import { shapeEditorWords as words } from '../../messages/shape-editor.ts'
import { floorsArea } from '../floor-table.ts'
import { lockShapeDraft } from './draft.ts'
import { findUnitEffects, removeUnits } from './unit-effects.ts'

const mostDifferences = 100
/** Uses the draft in one transaction; throws 409 with the first reason that prevents it. */
export async function applyShape(db: Database, by: Author, now: Date, ifMatch: number | null): Promise<ShapeEffects> {
  return db.transaction((tx) => applyDraft(tx, by, now, ifMatch))
}

const rollback = new Error('Only tried')
const noEffects: ShapeEffects = {
  newUnits: 0,
  removedUnits: [],
  newStalls: 0,
  newLockers: 0,
  removedAssets: [],
  assetsInUse: [],
  differences: [],
  faults: [],
}

/** What using the draft would change, found by using it and rolling back. */
export async function findShapeEffects(db: Database, by: Author, now: Date): Promise<ShapeEffects> {
  let effects: ShapeEffects = noEffects
  try {
    await db.transaction(async (tx) => {
      effects = await applyDraft(tx, by, now, null, true)
      throw rollback
    })
  } catch (error) {
    if (error instanceof HttpError && error.status === 409)
      return { ...effects, faults: [{ field: error.field ?? 'floors', message: error.message }] }
    if (error !== rollback) throw error
  }
  return effects
}

async function applyDraft(
  tx: Database,
  by: Author,
  now: Date,
  ifMatch: number | null,
  listsFaults = false,
): Promise<ShapeEffects> {
  await lockRecords(tx, 'exclusive')
  const { shape, changes } = await lockShapeDraft(tx, ifMatch)
  const before = await lockArea(tx, floorsArea)
  const ownFaults = listShapeFaults(shape)
  const after = ownFaults.length > 0 ? before : floorSettingsOf(shape)
  const effects = await findUnitEffects(tx, ownFaults.length > 0 ? [] : slotNumbersOf(shape))
  // The first draft of a new building is the building itself, without its units.
  if (changes.length === 0 && effects.added.length === 0) throw conflict('no_draft', words.noDraft)
  const faults = ownFaults.length > 0 ? ownFaults : [...effects.faults]
  if (faults[0] && !listsFaults) throw conflict('impossible_building', faults[0].message, faults[0].field)
  const parking = await planParkingAssets(tx, ownFaults.length > 0 ? [] : parkingAssetsOf(shape))
  const summary: ShapeEffects = {
    ...parkingEffects(parking),
    newUnits: effects.added.length,
    removedUnits: effects.removed.map(({ unitNumber }) => unitNumber),
    differences: describeFloorDifferences(before, after).slice(0, mostDifferences),
    faults,
  }
  if (faults.length > 0) return { ...noEffects, differences: summary.differences, faults }
  await removeUnits(tx, effects.removed)
  await writeSite(tx, shape, now)
  await changeSetting(tx, { area: floorsArea, before, after, by, now })
  await writeSlotNumbers(tx, effects.numbers)
  await floorsArea.write(tx, after, by, now)
  const errors = listModelErrors(await readModel(tx))
  if (errors[0]) throw conflict('impossible_building', errors[0])
  const created = await createUnits(tx, toUnits(shape, effects.added), now)
  await applyParkingAssets(tx, parking, by, now)
  await writeAudit(tx, {
    by,
    action: 'used the draft',
    recordType: 'building draft',
    about: [...created, ...effects.removed.map(({ id }) => id)],
    before: { removedUnits: summary.removedUnits },
    after: { newUnits: created.length, floors: listFloors(shape).length },
    now,
  })
  for (const topic of ['building', 'units']) await notifyChanged(tx, { topic })
  return summary
}

function parkingEffects({ added, removed, inUse }: ParkingAssetChanges) {
  const newLockers = added.filter(({ kind }) => kind === 'locker').length
  const numbersOf = (rows: readonly { number: string }[]) => rows.map(({ number }) => number)
  return {
    newStalls: added.length - newLockers,
    newLockers,
    removedAssets: numbersOf(removed),
    assetsInUse: numbersOf(inUse),
  }
}

/** The orientation, the top floor, the surroundings, entrances and staircases, and the floor numbers that are skipped. */
async function writeSite(tx: Database, shape: BuildingShape, now: Date): Promise<void> {
  const towerFloors = Math.max(1, topFloorOf(shape))
  await tx.update(building).set({ towerFloors, orientation: shape.orientation, updatedAt: now })
  const site = {
    surroundings: shape.surroundings,
    access: accessOfShape(shape),
    skippedFloors: shape.numbering.skips13 && towerFloors > 13 ? [13] : [],
  }
  await tx.insert(buildingSites).values(site).onConflictDoUpdate({ target: buildingSites.onlyRow, set: site })
}

/** Stores the numbers that are not floor and slot, and places the units by them. */
async function writeSlotNumbers(tx: Database, numbers: readonly SlotNumber[]): Promise<void> {
  await tx.delete(slotNumbers)
  const own = numbers.filter(({ floor, slot, unitNumber }) => unitNumber !== unitNumberOf(floor, slot))
  for (let from = 0; from < own.length; from += 1000)
    await tx
      .insert(slotNumbers)
      .values(own.slice(from, from + 1000).map(({ floor, slot, unitNumber }) => ({ floor, slot, unitNumber })))
  // The trigger computes it. Citus calls no function that reads a table in a query.
  await tx.execute(sql`update units set slot = slot`)
}

function toUnits(shape: BuildingShape, added: readonly SlotNumber[]) {
  const kinds = new Map(listFloors(shape).map(({ number, range }) => [number, range.kind]))
  return added.map(({ unitNumber, floor, layoutUnit: { bedrooms, area, balcony } }) => ({
    unitNumber,
    floor,
    category: kinds.get(floor) === 'commercial' ? ('Commercial' as const) : ('Residential' as const),
    bedrooms,
    squareFootage: area === null ? null : squareFeetOf(area),
    balcony: balcony === undefined ? null : balcony ? ('Yes' as const) : ('No' as const),
  }))
}
