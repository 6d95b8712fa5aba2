import type { GroundFloor } from './choices.ts'
import type { BuildingShape, FloorRange, Numbering } from './schemas.ts'

/** The number of the ground floor: 1, or 0 where it is called 0, EG or G. */
export const groundNumber = ({ ground }: Pick<Numbering, 'ground'>) => (ground === '1' ? 1 : 0)

/** The floor numbers of a range; a building without a floor 13 skips it. */
export function floorsOfRange({ from, to }: Pick<FloorRange, 'from' | 'to'>, { skips13 }: Numbering): number[] {
  const numbers = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
  return skips13 ? numbers.filter((number) => number !== 13) : numbers
}

export type ShapeFloor = { number: number; range: FloorRange }

/** Every floor with its range, from the ground up. */
export const listFloors = ({ floors, numbering }: Pick<BuildingShape, 'floors' | 'numbering'>): ShapeFloor[] =>
  floors
    .flatMap((range) => floorsOfRange(range, numbering).map((number) => ({ number, range })))
    .toSorted((a, b) => a.number - b.number)

/** The floor as it is written: EG for the ground floor of a building that calls it so. */
export const floorLabel = (number: number, { ground }: Numbering) => (number === 0 ? ground : String(number))

export const rangeLabel = ({ from, to }: Pick<FloorRange, 'from' | 'to'>, numbering: Numbering) =>
  from === to ? floorLabel(from, numbering) : `${floorLabel(from, numbering)} to ${floorLabel(to, numbering)}`

/** The range as the start of a sentence: Floor 5, or Floors 5 to 8. */
export const rangeTitle = (range: Pick<FloorRange, 'from' | 'to'>, numbering: Numbering) =>
  `${range.from === range.to ? 'Floor' : 'Floors'} ${rangeLabel(range, numbering)}`

export const topFloorOf = (shape: Pick<BuildingShape, 'floors' | 'numbering'>) =>
  Math.max(0, ...listFloors(shape).map(({ number }) => number))

/** The number of units on a floor of this range. */
export const unitsOnFloor = ({ layouts }: Pick<BuildingShape, 'layouts'>, range: FloorRange) =>
  range.parts.reduce((sum, { layout }) => sum + (layouts.find(({ name }) => name === layout)?.units.length ?? 0), 0)

/** The number of homes and shops of the whole building. */
export const countShapeUnits = (shape: BuildingShape) =>
  listFloors(shape).reduce((sum, { range }) => sum + unitsOnFloor(shape, range), 0)

/**
 * Calls the ground floor by another name. The floors and the parking above ground get the numbers that follow from it, so
 * the building stays as it is: floors 1 to 6 are G to 5.
 */
export function withGround(shape: BuildingShape, ground: GroundFloor): BuildingShape {
  const numbering = { ...shape.numbering, ground }
  const [former, first] = [groundNumber(shape.numbering), groundNumber(numbering)]
  const lowest = Math.min(...shape.floors.map(({ from }) => from))
  if (former === first || lowest !== former) return { ...shape, numbering }
  const skips = numbering.skips13
  const moved = (floor: number) => {
    const place = floor - former - (skips && floor > 13 ? 1 : 0)
    return place + first + (skips && place + first >= 13 ? 1 : 0)
  }
  return {
    ...shape,
    numbering,
    floors: shape.floors.map((range) => ({
      ...range,
      from: moved(range.from),
      to: moved(skips && range.to === 13 ? 12 : range.to),
    })),
    parking: shape.parking.map((level) => (level.floor < former ? level : { ...level, floor: moved(level.floor) })),
  }
}
