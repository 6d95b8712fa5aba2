import { sql } from 'drizzle-orm'
import { type FloorChanges, changedFloors, FloorSettings, whyNotFloors } from '#building/floor-settings.ts'
import { floorWords as words } from '#building/floor-words.ts'
import { type BuildingModel, faultsOfModel } from '#building/model.ts'
import { modelIn } from '#building/server/model.ts'
import { putFloors, readFloors } from '#building/server/floor-settings.ts'
import { building } from '#building/server/table.ts'
import { conflict, notFound, stale } from '#platform/refusal.ts'
import type { Author } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { ask } from '#platform/server/statements.ts'
import { holdArea, settingArea } from '#settings/server/area.ts'
import { changeSetting } from '#settings/server/store.ts'
import type { FloorRecord, FloorTrial } from '../floors-contract.ts'

/** Floors, layouts and parking levels as a part of the settings. */
export const floorsArea = settingArea({
  area: 'floors',
  noun: 'floors',
  topics: ['building', 'units'],
  fieldName: (key) => `${key.charAt(0).toUpperCase()}${key.slice(1)}`,
  shape: FloorSettings,
  read: readFloors,
  write: async (tx, value, _, now) => {
    const before = await modelIn(tx)
    await putFloors(tx, value, now)
    const faults = await newFaults(tx, before, await modelIn(tx))
    if (faults.length > 0) throw conflict('impossible_building', faults.join(' '))
  },
})

export async function findFloorTable(db: Database): Promise<FloorRecord> {
  const [house] = await db.select({ version: building.version }).from(building)
  if (!house) throw notFound('Building')
  return { floors: await readFloors(db), version: house.version }
}

/** Changes the floor table; refuses with 409 what cannot be built, and with 412 when `ifMatch` is not its version. */
export async function changeFloorTable(
  db: Database,
  changes: FloorChanges,
  by: Author,
  now: Date,
  ifMatch: number | null,
): Promise<FloorRecord> {
  return db.transaction(async (tx) => {
    const before = await holdArea(tx, floorsArea)
    const held = await findFloorTable(tx)
    if (ifMatch !== null && ifMatch !== held.version) throw stale(held)
    const why = whyNotFloors(before, changes)
    if (why !== null) throw conflict('impossible_building', why)
    const after = changedFloors(before, changes)
    const change = await changeSetting(tx, { area: floorsArea, before, after, by, now })
    if (change !== null) await floorsArea.write(tx, after, by, now)
    return findFloorTable(tx)
  })
}

const tried = new Error('Only tried')

/** Makes the changes, looks at the building, and takes them back. */
export async function tryFloorTable(db: Database, changes: FloorChanges, now: Date): Promise<FloorTrial> {
  let trial: FloorTrial = { model: null, faults: [] }
  await db
    .transaction(async (tx) => {
      const held = await readFloors(tx)
      const why = whyNotFloors(held, changes)
      if (why !== null) trial = { model: null, faults: [why] }
      else {
        const before = await modelIn(tx)
        await putFloors(tx, changedFloors(held, changes), now)
        const model = await modelIn(tx)
        trial = { model, faults: await newFaults(tx, before, model) }
      }
      throw tried
    })
    .catch((error: unknown) => {
      if (error !== tried) throw error
    })
  return trial
}

const mostNamed = 5

/** What was well before and would not be any more: holes and doubles of the model, and homes without a place. */
async function newFaults(tx: Database, before: BuildingModel, after: BuildingModel): Promise<string[]> {
  const known = new Set(faultsOfModel(before))
  const homes = await ask<{ number: string; floor: number; slot: number }>(
    tx,
    sql`select unit_number as number, floor, slot from units where slot is not null order by floor, slot`,
  )
  const has = ({ floors }: BuildingModel, { floor, slot }: { floor: number; slot: number }) =>
    floors.some(({ number, slots }) => number === floor && slots.some((one) => one.slot === slot))
  const placeless = homes.filter((home) => has(before, home) && !has(after, home))
  return [
    ...faultsOfModel(after).filter((fault) => !known.has(fault)),
    ...placeless.slice(0, mostNamed).map(({ number, floor, slot }) => words.placeless(number, floor, slot)),
    ...(placeless.length > mostNamed ? [words.morePlaceless(placeless.length - mostNamed)] : []),
  ]
}
