import { createHash } from 'node:crypto'
import { asc } from 'drizzle-orm'
import type { Database } from '#platform/server/database.ts'
import type { House } from '#platform/server/house.ts'
import { keepRead } from '#platform/server/kept-read.ts'
import { ReadyJson } from '#platform/server/ready-json.ts'
import type { BuildingModel, ModelSlot } from '../model.ts'
import { plainShape } from '../plain-shape.ts'
import type { Polygon } from '../polygon.ts'
import { stackOf } from '../rules.ts'
import { findProfile } from './store.ts'
import { floorLayouts, floors, layoutSlots, parkingLevels } from './table.ts'

type FloorRow = typeof floors.$inferSelect
type Drawn = { outline: Polygon; slots: Map<number, typeof layoutSlots.$inferSelect> }

/** The building as every view draws it; a floor that nobody has drawn yet is a plain box with its homes along the walls. */
export async function findModel(db: Database): Promise<BuildingModel> {
  const { towerFloors, latitude, longitude, orientation } = await findProfile(db)
  const rows = await db.select().from(floors).orderBy(asc(floors.number))
  const drawn = await listLayouts(db)
  const parking = await db.select().from(parkingLevels).orderBy(asc(parkingLevels.code))
  let bottom = 0
  return {
    towerFloors,
    latitude,
    longitude,
    orientation,
    floors: rows.map((row) => {
      const at = bottom
      bottom = toCentimetre(bottom + row.height)
      const { number, kind, name, layout, height } = row
      return { number, kind, name, layout, ...shapeOf(row, rows, drawn), bottom: at, height }
    }),
    parking: parking.map(({ code, floor, stalls, chargingStalls }) => ({ code, floor, stalls, chargingStalls })),
  }
}

/** The model inside somebody's transaction. */
export const modelIn = findModel

/** The model as the bytes that go out. */
export const keepModel = (house: House) =>
  keepRead(house, new Set(['building']), async ({ db }) => {
    const json = JSON.stringify(await findModel(db))
    return new ReadyJson(Buffer.from(json), `"${createHash('md5').update(json).digest('hex')}"`)
  })

async function listLayouts(db: Database): Promise<ReadonlyMap<string, Drawn>> {
  const slots = await db.select().from(layoutSlots)
  return new Map(
    (await db.select().from(floorLayouts)).map(({ layout, outline }) => [
      layout,
      { outline, slots: new Map(slots.filter((s) => s.layout === layout).map((s) => [s.slot, s])) },
    ]),
  )
}

function shapeOf(row: FloorRow, rows: readonly FloorRow[], drawn: ReadonlyMap<string, Drawn>) {
  const layout = row.layout === null ? undefined : drawn.get(row.layout)
  const plain = plainShape(row.facings)
  const slots = row.facings.map((facing, place): ModelSlot => {
    const slot = place + 1
    const stored = layout?.slots.get(slot)
    return {
      slot,
      facing,
      stack: stored?.stack ?? stackOf(row, slot) ?? `${row.number}-${slot}`,
      footprint: layout ? (stored?.footprint ?? []) : plain.footprints[place]!,
    }
  })
  return { outline: outlineOf(row, rows, drawn), slots }
}

/** A floor's own outline, its layout's, that of its homes, or that of the nearest floor which has one. */
function outlineOf(row: FloorRow, rows: readonly FloorRow[], drawn: ReadonlyMap<string, Drawn>): Polygon {
  const own = ({ outline, layout, facings }: FloorRow): Polygon | undefined =>
    outline ??
    (layout === null ? undefined : drawn.get(layout)?.outline) ??
    (facings.length > 0 ? plainShape(facings).outline : undefined)
  const byDistance = rows.toSorted((a, b) => Math.abs(a.number - row.number) - Math.abs(b.number - row.number))
  return own(row) ?? byDistance.map(own).find((outline) => outline !== undefined) ?? plainShape([]).outline
}

const toCentimetre = (metres: number) => Math.round(metres * 100) / 100
