import { z } from 'zod'
import { Facing, FloorKind } from './contract.ts'
import { areaOf, crossesItself, overlapOf } from './polygon.ts'
import type { Polygon } from './polygon.ts'

/** Metres east and north of the tower's origin (the outer corner of the L, south-west), along the building's own axes. */
export type Point = Polygon[number]

const number = z.number()
export const Corners = z.array(z.tuple([number, number]).readonly()).readonly()

/** A place for one home or shop: its number on the floor, where it looks, and the ground it takes. */
export const ModelSlot = z.object({
  slot: z.int(),
  facing: Facing,
  stack: z.string(),
  /** Counter-clockwise, inside the floor's outline. */
  footprint: Corners,
})
export type ModelSlot = z.infer<typeof ModelSlot>

/** Heights are metres above the street. Commercial floors may have slots too: count homes by `kind`. */
export const ModelFloor = z.object({
  number: z.int(),
  kind: FloorKind,
  name: z.string().nullable(),
  layout: z.string().nullable(),
  outline: Corners,
  slots: z.array(ModelSlot).readonly(),
  bottom: number,
  height: number,
})
export type ModelFloor = z.infer<typeof ModelFloor>

/** The one building every view is drawn from. Floors from the street up. */
export const BuildingModel = z.object({
  towerFloors: z.int(),
  latitude: number.nullable(),
  longitude: number.nullable(),
  /** Degrees clockwise from true north to the building's north axis. */
  orientation: number,
  floors: z.array(ModelFloor).readonly(),
  parking: z.array(z.object({ code: z.string(), floor: z.int(), stalls: z.int(), chargingStalls: z.int() })).readonly(),
})
export type BuildingModel = z.infer<typeof BuildingModel>

/** Why the building cannot be drawn like this: each hole and each double in a sentence; null when there is none. */
export function whyNotModel(model: BuildingModel): string | null {
  const faults = faultsOfModel(model)
  return faults.length > 0 ? faults.join(' ') : null
}

/** The same, sentence by sentence. */
export const faultsOfModel = (model: BuildingModel): string[] => [
  ...faultsOfFloors(model),
  ...model.floors.flatMap(faultsOfFloor),
  ...faultsOfParking(model),
]

/** Walls are drawn to the centimetre, so that neighbours may seem to touch by less than this. */
const tolerance = 0.05

function* faultsOfFloors({ floors, towerFloors }: BuildingModel) {
  const numbers = floors.map((floor) => floor.number)
  for (let wanted = 1; wanted <= towerFloors; wanted += 1)
    if (!numbers.includes(wanted)) yield `Floor ${wanted} is missing.`
  for (const twice of doubles(numbers)) yield `Floor ${twice} is there twice.`
  for (const above of numbers.filter((number) => number > towerFloors))
    yield `Floor ${above} lies above the top floor ${towerFloors}.`
}

function faultsOfFloor({ number: floor, outline, slots }: ModelFloor): string[] {
  const numbers = slots.map(({ slot }) => slot)
  const missing = Array.from({ length: Math.max(0, ...numbers) }, (_, i) => i + 1).filter((s) => !numbers.includes(s))
  return [
    ...missing.map((slot) => `Slot ${slot} of floor ${floor} is missing.`),
    ...doubles(numbers).map((slot) => `Slot ${slot} of floor ${floor} is there twice.`),
    ...doubles(slots.map(({ stack }) => stack)).map((stack) => `Stack ${stack} has two slots on floor ${floor}.`),
    ...(isArea(outline) ? [] : [`The outline of floor ${floor} is no area with its corners counter-clockwise.`]),
    ...slots.flatMap(({ slot, footprint }) => faultOfFootprint(`Slot ${slot} of floor ${floor}`, footprint, outline)),
    ...slots.flatMap((one, i) =>
      slots
        .slice(i + 1)
        .filter((other) => overlapOf(one.footprint, other.footprint) > tolerance)
        .map((other) => `Slots ${one.slot} and ${other.slot} of floor ${floor} lie on each other.`),
    ),
  ]
}

function faultOfFootprint(what: string, footprint: Polygon, outline: Polygon): string[] {
  if (!isArea(footprint)) return [`${what} has no area with its corners counter-clockwise.`]
  return areaOf(footprint) - overlapOf(footprint, outline) > tolerance ? [`${what} reaches outside the outline.`] : []
}

function* faultsOfParking({ parking, floors }: BuildingModel) {
  for (const twice of doubles(parking.map(({ code }) => code))) yield `Parking level ${twice} is there twice.`
  for (const { code, floor } of parking)
    if (!floors.some(({ number }) => number === floor))
      yield `Parking level ${code} lies on floor ${floor}, which is missing.`
}

const isArea = (polygon: Polygon) => polygon.length >= 3 && areaOf(polygon) > 0 && !crossesItself(polygon)

const doubles = <T>(values: readonly T[]): T[] => [...new Set(values.filter((value, i) => values.indexOf(value) !== i))]
