import type { Facing } from './contract.ts'
import type { Polygon } from './polygon.ts'

/** Metres that a home takes along the wall and into the house, where nobody has drawn it. */
const wide = 8
const deep = 8
const corridor = 2

/** A box with its homes along the four walls, in the order of their slots: what a floor looks like until it is drawn. */
export function plainShape(facings: readonly Facing[]): { outline: Polygon; footprints: Polygon[] } {
  const count = (facing: Facing) => facings.filter((f) => f === facing).length
  const width = Math.max(wide * Math.max(count('North'), count('South')), 2 * deep + corridor)
  const between = Math.max(wide * Math.max(count('East'), count('West')), corridor)
  const depth = between + 2 * deep
  const seen: Record<Facing, number> = { North: 0, East: 0, South: 0, West: 0 }
  return {
    outline: box(0, 0, width, depth),
    footprints: facings.map((facing) => {
      const place = seen[facing]++
      const along = (length: number): [number, number] => [
        (length / count(facing)) * place,
        (length / count(facing)) * (place + 1),
      ]
      if (facing === 'North' || facing === 'South') {
        const [from, to] = along(width)
        return facing === 'North' ? box(from, depth - deep, to, depth) : box(width - to, 0, width - from, deep)
      }
      const [from, to] = along(between)
      return facing === 'East'
        ? box(width - deep, depth - deep - to, width, depth - deep - from)
        : box(0, deep + from, deep, deep + to)
    }),
  }
}

const box = (west: number, south: number, east: number, north: number): Polygon => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
]
