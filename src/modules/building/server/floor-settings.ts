import { and, asc, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#platform/server/database/drizzle.ts'
import { isSame } from '#settings/rules.ts'
import type { Facing } from '../choices.ts'
import {
  facingsOf,
  type FloorParts,
  type FloorSettings,
  parseFloorSettings,
  toFloorSettings,
} from '../floor-settings.ts'
import { listDrawnLayouts } from './store.ts'
import { building, floorLayouts, floors, layoutSlots, parkingLevels } from './table.ts'

/** Floors, layouts with a drawing, and parking levels as one value of the settings. */
export async function readFloors(tx: Database): Promise<FloorSettings> {
  const rows = await tx.select().from(floors).orderBy(asc(floors.number))
  const slots = await tx.select().from(layoutSlots).orderBy(asc(layoutSlots.slot))
  const parts: FloorParts = { floors: new Map(), layouts: new Map(), parking: new Map() }
  for (const { layout, outline, furtherOutlines, facings } of await listDrawnLayouts(tx))
    parts.layouts.set(layout, {
      facings: [...(rows.find((row) => row.layout === layout && row.facings.length > 0)?.facings ?? facings)],
      outline,
      ...(furtherOutlines ? { furtherOutlines } : {}),
      slots: slots
        .filter((slot) => slot.layout === layout)
        .map(({ slot, stack, footprint, riser, balcony }) => ({
          slot,
          stack,
          footprint,
          ...(riser === null ? {} : { riser }),
          ...(balcony === null ? {} : { balcony }),
        })),
    })
  for (const { number, kind, name, layout, height, facings, outline, furtherOutlines } of rows) {
    const walls = { ...(outline === null ? {} : { outline }), ...(furtherOutlines ? { furtherOutlines } : {}) }
    const part = { kind, name, layout, height, ...walls }
    const ownFacings = isSame(facingsOf(part, parts.layouts), facings) ? {} : { facings: [...facings] }
    parts.floors.set(number, { ...part, ...ownFacings })
  }
  for (const { code, floor, stalls, chargingStalls, lockers } of await tx
    .select()
    .from(parkingLevels)
    .orderBy(asc(parkingLevels.floor), asc(parkingLevels.code)))
    parts.parking.set(code, { floor, stalls, chargingStalls, ...(lockers > 0 ? { lockers } : {}) })
  return toFloorSettings(parts)
}

/** Replaces all floors; unchanged rows keep their version. */
export async function writeFloors(tx: Database, value: FloorSettings, now: Date): Promise<void> {
  const parts = parseFloorSettings(value)
  const current = parseFloorSettings(await readFloors(tx))
  await writeLayouts(tx, parts, now)
  await tx.delete(floors).where(notIn(floors.number, [...parts.floors.keys()]))
  for (const [number, part] of parts.floors) {
    const facings = [...facingsOf(part, parts.layouts)]
    const before = current.floors.get(number)
    if (before && isSame(before, part) && isSame(facingsOf(before, current.layouts), facings)) continue
    const { kind, name, layout, height, outline = null, furtherOutlines = null } = part
    const row = { kind, name, layout, height, facings, outline, furtherOutlines, updatedAt: now }
    await tx
      .insert(floors)
      .values({ number, ...row, createdAt: now })
      .onConflictDoUpdate({ target: floors.number, set: { ...row, version: sql`${floors.version} + 1` } })
  }
  const removedLayouts = and(notIn(floorLayouts.layout, [...parts.layouts.keys()]), isNotNull(floorLayouts.outline))
  await tx.delete(floorLayouts).where(removedLayouts)
  await tx.delete(parkingLevels).where(notIn(parkingLevels.code, [...parts.parking.keys()]))
  for (const [code, level] of parts.parking) {
    if (isSame(current.parking.get(code), level)) continue
    const row = { lockers: 0, ...level, updatedAt: now }
    await tx
      .insert(parkingLevels)
      .values({ code, ...row, createdAt: now })
      .onConflictDoUpdate({ target: parkingLevels.code, set: { ...row, version: sql`${parkingLevels.version} + 1` } })
  }
  await tx.update(building).set({ version: sql`${building.version} + 1`, updatedAt: now })
}

async function writeLayouts(tx: Database, { layouts }: FloorParts, now: Date): Promise<void> {
  await tx.delete(layoutSlots)
  for (const [layout, { facings, outline, furtherOutlines = null, slots }] of layouts) {
    const row = { outline, furtherOutlines, facings: [...facings] as Facing[], updatedAt: now }
    await tx
      .insert(floorLayouts)
      .values({ layout, ...row, createdAt: now })
      .onConflictDoUpdate({ target: floorLayouts.layout, set: { ...row, version: sql`${floorLayouts.version} + 1` } })
    if (slots.length > 0) await tx.insert(layoutSlots).values(slots.map((slot) => ({ layout, ...slot })))
  }
}

/** Matches all rows except these. */
const notIn = (column: PgColumn, values: unknown[]) => (values.length === 0 ? sql`true` : notInArray(column, values))
