import type { Facing } from '../choices.ts'
import type { FloorPart, FloorSettings, LayoutPart } from '../floor-settings.ts'
import { toFloorSettings } from '../floor-settings.ts'
import { counterClockwise, type Polygon } from '../polygon.ts'
import { floorLabel, listFloors, type ShapeFloor } from './floors.ts'
import type { BuildingShape, FloorRange, PartOnFloors, ShapeLayout } from './schemas.ts'
import { layOutUnits } from './unit-footprints.ts'
import { unitNumberIn } from './unit-numbers.ts'

/** A unit of a layout with its place in the plan. */
export type PlacedUnit = {
  footprint: Polygon
  facing: Facing
  stack: string
  riser: string | undefined
  balcony: boolean | undefined
}

const twoDigits = (n: number) => String(n).padStart(2, '0')
/** The weight of a unit without an area, as square metres. */
const usualArea = 70

/** The walls of a part on the floors of a range. */
export function outlineOf({ parts, layouts }: BuildingShape, { part, layout, outline }: PartOnFloors): Polygon {
  const drawing = layouts.find(({ name }) => name === layout)?.drawing
  return outline ?? drawing?.outline ?? parts.find(({ key }) => key === part)?.outline ?? []
}

/** The units of a layout within an outline; null when they have no room. */
export function placeUnits(
  layout: ShapeLayout,
  outline: Polygon,
): { units: PlacedUnit[]; corridor: Polygon | null } | null {
  const { name, units, drawing } = layout
  const laid = drawing
    ? { units: drawing.footprints.map((footprint) => ({ footprint, facing: 'North' as const })), corridor: null }
    : layOutUnits(
        counterClockwise(outline),
        units.map(({ area }) => area ?? usualArea),
      )
  if (typeof laid === 'string') return null
  return {
    corridor: laid.corridor,
    units: laid.units.map(({ footprint, facing }, i) => ({
      footprint,
      facing: units[i]?.facing ?? facing,
      stack: units[i]?.stack ?? `${name}-${twoDigits(i + 1)}`,
      riser: units[i]?.riser,
      balcony: units[i]?.balcony,
    })),
  }
}

/** What floors with the same parts and layouts share. */
type SharedLayout = { name: string; part: LayoutPart }

/**
 * The floors, layouts and parking levels as they are stored. A floor of several parts has one layout with the units of
 * all of them, and an outline for each.
 */
export function floorSettingsOf(shape: BuildingShape): FloorSettings {
  const shared = new Map<string, SharedLayout>()
  const floors = new Map<number, FloorPart>()
  for (const { number, range } of listFloors(shape)) {
    const { kind, height } = range
    const name = range.name ?? (number === 0 && shape.numbering.ground !== '0' ? floorLabel(0, shape.numbering) : null)
    const layout = range.parts.some(({ layout }) => layout !== null) ? sharedLayout(shape, range, shared) : null
    const [outline, ...furtherOutlines] = range.parts.map((part) => outlineOf(shape, part))
    const own =
      layout === null && outline ? { outline, ...(furtherOutlines.length > 0 ? { furtherOutlines } : {}) } : {}
    floors.set(number, { kind, name, layout: layout?.name ?? null, height, ...own })
  }
  return toFloorSettings({
    floors,
    layouts: new Map([...shared.values()].map(({ name, part }) => [name, part])),
    parking: new Map(
      shape.parking.map(({ code, floor, stalls, chargingStalls, lockers }) => [
        code,
        { floor, stalls, chargingStalls, ...(lockers > 0 ? { lockers } : {}) },
      ]),
    ),
  })
}

function sharedLayout(shape: BuildingShape, range: FloorRange, shared: Map<string, SharedLayout>): SharedLayout {
  const key = JSON.stringify(range.parts)
  const existing = shared.get(key)
  if (existing) return existing
  const used = range.parts.flatMap(({ layout }) => shape.layouts.find(({ name }) => name === layout) ?? [])
  const isSingle = range.parts.length === 1
  const placed = range.parts.flatMap((on) => {
    const layout = shape.layouts.find(({ name }) => name === on.layout)
    return layout ? (placeUnits(layout, outlineOf(shape, on))?.units ?? []) : []
  })
  const [outline = [], ...furtherOutlines] = range.parts.map((part) => outlineOf(shape, part))
  const names = new Set([...shared.values()].map(({ name }) => name))
  const name = freeName(
    used
      .map(({ name }) => name)
      .join(' + ')
      .slice(0, 36),
    names,
  )
  const added: SharedLayout = {
    name,
    part: {
      facings: placed.map(({ facing }) => facing),
      outline,
      ...(furtherOutlines.length > 0 ? { furtherOutlines } : {}),
      slots: placed.map(({ footprint, stack, riser, balcony }, i) => ({
        slot: i + 1,
        // The default of a single layout of the same name.
        stack: isSingle && stack === `${name}-${twoDigits(i + 1)}` ? null : stack,
        footprint,
        ...(riser === undefined ? {} : { riser }),
        ...(balcony === undefined ? {} : { balcony }),
      })),
    },
  }
  shared.set(key, added)
  return added
}

function freeName(name: string, used: ReadonlySet<string>): string {
  let free = name
  for (let n = 2; used.has(free); n += 1) free = `${name} ${n}`
  return free
}

export type SlotNumber = { floor: number; slot: number; unitNumber: string; layoutUnit: ShapeLayout['units'][number] }

/** Every slot with the number of its unit, from the ground up. */
export const slotNumbersOf = (shape: BuildingShape): SlotNumber[] =>
  listFloors(shape).flatMap((floor) => numbersOnFloor(shape, floor))

function numbersOnFloor({ layouts, numbering }: BuildingShape, { number, range }: ShapeFloor): SlotNumber[] {
  let slot = 0
  return range.parts.flatMap(({ part, layout }) =>
    (layouts.find(({ name }) => name === layout)?.units ?? []).map((layoutUnit, i) => {
      slot += 1
      const unitNumber = unitNumberIn(numbering, { floor: number, slot, part, partSlot: i + 1 })
      return { floor: number, slot, unitNumber, layoutUnit }
    }),
  )
}
