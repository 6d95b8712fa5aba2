import { z } from 'zod'
import { AccessPoint, Facing, FloorKind, Surrounding } from './schemas.ts'
import { outlinesOf } from './floor-outlines.ts'
import { areaOf, isSelfIntersecting, overlapOf } from './polygon.ts'
import type { Polygon } from './polygon.ts'

/**
 * Metres east and north of the tower's origin (the outer corner of the L, south-west), along the building's own axes.
 */
export type Point = Polygon[number]

const number = z.number()
export const Corners = z.array(z.tuple([number, number]).readonly()).readonly()

/** A slot for a home or shop: its number on the floor, facing and footprint. */
export const ModelSlot = z.object({
  slot: z.int(),
  facing: Facing,
  stack: z.string(),
  /** Counter-clockwise, inside the floor's outline. */
  footprint: Corners,
  /** The number of its unit, where it is not floor and slot. */
  unitNumber: z.string().optional(),
  /** The riser that serves it; absent where it is unknown. */
  riser: z.string().optional(),
  /** Whether the unit has a balcony; absent where it is unknown. */
  balcony: z.boolean().optional(),
})
export type ModelSlot = z.infer<typeof ModelSlot>

/** Heights are metres above the street. Commercial floors may have slots too: count homes by `kind`. */
export const ModelFloor = z.object({
  number: z.int(),
  kind: FloorKind,
  name: z.string().nullable(),
  layout: z.string().nullable(),
  outline: Corners,
  /** The outlines of further parts on the floor. */
  furtherOutlines: z.array(Corners).readonly().optional(),
  slots: z.array(ModelSlot).readonly(),
  bottom: number,
  height: number,
})
export type ModelFloor = z.infer<typeof ModelFloor>

/** The model that every view is drawn from. Floors are ordered from the street up. */
export const BuildingModel = z.object({
  towerFloors: z.int(),
  latitude: number.nullable(),
  longitude: number.nullable(),
  /** Degrees clockwise from true north to the building's north axis. */
  orientation: number,
  floors: z.array(ModelFloor).readonly(),
  parking: z
    .array(
      z.object({
        code: z.string(),
        /** Below zero underground. */
        floor: z.int(),
        stalls: z.int(),
        chargingStalls: z.int(),
        lockers: z.int().optional(),
      }),
    )
    .readonly(),
  /** Floor numbers that the building does not use. */
  skippedFloors: z.array(z.int()).readonly().optional(),
  /** The surroundings of the building; absent where they have not been described. */
  surroundings: z.array(Surrounding).readonly().optional(),
  /** Entrances and staircases; absent where they are unknown. */
  access: z.array(AccessPoint).readonly().optional(),
})
export type BuildingModel = z.infer<typeof BuildingModel>

/** The errors of the model as sentences; null when it is valid. */
export function validateModel(model: BuildingModel): string | null {
  const errors = listModelErrors(model)
  return errors.length > 0 ? errors.join(' ') : null
}

export const listModelErrors = (model: BuildingModel): string[] => [
  ...floorListErrors(model),
  ...model.floors.flatMap(floorErrors),
  ...parkingErrors(model),
]

/** Walls are drawn to the centimetre, so that neighbours may overlap by less than this. */
const tolerance = 0.05

function* floorListErrors({ floors, towerFloors, skippedFloors = [] }: BuildingModel) {
  const numbers = floors.map((floor) => floor.number)
  for (let expected = 1; expected <= towerFloors; expected += 1)
    if (!numbers.includes(expected) && !skippedFloors.includes(expected)) yield `Floor ${expected} is missing.`
  for (const duplicate of findDuplicates(numbers)) yield `Floor ${duplicate} is there twice.`
  for (const above of numbers.filter((number) => number > towerFloors))
    yield `Floor ${above} is above the top floor ${towerFloors}.`
}

function floorErrors({ number: floor, slots, ...walls }: ModelFloor): string[] {
  const outlines = outlinesOf(walls)
  const numbers = slots.map(({ slot }) => slot)
  const missing = Array.from({ length: Math.max(0, ...numbers) }, (_, i) => i + 1).filter((s) => !numbers.includes(s))
  return [
    ...missing.map((slot) => `Slot ${slot} of floor ${floor} is missing.`),
    ...findDuplicates(numbers).map((slot) => `Slot ${slot} of floor ${floor} is there twice.`),
    ...findDuplicates(slots.map(({ stack }) => stack)).map(
      (stack) => `Stack ${stack} has two slots on floor ${floor}.`,
    ),
    ...(outlines.every(isArea) ? [] : [`The outline of floor ${floor} is no area with its corners counter-clockwise.`]),
    ...slots.flatMap(({ slot, footprint }) => footprintErrors(`Slot ${slot} of floor ${floor}`, footprint, outlines)),
    ...slots.flatMap((first, i) =>
      slots
        .slice(i + 1)
        .filter((second) => overlapOf(first.footprint, second.footprint) > tolerance)
        .map((second) => `Slots ${first.slot} and ${second.slot} of floor ${floor} lie on each other.`),
    ),
  ]
}

function footprintErrors(what: string, footprint: Polygon, outlines: readonly Polygon[]): string[] {
  if (!isArea(footprint)) return [`${what} has no area with its corners counter-clockwise.`]
  const inside = outlines.reduce((sum, outline) => sum + overlapOf(footprint, outline), 0)
  return areaOf(footprint) - inside > tolerance ? [`${what} reaches outside the outline.`] : []
}

function* parkingErrors({ parking, floors }: BuildingModel) {
  for (const duplicate of findDuplicates(parking.map(({ code }) => code)))
    yield `Parking level ${duplicate} is there twice.`
  for (const { code, floor } of parking)
    if (floor >= 0 && !floors.some(({ number }) => number === floor))
      yield `Parking level ${code} is on floor ${floor}, which is missing.`
}

const isArea = (polygon: Polygon) => polygon.length >= 3 && areaOf(polygon) > 0 && !isSelfIntersecting(polygon)

const findDuplicates = <T>(values: readonly T[]): T[] => [
  ...new Set(values.filter((value, i) => values.indexOf(value) !== i)),
]
