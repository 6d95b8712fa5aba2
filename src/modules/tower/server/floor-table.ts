import { sql } from 'drizzle-orm'
import { type FloorChanges, applyFloorChanges, FloorSettings, validateFloors } from '#building/floor-settings.ts'
import { floorWords as words } from '#building/messages/floor.ts'
import { type BuildingModel, listModelErrors } from '#building/model.ts'
import { readModel } from '#building/server/model.ts'
import { writeFloors, readFloors } from '#building/server/floor-settings.ts'
import { building } from '#building/server/table.ts'
import { conflict, notFound } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { settingArea } from '#settings/server/area.ts'
import { saveArea } from '#settings/server/store.ts'
import type { FloorRecord, FloorPreviewResult } from '../floors-contract.ts'

/** Floors, layouts and parking levels as a part of the settings. */
export const floorsArea = settingArea({
  area: 'floors',
  recordType: 'floors',
  topics: ['building', 'units'],
  fieldName: (key) => `${key.charAt(0).toUpperCase()}${key.slice(1)}`,
  shape: FloorSettings,
  read: readFloors,
  write: async (tx, value, _, now) => {
    const before = await readModel(tx)
    await writeFloors(tx, value, now)
    const faults = await newFaults(tx, before, await readModel(tx))
    if (faults.length > 0) throw conflict('impossible_building', faults.join(' '))
  },
})

export async function findFloorTable(db: Database): Promise<FloorRecord> {
  const [profile] = await db.select({ version: building.version }).from(building)
  if (!profile) throw notFound('Building')
  return { floors: await readFloors(db), version: profile.version }
}

/** Changes the floor table; throws 409 for an invalid building, and 412 when `ifMatch` is outdated. */
export async function changeFloorTable(
  db: Database,
  changes: FloorChanges,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<FloorRecord> {
  const change = (before: FloorSettings) => {
    const why = validateFloors(before, changes)
    if (why !== null) throw conflict('impossible_building', why)
    return applyFloorChanges(before, changes)
  }
  return saveArea(db, { area: floorsArea, find: findFloorTable, change, by, now, ifMatch })
}

const rollback = new Error('Only tried')

/** Applies the changes, validates the building, and rolls back. */
export async function previewFloorTable(db: Database, changes: FloorChanges, now: Date): Promise<FloorPreviewResult> {
  let trial: FloorPreviewResult = { model: null, faults: [] }
  await db
    .transaction(async (tx) => {
      const current = await readFloors(tx)
      const why = validateFloors(current, changes)
      if (why !== null) trial = { model: null, faults: [why] }
      else {
        const before = await readModel(tx)
        await writeFloors(tx, applyFloorChanges(current, changes), now)
        const model = await readModel(tx)
        trial = { model, faults: await newFaults(tx, before, model) }
      }
      throw rollback
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error
    })
  return trial
}

const maxNamed = 5

/** Errors that the change introduces: gaps and duplicates in the model, and homes without a slot. */
async function newFaults(tx: Database, before: BuildingModel, after: BuildingModel): Promise<string[]> {
  const known = new Set(listModelErrors(before))
  const homes = await queryRows<{ number: string; floor: number; slot: number }>(
    tx,
    sql`select unit_number as number, floor, slot from units where slot is not null order by floor, slot`,
  )
  const has = ({ floors }: BuildingModel, { floor, slot }: { floor: number; slot: number }) =>
    floors.some(({ number, slots }) => number === floor && slots.some((row) => row.slot === slot))
  const placeless = homes.filter((home) => has(before, home) && !has(after, home))
  return [
    ...listModelErrors(after).filter((fault) => !known.has(fault)),
    ...placeless.slice(0, maxNamed).map(({ number, floor, slot }) => words.placeless(number, floor, slot)),
    ...(placeless.length > maxNamed ? [words.morePlaceless(placeless.length - maxNamed)] : []),
  ]
}
