import { hash } from 'node:crypto'
import { asc } from 'drizzle-orm'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { CachedJson, cacheJson } from '#platform/server/http/cached-json.ts'
import type { BuildingModel, ModelSlot } from '../model.ts'
import { plainShape } from '../plain-shape.ts'
import type { Polygon } from '../polygon.ts'
import { findProfile, listDrawnLayouts } from './store.ts'
import { buildingSites, floorSlots, floors, layoutSlots, parkingLevels, slotNumbers } from './table.ts'

type FloorRow = typeof floors.$inferSelect
type SlotRow = typeof floorSlots.$inferSelect
type LayoutShape = {
  outline: Polygon
  furtherOutlines: Polygon[] | null
  slots: Map<number, typeof layoutSlots.$inferSelect>
}

/** The model of the building; a floor without a drawing is a box with its homes along the walls. */
export async function readModel(db: Database): Promise<BuildingModel> {
  const { towerFloors, latitude, longitude, orientation } = await findProfile(db)
  const rows = await db.select().from(floors).orderBy(asc(floors.number))
  const layouts = await listLayouts(db)
  const slots = await db.select().from(floorSlots).orderBy(asc(floorSlots.slot))
  const numbers = await db.select().from(slotNumbers)
  const [site] = await db.select().from(buildingSites)
  const parking = await db.select().from(parkingLevels).orderBy(asc(parkingLevels.code))
  let bottom = 0
  return {
    towerFloors,
    latitude,
    longitude,
    orientation,
    floors: rows.map((row) => {
      const floorBottom = bottom
      bottom = toCentimetre(bottom + row.height)
      const { number, kind, name, layout, height } = row
      return { number, kind, name, layout, ...shapeOf(row, rows, layouts, slots, numbers), bottom: floorBottom, height }
    }),
    parking: parking.map(({ code, floor, stalls, chargingStalls, lockers }) => ({
      code,
      floor,
      stalls,
      chargingStalls,
      ...(lockers > 0 ? { lockers } : {}),
    })),
    ...(site && site.skippedFloors.length > 0 ? { skippedFloors: site.skippedFloors } : {}),
    ...(site ? { surroundings: site.surroundings } : {}),
    ...(site && site.access.length > 0 ? { access: site.access } : {}),
  }
}

/** The model as JSON, cached until the building changes. */
export const cacheModel = (context: AppContext) =>
  cacheJson(context, new Set(['building']), async ({ db }) => {
    const json = JSON.stringify(await readModel(db))
    return new CachedJson(Buffer.from(json), `W/"${hash('md5', json)}"`)
  })

async function listLayouts(db: Database): Promise<ReadonlyMap<string, LayoutShape>> {
  const slots = await db.select().from(layoutSlots)
  return new Map(
    (await listDrawnLayouts(db)).map(({ layout, outline, furtherOutlines }) => [
      layout,
      { outline, furtherOutlines, slots: new Map(slots.filter((s) => s.layout === layout).map((s) => [s.slot, s])) },
    ]),
  )
}

function shapeOf(
  row: FloorRow,
  rows: readonly FloorRow[],
  layouts: ReadonlyMap<string, LayoutShape>,
  allSlots: readonly SlotRow[],
  numbers: readonly (typeof slotNumbers.$inferSelect)[],
) {
  const layout = row.layout === null ? undefined : layouts.get(row.layout)
  const plain = plainShape(row.facings)
  const slots = allSlots
    .filter(({ floor }) => floor === row.number)
    .map(({ slot, facing, stack }): ModelSlot => {
      const unitNumber = numbers.find((one) => one.floor === row.number && one.slot === slot)?.unitNumber
      const { riser = null, balcony = null } = layout?.slots.get(slot) ?? {}
      return {
        slot,
        facing,
        stack,
        footprint: (layout ? layout.slots.get(slot)?.footprint : plain.footprints[slot - 1]) ?? [],
        ...(riser ? { riser } : {}),
        ...(balcony === null ? {} : { balcony }),
        ...(unitNumber === undefined ? {} : { unitNumber }),
      }
    })
  const furtherOutlines = row.outline ? row.furtherOutlines : layout?.furtherOutlines
  return { outline: outlineOf(row, rows, layouts), ...(furtherOutlines ? { furtherOutlines } : {}), slots }
}

/** The outline of the floor, of its layout, of its homes, or of the nearest floor that has one. */
function outlineOf(row: FloorRow, rows: readonly FloorRow[], layouts: ReadonlyMap<string, LayoutShape>): Polygon {
  const ownOutline = ({ outline, layout, facings }: FloorRow): Polygon | undefined =>
    outline ??
    (layout === null ? undefined : layouts.get(layout)?.outline) ??
    (facings.length > 0 ? plainShape(facings).outline : undefined)
  const byDistance = rows.toSorted((a, b) => Math.abs(a.number - row.number) - Math.abs(b.number - row.number))
  return (
    ownOutline(row) ?? byDistance.map(ownOutline).find((outline) => outline !== undefined) ?? plainShape([]).outline
  )
}

const toCentimetre = (metres: number) => Math.round(metres * 100) / 100
