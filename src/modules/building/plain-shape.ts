import type { Facing } from './choices.ts'
import type { Polygon } from './polygon.ts'

/** The size in metres of a home without a drawing. */
const unitWidth = 8
const unitDepth = 8
const corridor = 2

/**
 * The default shape of a floor without a drawing: a box with its homes along the four walls, in the order of their
 * slots.
 */
export function plainShape(facings: readonly Facing[]): { outline: Polygon; footprints: Polygon[] } {
  const count = (facing: Facing) => facings.filter((f) => f === facing).length
  const width = Math.max(unitWidth * Math.max(count('North'), count('South')), 2 * unitDepth + corridor)
  const between = Math.max(unitWidth * Math.max(count('East'), count('West')), corridor)
  const depth = between + 2 * unitDepth
  const placed: Record<Facing, number> = { North: 0, East: 0, South: 0, West: 0 }
  return {
    outline: box(0, 0, width, depth),
    footprints: facings.map((facing) => {
      const place = placed[facing]++
      const along = (length: number): [number, number] => [
        (length / count(facing)) * place,
        (length / count(facing)) * (place + 1),
      ]
      if (facing === 'North' || facing === 'South') {
        const [from, to] = along(width)
        return facing === 'North'
          ? box(from, depth - unitDepth, to, depth)
          : box(width - to, 0, width - from, unitDepth)
      }
      const [from, to] = along(between)
      return facing === 'East'
        ? box(width - unitDepth, depth - unitDepth - to, width, depth - unitDepth - from)
        : box(0, unitDepth + from, unitDepth, unitDepth + to)
    }),
  }
}

const box = (west: number, south: number, east: number, north: number): Polygon => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
]
